import type { PartsOfTime } from "#features/player/model/clock-time.ts";
import type { PlayerError } from "#features/player/model/player-protocol.ts";
import { number, plural } from "../text.ts";
import { captionLook } from "./caption-look.ts";

const percent = (share: number): string => `${Math.round(share * 100)}%`;
const speedLabel = (value: number): string => `${String(value).replace(".", ",")}×`;

const hoursText = (count: number): string => plural(count, { one: "# godzina", few: "# godziny", many: "# godzin" });
const minutesText = (count: number): string => plural(count, { one: "# minuta", few: "# minuty", many: "# minut" });
const secondsText = (count: number): string => plural(count, { one: "# sekunda", few: "# sekundy", many: "# sekund" });
type Failure = { what: string; advice: string };
export const playerPage = {
  controls: "Sterowanie odtwarzaczem",
  film: "Film",
  play: "Odtwórz",
  pause: "Wstrzymaj",
  replay: "Odtwórz ponownie",
  seek: "Pozycja w filmie",
  mute: "Wycisz",
  volume: "Głośność",
  captions: "Napisy",
  pictureInPicture: "Obraz w obrazie",
  playOnDevice: "Odtwórz na innym urządzeniu",
  fullScreen: "Pełny ekran",
  back: "10 sekund wstecz",
  forward: "10 sekund do przodu",
  live: "Na żywo",
  openElsewhere: "Otwórz film w innym programie",
  /** For screen readers: "1 minuta, całość: 2 godziny". The lengths are in the nominative. */
  positionOf: (position: string, length: string): string => `${position}, całość: ${length}`,
  /** "1 godzina 2 minuty 3 sekundy" */
  spokenTime: ({ hours, minutes, seconds }: PartsOfTime): string =>
    [hours > 0 && hoursText(hours), minutes > 0 && minutesText(minutes), seconds > 0 && secondsText(seconds)].filter(Boolean).join(" ") || secondsText(0),
  percent,
  settings: "Ustawienia",
  close: "Zamknij",
  speed: "Szybkość",
  speedLabel,
  quality: "Jakość",
  automatic: "Automatyczna",
  /** "Automatyczna (720p)" */
  automaticNow: (label: string): string => `Automatyczna (${label})`,
  captionsOff: "Wyłączone",
  captionsOn: "Włączone",
  openCaptionsFile: "Otwórz plik z napisami (SRT lub VTT)",
  ownFile: "Twój plik",
  ownFileTiming: "Przesunięcie twojego pliku w sekundach",
  ownFileOpen: (lines: number): string => plural(lines, { one: "Znaleziono # napis", few: "Znaleziono # napisy", many: "Znaleziono # napisów" }),
  ownFileEmpty: "W tym pliku nie ma napisów. Wybierz plik SRT lub VTT.",
  ownFileTooLarge: "Ten plik jest za duży jak na plik z napisami.",
  singleKeys: "Skróty jednoklawiszowe",
  shortcutsTitle: "Skróty klawiszowe",
  look: captionLook,
  /** What a key press did. */
  said: {
    playing: "Odtwarzanie",
    paused: "Pauza",
    muted: "Dźwięk wyciszony",
    soundOn: "Dźwięk włączony",
    captionsOff: "Napisy wyłączone",
    volume: (share: number): string => `Głośność ${percent(share)}`,
    captions: (track: string): string => `Napisy: ${track}`,
    speed: (value: number): string => `Szybkość ${speedLabel(value)}`,
  },
  /** At the side of the picture, after a double tap: "−20 s". */
  jumped: (seconds: number): string => `${seconds < 0 ? "−" : "+"}${Math.abs(seconds)}\u00a0s`,
  buffering: "Buforowanie",
  tryAgain: "Spróbuj ponownie",
  failures: {
    source: { what: "Nie udało się wczytać tego wideo.", advice: "Spróbuj ponownie albo wybierz inny serwer poniżej." },
    network: { what: "Połączenie zostało przerwane podczas wczytywania wideo.", advice: "Sprawdź połączenie i spróbuj ponownie." },
    format: { what: "Twoja przeglądarka nie może odtworzyć tego wideo.", advice: "Wybierz inny serwer poniżej albo wypróbuj inną przeglądarkę." },
    offline: { what: "Wygląda na to, że nie masz połączenia z internetem.", advice: "Wideo ruszy dalej, gdy połączenie wróci." },
    slow: { what: "Wideo wczytuje się dłużej niż zwykle.", advice: "Poczekaj jeszcze, spróbuj ponownie albo wybierz inny serwer poniżej." },
  } satisfies Record<PlayerError | "offline" | "slow", Failure>,
  /** Of a file in the operator's own library. `name`: of a codec or a format, "HEVC". */
  ownFilm: {
    preparing: { what: "To wideo jest przygotowywane.", advice: "Za chwilę włączy się samo." },
    gone: { what: "Tego wideo już tu nie ma.", advice: "Plik został przeniesiony lub usunięty, gdy strona była otwarta." },
    busy: { what: "W tej chwili ogląda tu filmy zbyt wiele osób.", advice: "Spróbuj ponownie za minutę." },
    damaged: { what: "Plik tego wideo jest uszkodzony.", advice: "Nie da się go odtworzyć, dopóki nie zostanie wymieniony." },
    protected: { what: "To wideo jest zabezpieczone przed kopiowaniem.", advice: "Bez klucza nie da się go odtworzyć." },
    unplayable: (name: string | null): Failure => ({
      what: name === null ? "Formatu tego wideo nie da się odtworzyć." : `To wideo ma format ${name}, którego nie odtwarza żadna przeglądarka.`,
      advice: "Najpierw trzeba je przekonwertować.",
    }),
    notDecoded: (name: string | null): Failure => ({
      what: name === null ? "Twoja przeglądarka nie może odtworzyć tego wideo." : `To wideo ma format ${name}, którego nie odtwarza twoja przeglądarka.`,
      advice: "Wypróbuj inną przeglądarkę lub inne urządzenie.",
    }),
    version: (version: number): string => `Wersja ${number(version)}`,
  },
  download: "Pobierz plik",
  audio: "Dźwięk",
  /** In the menu of captions, of subtitles that are not shown. `language`: "" if the file does not say; `format`: `null` for pictures. */
  unsupportedSubtitles: (language: string, format: string | null): string => `${language || "Napisy"} (${format ?? "obrazy"}, nieobsługiwane)`,
};
