// What the stage offers when a video has ended.

export const replay = "Replay";
export const close = "Close";
export const upNext = (code: string): string => `Up next: ${code}`;
export const upNextIn = (code: string, seconds: number): string => `Up next: ${code}, in ${seconds} s`;
export const playNow = "Play now";
export const cancel = "Cancel";
export const autoplayNext = "Start the next episode automatically";
