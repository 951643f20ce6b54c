import { useQuery } from "@tanstack/react-query";
import { useAsk } from "#app/data/ask-context.tsx";
import type { QueryOptions } from "#app/data/query.ts";
import type { Page } from "#domain/page.ts";
import type { Ask } from "#domain/query.ts";
import { movieKey, seriesKey, type TitleKey } from "#domain/title-key.ts";
import { noFilters } from "#features/discover/model/discover-filters.ts";
import { discoverQueries } from "#features/discover/model/queries.ts";

/** Requests at a time. */
const batch = 5;

async function idsOfAllPages(load: (page: number) => Promise<Page<{ id: number }>>): Promise<number[]> {
  const first = await load(1);
  const pages = [first];
  while (pages.length < first.totalPages) {
    const next = Array.from({ length: Math.min(batch, first.totalPages - pages.length) }, (_, index) => load(pages.length + 1 + index));
    pages.push(...(await Promise.all(next)));
  }
  return pages.flatMap(({ items }) => items.map(({ id }) => id));
}

/** All titles of the site's library, from Discover's lists: the requests say nothing of what the visitor has saved. */
const titlesHereQuery = (ask: Ask): QueryOptions<TitleKey[]> => ({
  queryKey: ["titles-here"],
  queryFn: async ({ signal }) => {
    const [movies, series] = await Promise.all([
      idsOfAllPages((page) => ask(discoverQueries.discoverMovies, [{ ...noFilters("movies"), here: true, page }], { signal })),
      idsOfAllPages((page) => ask(discoverQueries.discoverSeries, [{ ...noFilters("tv"), here: true, page }], { signal })),
    ]);
    return [...movies.map(movieKey), ...series.map(seriesKey)];
  },
  // The list says itself that it failed.
  meta: { failures: [] },
});

/** `isWanted`: the visitor shows only what can be watched here. */
export const useTitlesHere = (isWanted: boolean) => useQuery({ ...titlesHereQuery(useAsk()), enabled: isWanted });
