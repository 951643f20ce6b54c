import { nextCaptions } from "./playback-phase.ts";
import { type PlayerElements, press } from "./player-elements.client.ts";

/**
 * Shows captions as our own text, which stays readable in a small frame and moves up for the controls. In picture in picture and in a
 * phone's fullscreen the browser shows them, because only the video is visible there.
 */
export function connectCaptions({ film, cues, captions }: PlayerElements) {
  let shown = shownAtStart(film);
  let shownByBrowser = false;

  function paint(): void {
    const active = tracksOf(film)[shown]?.activeCues ?? [];
    cues.textContent = shownByBrowser ? "" : Array.from(active, textOf).join("\n");
  }

  function show(): void {
    const tracks = tracksOf(film);
    for (const [i, track] of tracks.entries()) {
      track.mode = i === shown ? (shownByBrowser ? "showing" : "hidden") : "disabled";
      track.oncuechange = paint;
    }
    captions.hidden = tracks.length === 0;
    press(captions, shown >= 0);
    paint();
  }

  watchVideoWindow(film, (isAway) => {
    shownByBrowser = isAway;
    show();
  });
  film.textTracks.addEventListener("addtrack", show);
  show();

  return {
    /** Switches to the next language, or off. Returns the announcement. */
    next(): string {
      const tracks = tracksOf(film);
      shown = nextCaptions(shown, tracks.length);
      show();
      const track = tracks[shown];
      return track === undefined ? "Captions off" : `Captions: ${track.label || track.language || "on"}`;
    },
  };
}

/** The index of the default track, or -1. Removes `default`, because the browser would apply it again at every load. */
function shownAtStart(film: HTMLVideoElement): number {
  const elements = Array.from(film.querySelectorAll("track"));
  const index = elements.findIndex((element) => element.default);
  for (const element of elements) element.default = false;
  return index;
}

const tracksOf = (film: HTMLVideoElement) => Array.from(film.textTracks).filter(({ kind }) => kind === "captions" || kind === "subtitles");

const textOf = (cue: TextTrackCue): string => (cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? "") : "");

/** Calls `onChange` when the video leaves the page for the browser's own window, and when it returns. */
function watchVideoWindow(film: HTMLVideoElement, onChange: (isAway: boolean) => void): void {
  for (const event of ["enterpictureinpicture", "webkitbeginfullscreen"]) film.addEventListener(event, () => onChange(true));
  for (const event of ["leavepictureinpicture", "webkitendfullscreen"]) film.addEventListener(event, () => onChange(false));
}
