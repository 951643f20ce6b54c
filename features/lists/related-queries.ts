import { movieListsKey, seriesListsKey } from "#app/data/query-keys.ts";
import { useQueriesOf } from "#app/data/use-queries-of.ts";
import { type Notice, notices } from "#domain/notices.ts";
import type { Page } from "#domain/page.ts";
import type { Ask, Query } from "#domain/query.ts";
import { listOptions } from "./list-options.ts";
import { listQueries } from "./model/queries.ts";
import { type RelatedKind, relatedList, type TitleList } from "./model/title-list.ts";

// The lists of a title, loaded when a visitor wants more. Apart from the queries of the pages, whose code every page has.

type ListQuery<T> = Query<[list: TitleList, page: number], Page<T>>;

function relatedTitles<T>(ask: Ask, key: string, query: ListQuery<T>) {
  const list = listOptions(ask, key, query);
  return (kind: RelatedKind, failure: Notice) => (id: number, page: number) => list(relatedList(kind, id), page, failure);
}

function movieSectionQueries(ask: Ask) {
  const related = relatedTitles(ask, movieListsKey, listQueries.movieList);
  return { similarMovies: related("similar", notices.similarMovies), recommendedMovies: related("recommendations", notices.recommendations) };
}

function seriesSectionQueries(ask: Ask) {
  const related = relatedTitles(ask, seriesListsKey, listQueries.seriesList);
  return { similarSeries: related("similar", notices.similarSeries), recommendedSeries: related("recommendations", notices.recommendations) };
}

export const useMovieSectionQueries = () => useQueriesOf(movieSectionQueries);
export const useSeriesSectionQueries = () => useQueriesOf(seriesSectionQueries);
