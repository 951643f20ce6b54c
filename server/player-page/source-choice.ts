import type { FilmSource } from "#domain/player.ts";

export const hlsType = "application/vnd.apple.mpegurl";

/**
 * The source to play, in the operator's order, and who plays it: the browser wherever it can, hls.js for a playlist that
 * the browser does not know. `null`: nothing here can be played.
 */
export function chooseSource(sources: FilmSource[], browserPlays: (type: string) => boolean): (FilmSource & { by: "browser" | "hls.js" }) | null {
  for (const source of sources) {
    if (browserPlays(source.type)) return { ...source, by: "browser" };
    if (source.type.toLowerCase() === hlsType) return { ...source, by: "hls.js" };
  }
  return null;
}
