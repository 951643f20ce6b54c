import type { TitleName } from "#domain/inventory.ts";
import { isEnglish, type Language } from "#domain/languages.ts";
import { emptyPage, isServedPage, type Page } from "#domain/page.ts";
import type { CallOptions } from "#domain/query.ts";
import type { StoredTitle } from "#server/store/store.ts";
import { filledMovie, filledSeries } from "./filled-in-english.ts";
import { freshFor } from "./fresh-for.ts";
import { cachedInEnglish, callIn } from "./in-language.ts";
import { movieListRow, seriesListRow } from "./list-keys.ts";
import { movieNames, seriesNames, storedMovies, storedSeries } from "./listed-names.ts";
import { nullOn404 } from "./null-on-404.ts";
import type { ReadThroughCache } from "./read-through-cache.ts";
import type { RowType } from "./stored-rows.ts";

/** `L` names a list. */
type Deps<T, L> = {
  keyOf: (list: L, page: number, language: Language | undefined) => string;
  cache: ReadThroughCache;
  row: RowType<Page<T>>;
  load: (list: L, page: number, options: CallOptions) => Promise<Page<T>>;
  titlesOf: (items: readonly T[]) => StoredTitle[];
  namesOf: (items: readonly T[], language: Language | undefined) => TitleName[];
  /** Fills what a title lacks in a language from the English one. */
  filled: (item: T, english: T | undefined) => T;
};

/** What all lists of films have alike, and all of series. */
export const ofMovies = { row: movieListRow, titlesOf: storedMovies, namesOf: movieNames, filled: filledMovie };
export const ofSeries = { row: seriesListRow, titlesOf: storedSeries, namesOf: seriesNames, filled: filledSeries };

/** A page beyond the first without items counts as absent, so that it is not stored. */
const orAbsent = <T>(page: Page<T> | null): Page<T> | null => (page?.items.length === 0 && page.page > 1 ? null : page);

/**
 * The pages of lists of films or series, one row and one call each. A page beyond the end costs one call at most, and none if the first page
 * is cached. The lists of an unknown title are empty.
 */
export function titlePages<T extends { id: number }, L>({ keyOf, cache, row, load, titlesOf, namesOf, filled }: Deps<T, L>) {
  const stored = (list: L, page: number, options: CallOptions): Promise<Page<T> | null> =>
    cache(
      {
        row: { ...row, belongs: (value) => value.page === page },
        key: keyOf(list, page, options.language),
        freshMs: freshFor.list,
        load: async (call) => orAbsent(await nullOn404(load(list, page, callIn(call, options.language)))),
        // Sitemaps, and addresses in them, are of English titles.
        ...(isEnglish(options.language) && { titlesIn: ({ items }: Page<T>) => titlesOf(items) }),
        namesIn: ({ items }) => namesOf(items, options.language),
      },
      options,
    );
  const read = async (list: L, page: number, options: CallOptions = {}): Promise<Page<T> | null> => {
    const found = await stored(list, page, options);
    if (found === null || isEnglish(options.language)) return found;
    const english = await stored(list, page, cachedInEnglish(options));
    const byId = new Map(english?.items.map((item) => [item.id, item]));
    return { ...found, items: found.items.map((item) => filled(item, byId.get(item.id))) };
  };
  return async (list: L, page: number, options?: CallOptions): Promise<Page<T>> => {
    if (!isServedPage(page)) return emptyPage(page);
    const first = page === 1 ? null : await stored(list, 1, { ...options, cachedOnly: true });
    if (first && page > first.totalPages) return emptyPage(page, first.totalPages);
    return (await read(list, page, options)) ?? emptyPage(page, first?.totalPages);
  };
}
