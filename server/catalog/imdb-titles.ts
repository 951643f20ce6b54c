import type { CallOptions } from "#domain/query.ts";
import type { ImdbMatch } from "#features/search/model/queries.ts";
import { type Matches, storedMatches } from "#server/upstream/page-schemas.ts";
import type { CacheQuery } from "./cache-query.ts";
import type { CatalogDeps } from "./catalog-deps.ts";
import { freshFor } from "./fresh-for.ts";
import { callIn, keyIn } from "./in-language.ts";
import { nullOn404 } from "./null-on-404.ts";

const noMatches: Matches = { movies: [], series: [], people: [] };

/** `null` without a title: unknown ids would fill the store. */
const titlesAlone = (found: Matches | null): Matches | null => (found && found.movies.length + found.series.length > 0 ? { ...found, people: [] } : null);

/** Titles and people with an IMDb id. Cached in memory alone, like every search, unless `stored`. */
export const imdbTitles =
  ({ provider, cache }: CatalogDeps) =>
  async (imdbId: string, { stored, ...options }: CallOptions & { stored?: true } = {}): Promise<Matches> => {
    const find = (call: CallOptions) => nullOn404(provider.findByImdbId(imdbId, callIn(call, options.language)));
    const key = keyIn(`imdb:${imdbId}`, options.language);
    const query: CacheQuery<Matches> = stored
      ? { row: { table: "answers", schema: storedMatches }, key, freshMs: freshFor.reference, load: async (call) => titlesAlone(await find(call)) }
      : { row: null, key, freshMs: freshFor.details, load: find };
    return (await cache(query, options)) ?? noMatches;
  };

export function firstMatch({ movies, series, people }: Matches): ImdbMatch | null {
  if (movies[0]) return { type: "movies", item: movies[0] };
  if (series[0]) return { type: "tv", item: series[0] };
  return people[0] ? { type: "people", item: people[0] } : null;
}
