// What the stage offers when a video has ended.
export const videoEnd = {
  /** The name of what covers the stage, apart from the page's own section of similar titles. */
  watchNext: "Watch next",
  replay: "Replay",
  close: "Close",
  upNext: (code: string): string => `Up next: ${code}`,
  upNextIn: (code: string, seconds: number): string => `Up next: ${code}, in ${seconds} s`,
  playNow: "Play now",
  cancel: "Cancel",
  autoplayNext: "Start the next episode automatically",
  /** After three episodes without a sign of the visitor. */
  stillWatching: "Are you still watching?",
  keepWatching: "Continue",
  stopWatching: "Stop",
};
