import { languageLabel } from "#domain/language.ts";
import type { OwnPart } from "#domain/own-film.ts";
import type { PlayerCaptions } from "#domain/player.ts";
import { captionsAtStart, nextCaptions } from "./playback-phase.ts";
import { type PlayerPage, press } from "./player-elements.client.ts";
import type { PlayerMemory } from "./player-memory.client.ts";

export type Captions = ReturnType<typeof connectCaptions>;
type Unsupported = OwnPart["unsupportedSubtitles"];

/**
 * Shows captions as our own text, which stays readable in a small frame and moves up for the controls. In picture in picture and in a
 * phone's fullscreen the browser shows them, because only the video is visible there.
 */
export function connectCaptions(page: PlayerPage, memory: PlayerMemory) {
  const { film, cues, captions } = page;
  const words = page.words.playerPage;
  let byDefault = takeDefaultTrack(film);
  let unsupported: Unsupported = [];
  /** `undefined` until the visitor has chosen. */
  let chosen: TextTrack | null | undefined;
  let shownByBrowser = false;

  const shown = (): TextTrack | null => {
    if (chosen !== undefined) return chosen;
    const tracks = tracksOf(film);
    const languages = tracks.map(({ language }) => language);
    return tracks[captionsAtStart(languages, memory.settings.captions, indexIn(tracks, byDefault))] ?? null;
  };

  function paint(): void {
    cues.textContent = shownByBrowser ? "" : Array.from(shown()?.activeCues ?? [], textOf).join("\n");
  }

  function show(): void {
    const [tracks, track] = [tracksOf(film), shown()];
    for (const one of tracks) {
      one.mode = one === track ? (shownByBrowser ? "showing" : "hidden") : "disabled";
      one.oncuechange = paint;
    }
    captions.hidden = tracks.length === 0;
    press(captions, track !== null);
    paintChoice(page, tracks, track, unsupported);
    paint();
  }

  function choose(track: TextTrack | null): void {
    chosen = track;
    // A file of the visitor's own has no language: it says nothing about the next film.
    if (track === null || track.language !== "") memory.change({ captions: track?.language ?? "off" });
    show();
  }

  page.captionsChoice.addEventListener("change", () => choose(tracksOf(film)[Number(page.captionsChoice.value)] ?? null));
  watchVideoWindow(film, (isAway) => {
    shownByBrowser = isAway;
    show();
  });
  for (const event of ["addtrack", "removetrack"]) film.textTracks.addEventListener(event, show);
  show();

  return {
    choose,
    repaint: paint,
    /** The captions of another file. A choice of the visitor's stays in force by its language. */
    replace(list: readonly PlayerCaptions[], notShown: Unsupported): void {
      for (const element of film.querySelectorAll("track")) element.remove();
      film.append(...list.map(trackElement));
      byDefault = takeDefaultTrack(film);
      unsupported = notShown;
      if (chosen && !tracksOf(film).includes(chosen)) chosen = undefined;
      show();
    },
    /** Switches to the next language, or off. Returns the announcement. */
    next(): string {
      const tracks = tracksOf(film);
      const track = tracks[nextCaptions(indexIn(tracks, shown()), tracks.length)] ?? null;
      choose(track);
      return track === null ? words.said.captionsOff : words.said.captions(nameOf(track, words.captionsOn));
    },
  };
}

/** The track that the document shows by default. Its mark is removed, because the browser would apply it again at every load. */
function takeDefaultTrack(film: HTMLVideoElement): TextTrack | null {
  const elements = Array.from(film.querySelectorAll("track"));
  const found = elements.find((element) => element.default) ?? null;
  for (const element of elements) element.default = false;
  return found?.track ?? null;
}

function trackElement({ url, lang, label, shownAtStart = false }: PlayerCaptions): HTMLTrackElement {
  return Object.assign(document.createElement("track"), { kind: "captions", src: url, srclang: lang, label, default: shownAtStart });
}

const tracksOf = (film: HTMLVideoElement) => Array.from(film.textTracks).filter(({ kind }) => kind === "captions" || kind === "subtitles");

const indexIn = (tracks: readonly TextTrack[], track: TextTrack | null): number => (track === null ? -1 : tracks.indexOf(track));

const nameOf = ({ label, language }: TextTrack, unnamed: string): string => label || language || unnamed;

const textOf = (cue: TextTrackCue): string => (cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? "") : "");

function paintChoice(page: PlayerPage, tracks: readonly TextTrack[], shown: TextTrack | null, unsupported: Unsupported): void {
  const menu = page.captionsChoice;
  const words = page.words.playerPage;
  const named = unsupported.map(({ language, format }) => new Option(words.unsupportedSubtitles(languageLabel(language, page.language) ?? language, format)));
  for (const option of named) option.disabled = true;
  menu.replaceChildren(new Option(words.captionsOff, "-1"), ...tracks.map((track, i) => new Option(nameOf(track, words.captionsOn), String(i))), ...named);
  menu.value = String(indexIn(tracks, shown));
}

/** Calls `onChange` when the video leaves the page for the browser's own window, and when it returns. */
function watchVideoWindow(film: HTMLVideoElement, onChange: (isAway: boolean) => void): void {
  for (const event of ["enterpictureinpicture", "webkitbeginfullscreen"]) film.addEventListener(event, () => onChange(true));
  for (const event of ["leavepictureinpicture", "webkitendfullscreen"]) film.addEventListener(event, () => onChange(false));
}
