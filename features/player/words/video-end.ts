// What the stage offers when a video has ended.

/** The name of what covers the stage, apart from the page's own section of similar titles. */
export const watchNext = "Watch next";
export const replay = "Replay";
export const close = "Close";
export const upNext = (code: string): string => `Up next: ${code}`;
export const upNextIn = (code: string, seconds: number): string => `Up next: ${code}, in ${seconds} s`;
export const playNow = "Play now";
export const cancel = "Cancel";
export const autoplayNext = "Start the next episode automatically";
