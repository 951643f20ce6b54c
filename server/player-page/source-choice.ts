import type { FilmSource } from "#domain/player.ts";

export const hlsType = "application/vnd.apple.mpegurl";

/**
 * The first playable source in the operator's order. hls.js plays playlists that the browser cannot. Returns `null` if none is playable.
 */
export function chooseSource(sources: FilmSource[], browserPlays: (type: string) => boolean): (FilmSource & { by: "browser" | "hls.js" }) | null {
  for (const source of sources) {
    if (browserPlays(source.type)) return { ...source, by: "browser" };
    if (source.type.toLowerCase() === hlsType) return { ...source, by: "hls.js" };
  }
  return null;
}
