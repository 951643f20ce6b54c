/** What a player page is about: a film, or one episode. Ids are the provider's. `title` is only ever shown. */
export type PlayerPageSubject = { kind: "movie"; id: number; title?: string } | { kind: "tv"; id: number; season: number; episode: number; title?: string };

export type PlayerAddress = { serverId: string; subject: PlayerPageSubject };

const movieAddress = /^\/player\/([a-z0-9-]{1,40})\/movie\/([1-9]\d{0,8})$/;
const episodeAddress = /^\/player\/([a-z0-9-]{1,40})\/tv\/([1-9]\d{0,8})\/(\d{1,3})\/(\d{1,4})$/;

/**
 * The slot and the subject that a path names; `null` for anything else. Takes the path alone, still percent-encoded and
 * without a query: an escape never matches. Whether there is such a slot is the caller's question.
 */
export function playerAddress(path: string): PlayerAddress | null {
  const [, movieServer, movieId] = movieAddress.exec(path) ?? [];
  if (movieServer !== undefined) return { serverId: movieServer, subject: { kind: "movie", id: Number(movieId) } };
  const [, serverId, id, season, episode] = episodeAddress.exec(path) ?? [];
  if (serverId === undefined) return null;
  return { serverId, subject: { kind: "tv", id: Number(id), season: Number(season), episode: Number(episode) } };
}
