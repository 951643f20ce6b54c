import { type MovieSummary, releaseYear } from "#domain/movie.ts";
import type { CallOptions } from "#domain/query.ts";
import { firstAirYear, type SeriesSummary } from "#domain/series.ts";
import type { Catalog } from "#features/catalog.ts";
import type { SearchResultPage } from "#features/search/model/queries.ts";
import type { FoundTitle, FoundTitles, TitleKind } from "./titles.ts";

/** Of a title without a year: beyond them one cannot say that only one film has it. */
const mostPages = 3;

export const filmOf = (movie: MovieSummary): FoundTitle => ({ id: movie.id, titles: [movie.title, movie.original_title], year: releaseYear(movie) });
export const seriesOf = (series: SeriesSummary): FoundTitle => ({ id: series.id, titles: [series.name, series.original_name], year: firstAirYear(series) });

type TitleSearch = (title: string, page: number, year: number | undefined, verbatim: boolean) => Promise<{ items: FoundTitle[]; totalPages: number }>;

const mapped = <T>({ items, totalPages }: SearchResultPage<T>, titleOf: (item: T) => FoundTitle) => ({ items: items.map(titleOf), totalPages });

export function titleSearches(catalog: Pick<Catalog, "searchMovies" | "searchSeries">, call: CallOptions): Record<TitleKind, TitleSearch> {
  return {
    movie: async (title, page, year, verbatim) => mapped(await catalog.searchMovies(title, page, { ...call, verbatim, ...(year && { year }) }), filmOf),
    series: async (title, page, year, verbatim) => mapped(await catalog.searchSeries(title, page, { ...call, verbatim, ...(year && { year }) }), seriesOf),
  };
}

/** The first page of a year; without a year all pages, if they are few. */
export async function searchAll(search: TitleSearch, title: string, year: number | null): Promise<FoundTitles> {
  const { items, totalPages } = await search(title, 1, year ?? undefined, true);
  if (year !== null || totalPages <= 1 || totalPages > mostPages) return { items, isAll: totalPages <= 1 };
  const all = [...items];
  for (let page = 2; page <= totalPages; page++) all.push(...(await search(title, page, undefined, true)).items);
  return { items: all, isAll: true };
}
