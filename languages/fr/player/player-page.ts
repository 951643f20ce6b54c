import type { PartsOfTime } from "#features/player/model/clock-time.ts";
import type { PlayerError } from "#features/player/model/player-protocol.ts";
import { hours as hoursText, minutes as minutesText, seconds as secondsText } from "../counts.ts";
import { decimalText, plural } from "../text.ts";
import { captionLook } from "./caption-look.ts";

const percent = (share: number): string => `${Math.round(share * 100)}\u202f%`;
const speedLabel = (value: number): string => `${decimalText(String(value))}×`;
type Failure = { what: string; advice: string };
export const playerPage = {
  controls: "Commandes du lecteur",
  film: "Film",
  play: "Lecture",
  pause: "Pause",
  replay: "Revoir",
  seek: "Position",
  mute: "Couper le son",
  volume: "Volume",
  captions: "Sous-titres",
  pictureInPicture: "Image dans l’image",
  playOnDevice: "Lire sur un autre appareil",
  fullScreen: "Plein écran",
  back: "Reculer de 10 secondes",
  forward: "Avancer de 10 secondes",
  live: "En direct",
  openElsewhere: "Ouvrir le film dans un autre programme",
  /** For screen readers: "1 minute sur 2 heures". */
  positionOf: (position: string, length: string): string => `${position} sur ${length}`,
  /** "1 heure 2 minutes 3 secondes" */
  spokenTime: ({ hours, minutes, seconds }: PartsOfTime): string =>
    [hours > 0 && hoursText(hours), minutes > 0 && minutesText(minutes), seconds > 0 && secondsText(seconds)].filter(Boolean).join(" ") || secondsText(0),
  percent,
  settings: "Réglages",
  close: "Fermer",
  speed: "Vitesse",
  speedLabel,
  quality: "Qualité",
  automatic: "Automatique",
  /** "Automatique (720p)" */
  automaticNow: (label: string): string => `Automatique (${label})`,
  captionsOff: "Désactivés",
  captionsOn: "Activés",
  openCaptionsFile: "Ouvrir un fichier de sous-titres (SRT ou VTT)",
  ownFile: "Ton fichier",
  ownFileTiming: "Décalage de ton fichier, en secondes",
  ownFileOpen: (lines: number): string => plural(lines, { one: "# sous-titre trouvé", many: "# de sous-titres trouvés", other: "# sous-titres trouvés" }),
  ownFileEmpty: "Aucun sous-titre trouvé dans ce fichier. Choisis un fichier SRT ou VTT.",
  ownFileTooLarge: "Ce fichier est trop gros pour être un fichier de sous-titres.",
  singleKeys: "Raccourcis à une seule touche",
  shortcutsTitle: "Raccourcis clavier",
  look: captionLook,
  /** What a key press did. */
  said: {
    playing: "Lecture",
    paused: "Pause",
    muted: "Son coupé",
    soundOn: "Son activé",
    captionsOff: "Sous-titres désactivés",
    volume: (share: number): string => `Volume ${percent(share)}`,
    captions: (track: string): string => `Sous-titres\u00a0: ${track}`,
    speed: (value: number): string => `Vitesse ${speedLabel(value)}`,
  },
  /** At the side of the picture, after a double tap: "−20 s". */
  jumped: (seconds: number): string => `${seconds < 0 ? "−" : "+"}${Math.abs(seconds)}\u00a0s`,
  buffering: "Chargement",
  tryAgain: "Réessayer",
  failures: {
    source: { what: "Impossible de charger cette vidéo.", advice: "Réessaie ou choisis un autre serveur ci-dessous." },
    network: { what: "La connexion a été perdue pendant le chargement de la vidéo.", advice: "Vérifie ta connexion, puis réessaie." },
    format: { what: "Ton navigateur ne peut pas lire cette vidéo.", advice: "Choisis un autre serveur ci-dessous ou essaie un autre navigateur." },
    offline: { what: "Tu sembles être hors ligne.", advice: "La vidéo reprendra dès que la connexion sera rétablie." },
    slow: { what: "La vidéo met du temps à charger.", advice: "Attends encore un peu, réessaie ou choisis un autre serveur ci-dessous." },
  } satisfies Record<PlayerError | "offline" | "slow", Failure>,
  /** Of a file in the operator's own library. `name`: of a codec or a format, "HEVC". */
  ownFilm: {
    preparing: { what: "Cette vidéo est en préparation.", advice: "Elle démarrera toute seule dans un instant." },
    gone: { what: "Cette vidéo n’est plus ici.", advice: "Son fichier a été déplacé ou supprimé pendant que la page était ouverte." },
    busy: { what: "Trop de vidéos sont regardées ici en ce moment.", advice: "Réessaie dans une minute." },
    damaged: { what: "Le fichier de cette vidéo est endommagé.", advice: "Elle ne pourra être lue qu’une fois le fichier remplacé." },
    protected: { what: "Cette vidéo est protégée contre la copie.", advice: "Elle ne peut pas être lue sans sa clé." },
    unplayable: (name: string | null): Failure => ({
      what: name === null ? "Le format de cette vidéo ne peut pas être lu." : `Cette vidéo est au format ${name}, qu’aucun navigateur ne lit.`,
      advice: "Elle doit d’abord être convertie.",
    }),
    notDecoded: (name: string | null): Failure => ({
      what: name === null ? "Ton navigateur ne peut pas lire cette vidéo." : `Cette vidéo est au format ${name}, que ton navigateur ne lit pas.`,
      advice: "Essaie un autre navigateur ou un autre appareil.",
    }),
    version: (number: number): string => `Version ${number}`,
  },
  download: "Télécharger le fichier",
  audio: "Audio",
  /** In the menu of captions, of subtitles that are not shown. `language`: "" if the file does not say; `format`: `null` for pictures. */
  unsupportedSubtitles: (language: string, format: string | null): string => `${language || "Sous-titres"} (${format ?? "images"}, non pris en charge)`,
};
