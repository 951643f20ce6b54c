import type { DiscoverType } from "#domain/addresses.ts";
import { type Genre, genreById } from "#domain/genre.ts";
import { discoverParameters } from "./discover-address.ts";
import { type DiscoverFilters, noFilters } from "./discover-filters.ts";

/** The one filter of a page that search engines may index; both `null` on /discover itself. */
export type SingleFilter = { genre: Genre | null; year: number | null };

/** `null` for a combination, another order, a further page. */
export function singleFilterOf(filters: DiscoverFilters): SingleFilter | null {
  const [genreId] = filters.genres;
  const year = filters.years.min;
  const isOnly = (rest: Partial<DiscoverFilters>): boolean =>
    String(discoverParameters(filters)) === String(discoverParameters({ ...noFilters(filters.type), ...rest }));
  if (isOnly({})) return { genre: null, year: null };
  if (genreId !== undefined && isOnly({ genres: [genreId] })) return { genre: genreById(genreId), year: null };
  return year !== null && isOnly({ years: { min: year, max: year } }) ? { genre: null, year } : null;
}

/** What the heading of a list says; of several filters neither. */
export const headingFilterOf = (filters: DiscoverFilters): SingleFilter => singleFilterOf({ ...filters, page: 1 }) ?? { genre: null, year: null };

/** The filters of the pages that the sitemap lists. No year: no page links to a year's list, and one without titles is not to be indexed. */
export function listedFilters(type: DiscoverType, genres: readonly number[]): DiscoverFilters[] {
  const all = noFilters(type);
  return [all, ...genres.map((id) => ({ ...all, genres: [id] }))];
}
