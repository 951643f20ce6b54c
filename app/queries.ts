import type { Ask, CallOptions } from "#domain/query.ts";
import { browseQueries } from "#features/browse/browse-queries.ts";
import { discoverQueries } from "#features/discover/discover-queries.ts";
import { movieLists, seriesLists } from "#features/lists/list-queries.ts";
import { sharedListQueries } from "#features/mine/shared-list-queries.ts";
import { personQueries } from "#features/people/person-queries.ts";
import { searchQueries } from "#features/search/search-queries.ts";
import { collectionQueries } from "#features/titles/collection/collection-queries.ts";
import { creditQueries } from "#features/titles/credits/credit-queries.ts";
import { movieQueries } from "#features/titles/movie/movie-queries.ts";
import { seriesQueries } from "#features/titles/series/series-queries.ts";
import { upcomingQueries } from "#features/upcoming/upcoming-queries.ts";

export type Queries = ReturnType<typeof allQueries>;

/** All queries, for the server's rendering and for prefetches. A screen imports those of its own feature. */
export function allQueries(ask: Ask, call: CallOptions = {}) {
  const asked: Ask = (query, input, options) => ask(query, input, { ...options, ...call } as typeof options);
  return {
    ...movieLists(asked),
    ...seriesLists(asked),
    ...movieQueries(asked, call.language),
    ...seriesQueries(asked, call.language),
    ...personQueries(asked),
    ...collectionQueries(asked),
    ...creditQueries(asked),
    ...searchQueries(asked),
    ...discoverQueries(asked),
    ...upcomingQueries(asked, call.language),
    ...browseQueries(asked),
    ...sharedListQueries(asked),
  };
}
