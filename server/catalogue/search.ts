import type { Catalogue, Found } from "#domain/catalogue.ts";
import type { Priority } from "#server/upstream/priority.ts";
import type { CatalogueParts } from "./catalogue-parts.ts";
import { freshFor } from "./fresh-for.ts";

type Search = Pick<Catalogue, "searchMovies" | "searchSeries" | "searchPeople">;

/** Searches are kept in memory alone: what visitors type is nobody's business on a disk, and random words must not fill it. */
export function searchCatalogue({ provider, kept, patience }: CatalogueParts): Search {
  const search = async <T>(kind: string, query: string, page: number, load: (priority: Priority) => Promise<Found<T>>): Promise<Found<T>> =>
    (await kept(patience, { table: null, key: `search:${kind}:${page}:${query.toLowerCase()}`, freshMs: freshFor.search, load })) ?? {
      page,
      total_pages: 0,
      total_results: 0,
      results: [],
    };
  return {
    searchMovies: (query, page) => search("movies", query, page, (priority) => provider.searchMovies(query, page, { priority })),
    searchSeries: (query, page) => search("series", query, page, (priority) => provider.searchSeries(query, page, { priority })),
    searchPeople: (query, page) => search("people", query, page, (priority) => provider.searchPeople(query, page, { priority })),
  };
}
