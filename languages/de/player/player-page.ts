import type { PartsOfTime } from "#features/player/model/clock-time.ts";
import type { PlayerError } from "#features/player/model/player-protocol.ts";
import { decimalText, plural } from "../text.ts";
import { captionLook } from "./caption-look.ts";

const percent = (share: number): string => `${Math.round(share * 100)}\u00a0%`;
const speedLabel = (value: number): string => `${decimalText(String(value))}×`;

const hoursText = (count: number): string => plural(count, { one: "# Stunde", other: "# Stunden" });
const minutesText = (count: number): string => plural(count, { one: "# Minute", other: "# Minuten" });
const secondsText = (count: number): string => plural(count, { one: "# Sekunde", other: "# Sekunden" });
type Failure = { what: string; advice: string };
export const playerPage = {
  controls: "Steuerung des Players",
  film: "Film",
  play: "Abspielen",
  pause: "Anhalten",
  replay: "Erneut abspielen",
  seek: "Position",
  mute: "Ton aus",
  volume: "Lautstärke",
  captions: "Untertitel",
  pictureInPicture: "Bild im Bild",
  playOnDevice: "Auf einem anderen Gerät abspielen",
  fullScreen: "Vollbild",
  back: "10 Sekunden zurück",
  forward: "10 Sekunden vor",
  live: "Live",
  openElsewhere: "Film in einem anderen Programm öffnen",
  /** For screen readers: "1 Minute von 2 Stunden". */
  positionOf: (position: string, length: string): string => `${position} von ${length}`,
  /** "1 Stunde 2 Minuten 3 Sekunden" */
  spokenTime: ({ hours, minutes, seconds }: PartsOfTime): string =>
    [hours > 0 && hoursText(hours), minutes > 0 && minutesText(minutes), seconds > 0 && secondsText(seconds)].filter(Boolean).join(" ") || secondsText(0),
  percent,
  settings: "Einstellungen",
  close: "Schließen",
  speed: "Tempo",
  speedLabel,
  quality: "Qualität",
  automatic: "Automatisch",
  /** "Automatisch (720p)" */
  automaticNow: (label: string): string => `Automatisch (${label})`,
  captionsOff: "Aus",
  captionsOn: "An",
  openCaptionsFile: "Untertiteldatei öffnen (SRT oder VTT)",
  ownFile: "Deine Datei",
  ownFileTiming: "Zeitversatz deiner Datei in Sekunden",
  ownFileOpen: (lines: number): string => plural(lines, { one: "# Untertitel gefunden", other: "# Untertitel gefunden" }),
  ownFileEmpty: "In dieser Datei wurden keine Untertitel gefunden. Wähle eine SRT- oder VTT-Datei.",
  ownFileTooLarge: "Diese Datei ist für eine Untertiteldatei zu groß.",
  singleKeys: "Kürzel mit nur einer Taste",
  shortcutsTitle: "Tastenkürzel",
  look: captionLook,
  /** What a key press did. */
  said: {
    playing: "Läuft",
    paused: "Angehalten",
    muted: "Ton aus",
    soundOn: "Ton an",
    captionsOff: "Untertitel aus",
    volume: (share: number): string => `Lautstärke ${percent(share)}`,
    captions: (track: string): string => `Untertitel: ${track}`,
    speed: (value: number): string => `Tempo ${speedLabel(value)}`,
  },
  /** At the side of the picture, after a double tap: "−20 s". */
  jumped: (seconds: number): string => `${seconds < 0 ? "−" : "+"}${Math.abs(seconds)}\u00a0s`,
  buffering: "Lädt",
  tryAgain: "Erneut versuchen",
  failures: {
    source: { what: "Dieses Video konnte nicht geladen werden.", advice: "Versuche es noch einmal oder wähle unten einen anderen Server." },
    network: { what: "Die Verbindung ist beim Laden des Videos abgebrochen.", advice: "Prüfe deine Verbindung und versuche es dann noch einmal." },
    format: { what: "Dein Browser kann dieses Video nicht abspielen.", advice: "Wähle unten einen anderen Server oder probiere einen anderen Browser." },
    offline: { what: "Du bist anscheinend offline.", advice: "Das Video läuft weiter, sobald du wieder online bist." },
    slow: { what: "Das Video braucht lange zum Laden.", advice: "Warte noch, versuche es erneut oder wähle unten einen anderen Server." },
  } satisfies Record<PlayerError | "offline" | "slow", Failure>,
  /** Of a file in the operator's own library. `name`: of a codec or a format, "HEVC". */
  ownFilm: {
    preparing: { what: "Dieses Video wird vorbereitet.", advice: "Es startet gleich von selbst." },
    gone: { what: "Dieses Video ist nicht mehr hier.", advice: "Seine Datei wurde verschoben oder entfernt, während die Seite offen war." },
    busy: { what: "Gerade werden hier zu viele Videos angesehen.", advice: "Versuche es in einer Minute noch einmal." },
    damaged: { what: "Die Datei dieses Videos ist beschädigt.", advice: "Sie läuft erst wieder, wenn sie ersetzt wird." },
    protected: { what: "Dieses Video ist kopiergeschützt.", advice: "Ohne seinen Schlüssel lässt es sich nicht abspielen." },
    unplayable: (name: string | null): Failure => ({
      what: name === null ? "Das Format dieses Videos ist nicht abspielbar." : `Dieses Video hat das Format ${name}, das kein Browser abspielt.`,
      advice: "Es muss erst umgewandelt werden.",
    }),
    notDecoded: (name: string | null): Failure => ({
      what: name === null ? "Dein Browser kann dieses Video nicht abspielen." : `Dieses Video hat das Format ${name}, das dein Browser nicht abspielt.`,
      advice: "Probiere einen anderen Browser oder ein anderes Gerät.",
    }),
    version: (number: number): string => `Fassung ${number}`,
  },
  download: "Datei herunterladen",
  audio: "Ton",
  /** In the menu of captions, of subtitles that are not shown. `language`: "" if the file does not say; `format`: `null` for pictures. */
  unsupportedSubtitles: (language: string, format: string | null): string => `${language || "Untertitel"} (${format ?? "als Bilder"}, nicht unterstützt)`,
};
