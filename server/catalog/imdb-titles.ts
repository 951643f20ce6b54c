import type { ImdbMatch } from "#domain/catalog.ts";
import type { Matches } from "#server/upstream/page-schemas.ts";
import type { CatalogDeps } from "./catalog-deps.ts";
import { freshFor } from "./fresh-for.ts";
import { orAbsent } from "./null-on-404.ts";

const nothing: Matches = { movies: [], series: [], people: [] };

/** What the provider knows under an IMDb id. Cached in memory alone, as every search is. */
export const imdbTitles =
  ({ provider, kept, priority }: CatalogDeps) =>
  async (imdbId: string): Promise<Matches> =>
    (await kept(priority, {
      table: null,
      key: `imdb:${imdbId}`,
      freshMs: freshFor.details,
      load: (priority) => orAbsent(provider.findByImdbId(imdbId, { priority })),
    })) ?? nothing;

export function firstMatch({ movies, series, people }: Matches): ImdbMatch | null {
  if (movies[0]) return { type: "movies", item: movies[0] };
  if (series[0]) return { type: "tv", item: series[0] };
  return people[0] ? { type: "people", item: people[0] } : null;
}
