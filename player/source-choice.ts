import type { FilmSource } from "#domain/player.ts";

export const hlsType = "application/vnd.apple.mpegurl";

/** `needs`: what MediaSource must play of a playlist, if that is known. */
export type PlayableSource = FilmSource & { needs?: string | null };

export const isPlaylist = (type: string): boolean => type.toLowerCase() === hlsType;

/** `plays`: the browser's own player. `decodes`: MediaSource, by which hls.js plays. */
export type BrowserSupport = { plays: (type: string) => boolean; decodes: (type: string) => boolean };

/**
 * The first playable source in the operator's order. hls.js plays playlists that the browser cannot. Returns `null` if none is playable.
 */
export function chooseSource<S extends PlayableSource>(sources: readonly S[], { plays, decodes }: BrowserSupport): (S & { by: "browser" | "hls.js" }) | null {
  for (const source of sources) {
    if (source.needs && !decodes(source.needs)) continue;
    if (plays(source.type)) return { ...source, by: "browser" };
    if (isPlaylist(source.type)) return { ...source, by: "hls.js" };
  }
  return null;
}
