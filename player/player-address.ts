import type { VideoSubject } from "#domain/player.ts";

export type PlayerAddress = { serverId: string; subject: VideoSubject };

const movieAddress = /^\/player\/([a-z0-9-]{1,40})\/movie\/([1-9]\d{0,8})$/;
const episodeAddress = /^\/player\/([a-z0-9-]{1,40})\/tv\/([1-9]\d{0,8})\/(\d{1,3})\/(\d{1,4})$/;

/**
 * Parses a path without its language, still percent-encoded and without a query; returns `null` if it does not match. Does not check that the slot exists.
 */
export function playerAddress(path: string): PlayerAddress | null {
  const [, movieServer, movieId] = movieAddress.exec(path) ?? [];
  if (movieServer !== undefined) return { serverId: movieServer, subject: { kind: "movie", id: Number(movieId) } };
  const [, serverId, id, season, episode] = episodeAddress.exec(path) ?? [];
  if (serverId === undefined) return null;
  return { serverId, subject: { kind: "tv", id: Number(id), season: Number(season), episode: Number(episode) } };
}

/** The second to start at, from the address ("?t=754"); 0 for anything else. */
export function startPosition(query: string): number {
  const text = new URLSearchParams(query).get("t") ?? "";
  return /^\d{1,6}(\.\d{1,3})?$/.test(text) ? Number(text) : 0;
}
