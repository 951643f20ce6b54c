import type { PartsOfTime } from "#features/player/model/clock-time.ts";
import type { PlayerError } from "#features/player/model/player-protocol.ts";
import { hours as hoursText, minutes as minutesText, seconds as secondsText } from "../counts.ts";
import { decimalText, plural } from "../text.ts";
import { captionLook } from "./caption-look.ts";

const percent = (share: number): string => `${Math.round(share * 100)}%`;
const speedLabel = (value: number): string => `${decimalText(String(value))}×`;
type Failure = { what: string; advice: string };
export const playerPage = {
  controls: "Comandi del player",
  film: "Film",
  play: "Riproduci",
  pause: "Pausa",
  replay: "Rivedi",
  seek: "Posizione",
  mute: "Disattiva audio",
  volume: "Volume",
  captions: "Sottotitoli",
  pictureInPicture: "Picture-in-picture",
  playOnDevice: "Riproduci su un altro dispositivo",
  fullScreen: "Schermo intero",
  back: "Indietro di 10 secondi",
  forward: "Avanti di 10 secondi",
  live: "In diretta",
  openElsewhere: "Apri il film in un altro programma",
  /** For screen readers: "1 minuto di 2 ore". */
  positionOf: (position: string, length: string): string => `${position} di ${length}`,
  /** "1 ora 2 minuti 3 secondi" */
  spokenTime: ({ hours, minutes, seconds }: PartsOfTime): string =>
    [hours > 0 && hoursText(hours), minutes > 0 && minutesText(minutes), seconds > 0 && secondsText(seconds)].filter(Boolean).join(" ") || secondsText(0),
  percent,
  settings: "Impostazioni",
  close: "Chiudi",
  speed: "Velocità",
  speedLabel,
  quality: "Qualità",
  automatic: "Automatica",
  /** "Automatica (720p)" */
  automaticNow: (label: string): string => `Automatica (${label})`,
  captionsOff: "Disattivati",
  captionsOn: "Attivati",
  openCaptionsFile: "Apri un file di sottotitoli (SRT o VTT)",
  ownFile: "Il tuo file",
  ownFileTiming: "Sfasamento del tuo file, in secondi",
  ownFileOpen: (lines: number): string => plural(lines, { one: "# sottotitolo trovato", many: "# di sottotitoli trovati", other: "# sottotitoli trovati" }),
  ownFileEmpty: "In questo file non ci sono sottotitoli. Scegli un file SRT o VTT.",
  ownFileTooLarge: "Questo file è troppo grande per essere un file di sottotitoli.",
  singleKeys: "Scorciatoie con un solo tasto",
  shortcutsTitle: "Scorciatoie da tastiera",
  look: captionLook,
  /** What a key press did. */
  said: {
    playing: "In riproduzione",
    paused: "In pausa",
    muted: "Audio disattivato",
    soundOn: "Audio attivo",
    captionsOff: "Sottotitoli disattivati",
    volume: (share: number): string => `Volume ${percent(share)}`,
    captions: (track: string): string => `Sottotitoli: ${track}`,
    speed: (value: number): string => `Velocità ${speedLabel(value)}`,
  },
  /** At the side of the picture, after a double tap: "−20 s". */
  jumped: (seconds: number): string => `${seconds < 0 ? "−" : "+"}${Math.abs(seconds)}\u00a0s`,
  buffering: "Caricamento",
  tryAgain: "Riprova",
  failures: {
    source: { what: "Impossibile caricare questo video.", advice: "Riprova, o scegli un altro server qui sotto." },
    network: { what: "La connessione si è interrotta durante il caricamento del video.", advice: "Controlla la connessione, poi riprova." },
    format: { what: "Il tuo browser non può riprodurre questo video.", advice: "Scegli un altro server qui sotto, o prova un altro browser." },
    offline: { what: "Sembra che tu sia offline.", advice: "Il video riprenderà appena torni online." },
    slow: { what: "Il video ci mette un po’ a caricarsi.", advice: "Aspetta ancora, riprova, o scegli un altro server qui sotto." },
  } satisfies Record<PlayerError | "offline" | "slow", Failure>,
  /** Of a file in the operator's own library. `name`: of a codec or a format, "HEVC". */
  ownFilm: {
    preparing: { what: "Questo video è in preparazione.", advice: "Parte da solo fra un attimo." },
    gone: { what: "Questo video non c’è più.", advice: "Il suo file è stato spostato o rimosso mentre la pagina era aperta." },
    busy: { what: "In questo momento qui si guardano troppi video.", advice: "Riprova fra un minuto." },
    damaged: { what: "Il file di questo video è danneggiato.", advice: "Non si può riprodurre finché il file non viene sostituito." },
    protected: { what: "Questo video è protetto dalla copia.", advice: "Senza la sua chiave non si può riprodurre." },
    unplayable: (name: string | null): Failure => ({
      what: name === null ? "Il formato di questo video non si può riprodurre." : `Questo video è in formato ${name}, che nessun browser riproduce.`,
      advice: "Prima va convertito.",
    }),
    notDecoded: (name: string | null): Failure => ({
      what: name === null ? "Il tuo browser non può riprodurre questo video." : `Questo video è in formato ${name}, che il tuo browser non riproduce.`,
      advice: "Prova un altro browser o un altro dispositivo.",
    }),
    version: (number: number): string => `Versione ${number}`,
  },
  download: "Scarica il file",
  audio: "Audio",
  /** In the menu of captions, of subtitles that are not shown. `language`: "" if the file does not say; `format`: `null` for pictures. */
  unsupportedSubtitles: (language: string, format: string | null): string => `${language || "Sottotitoli"} (${format ?? "immagini"}, non supportati)`,
};
