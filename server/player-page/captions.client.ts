import { nextCaptions } from "./playback-phase.ts";
import { type PlayerElements, press } from "./player-elements.client.ts";

/**
 * Captions as text of ours over the picture: they keep a readable size in a small frame and move up for the controls. In a
 * picture-in-picture window or a phone's own fullscreen the browser shows them instead, since nothing else is seen there.
 */
export function connectCaptions({ film, cues, captions }: PlayerElements) {
  let shown = shownAtStart(film);
  let byBrowser = false;

  function paint(): void {
    const active = tracksOf(film)[shown]?.activeCues ?? [];
    cues.textContent = byBrowser ? "" : Array.from(active, textOf).join("\n");
  }

  function show(): void {
    const tracks = tracksOf(film);
    for (const [i, track] of tracks.entries()) {
      track.mode = i === shown ? (byBrowser ? "showing" : "hidden") : "disabled";
      track.oncuechange = paint;
    }
    captions.hidden = tracks.length === 0;
    press(captions, shown >= 0);
    paint();
  }

  watchWindows(film, (away) => {
    byBrowser = away;
    show();
  });
  film.textTracks.addEventListener("addtrack", show);
  show();

  return {
    /** On to the next language, or off; the answer says which. */
    next(): string {
      const tracks = tracksOf(film);
      shown = nextCaptions(shown, tracks.length);
      show();
      const track = tracks[shown];
      return track === undefined ? "Captions off" : `Captions: ${track.label || track.language || "on"}`;
    },
  };
}

/** The index of the track that the document wants shown, or -1. Takes the wish away, else the browser would obey it as well at every load. */
function shownAtStart(film: HTMLVideoElement): number {
  const elements = Array.from(film.querySelectorAll("track"));
  const index = elements.findIndex((element) => element.default);
  for (const element of elements) element.default = false;
  return index;
}

const tracksOf = (film: HTMLVideoElement) => Array.from(film.textTracks).filter(({ kind }) => kind === "captions" || kind === "subtitles");

/** The cue's words without its markup. */
const textOf = (cue: TextTrackCue): string => (cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? "") : "");

/** Says when the picture leaves the page for a window of the browser's, and when it comes back. */
function watchWindows(film: HTMLVideoElement, changed: (away: boolean) => void): void {
  for (const event of ["enterpictureinpicture", "webkitbeginfullscreen"]) film.addEventListener(event, () => changed(true));
  for (const event of ["leavepictureinpicture", "webkitendfullscreen"]) film.addEventListener(event, () => changed(false));
}
