import type { CallOptions, ImdbMatch } from "#domain/catalog.ts";
import type { Matches } from "#server/upstream/page-schemas.ts";
import type { CatalogDeps } from "./catalog-deps.ts";
import { freshFor } from "./fresh-for.ts";
import { nullOn404 } from "./null-on-404.ts";

const noMatches: Matches = { movies: [], series: [], people: [] };

/** Titles and people with an IMDb id. Cached in memory alone, like every search. */
export const imdbTitles =
  ({ provider, cache }: CatalogDeps) =>
  async (imdbId: string, options?: CallOptions): Promise<Matches> => {
    const query = {
      row: null,
      key: `imdb:${imdbId}`,
      freshMs: freshFor.details,
      load: (call: CallOptions) => nullOn404(provider.findByImdbId(imdbId, call)),
    };
    return (await cache(query, options)) ?? noMatches;
  };

export function firstMatch({ movies, series, people }: Matches): ImdbMatch | null {
  if (movies[0]) return { type: "movies", item: movies[0] };
  if (series[0]) return { type: "tv", item: series[0] };
  return people[0] ? { type: "people", item: people[0] } : null;
}
