import type { CallOptions } from "#domain/catalog.ts";
import { emptyPage, isServedPage, type Page } from "#domain/page.ts";
import type { TitleHint } from "#domain/title-hint.ts";
import type { TitleList } from "#domain/title-list.ts";
import { freshFor } from "./fresh-for.ts";
import { pageKey } from "./list-keys.ts";
import type { ReadThroughCache } from "./read-through-cache.ts";
import type { RowType } from "./stored-rows.ts";

type Deps<T> = {
  medium: "movies" | "series";
  cache: ReadThroughCache;
  row: RowType<Page<T>>;
  load: (list: TitleList, page: number, options: CallOptions) => Promise<Page<T>>;
  hintsOf: (items: readonly T[]) => TitleHint[];
};

/** A page beyond the first without items counts as absent, so that it is not stored. */
const orAbsent = <T>(page: Page<T>): Page<T> | null => (page.items.length === 0 && page.page > 1 ? null : page);

/**
 * The pages of the lists of films or series, one row and one call each. A page beyond the end costs one call at most, and none if the first page
 * is cached.
 */
export function titlePages<T>({ medium, cache, row, load, hintsOf }: Deps<T>) {
  const read = (list: TitleList, page: number, options?: CallOptions): Promise<Page<T> | null> =>
    cache(
      {
        row: { ...row, belongs: (stored) => stored.page === page },
        key: pageKey(medium, list, page),
        freshMs: freshFor.list,
        load: async (call) => orAbsent(await load(list, page, call)),
        titlesIn: ({ items }) => hintsOf(items),
      },
      options,
    );
  return async (list: TitleList, page: number, options?: CallOptions): Promise<Page<T>> => {
    if (!isServedPage(page)) return emptyPage(page);
    const first = page === 1 ? null : await read(list, 1, { cachedOnly: true });
    if (first && page > first.totalPages) return emptyPage(page, first.totalPages);
    return (await read(list, page, options)) ?? emptyPage(page, first?.totalPages);
  };
}
