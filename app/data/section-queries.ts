import type { MovieSummary } from "#domain/movie.ts";
import { type Notice, notices } from "#domain/notices.ts";
import type { Page } from "#domain/page.ts";
import type { Ask } from "#domain/query.ts";
import type { SeriesSummary } from "#domain/series.ts";
import { type RelatedKind, relatedList } from "#domain/title-list.ts";
import { titleQueries } from "#domain/title-queries.ts";
import type { QueryOptions } from "./query.ts";
import { listGcMs, movieListsKey, seriesListsKey } from "./query-keys.ts";
import { useQueriesOf } from "./use-queries-of.ts";

// The lists of a title, loaded when a visitor wants more. Apart from the queries of the pages, whose code every page has.

const movieSectionQueries = (ask: Ask) => {
  const related = (kind: RelatedKind, failure: Notice) => (id: number, page: number) =>
    ({
      queryKey: [movieListsKey, relatedList(kind, id), page],
      queryFn: () => ask(titleQueries.movieList, [relatedList(kind, id), page]),
      meta: { failures: [failure] },
      gcTime: listGcMs,
    }) satisfies QueryOptions<Page<MovieSummary>>;
  return { similarMovies: related("similar", notices.similarMovies), recommendedMovies: related("recommendations", notices.recommendations) };
};

const seriesSectionQueries = (ask: Ask) => {
  const related = (kind: RelatedKind, failure: Notice) => (id: number, page: number) =>
    ({
      queryKey: [seriesListsKey, relatedList(kind, id), page],
      queryFn: () => ask(titleQueries.seriesList, [relatedList(kind, id), page]),
      meta: { failures: [failure] },
      gcTime: listGcMs,
    }) satisfies QueryOptions<Page<SeriesSummary>>;
  return { similarSeries: related("similar", notices.similarSeries), recommendedSeries: related("recommendations", notices.recommendations) };
};

export const useMovieSectionQueries = () => useQueriesOf(movieSectionQueries);
export const useSeriesSectionQueries = () => useQueriesOf(seriesSectionQueries);
