/** Ids of the film database and of IMDb that a name or an .nfo file states. Others (TVDB) lead nowhere here. */
export type NameIds = { tmdb: number | null; imdb: string | null };

export const hasIds = ({ tmdb, imdb }: NameIds): boolean => tmdb !== null || imdb !== null;

/** `[tmdbid-19]`, `[tmdbid=19]`, `{tmdb-19}`, `(tmdb 19)`; at most nine digits. */
const tmdb = /[[{(]\s*(?:tmdb|themoviedb|moviedb)(?:[-_ ]?id)?\s*[-=:_ ]\s*(?<id>[1-9]\d{0,8})\s*[\]})]/i;
/** `[imdbid-tt0017136]`, `{imdb-tt0017136}`, `[tt0017136]`. */
const imdb = /[[{(]\s*(?:imdb(?:[-_ ]?id)?\s*[-=:_ ]\s*)?(?<id>tt\d{7,10})\s*[\]})]/i;
/** Without brackets, as some programs write it: "Metropolis.1927.tt0017136.mkv". */
const bareImdb = /(?:^|[\s._-])(?<id>tt\d{7,10})(?=$|[\s._-])/i;

export function idsInName(name: string): NameIds {
  const tmdbId = tmdb.exec(name)?.groups?.id;
  const imdbId = (imdb.exec(name) ?? bareImdb.exec(name))?.groups?.id;
  return { tmdb: tmdbId ? Number(tmdbId) : null, imdb: imdbId?.toLowerCase() ?? null };
}

const idTags =
  /[[{(]\s*(?:(?:tmdb|themoviedb|moviedb|imdb|tvdb|thetvdb|anidb|anilist|tvmaze|trakt)(?:[-_ ]?id)?\s*[-=:_ ]?\s*(?:tt)?\d*|tt\d{7,10})\s*[\]})]/gi;

/** The name without its ids, also of databases that are not used here. */
export const withoutIds = (name: string): string => name.replace(idTags, " ").replace(bareImdb, " ");
