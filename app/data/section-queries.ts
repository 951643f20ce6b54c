import type { CallOptions, Catalog } from "#domain/catalog.ts";
import type { InRegion } from "#domain/in-region.ts";
import { type Notice, notices } from "#domain/notices.ts";
import type { Page } from "#domain/page.ts";
import { type RelatedKind, relatedList, type TitleList } from "#domain/title-list.ts";
import type { QueryOptions } from "./query.ts";
import { listGcMs, movieListsKey, seriesListsKey } from "./query-keys.ts";
import { useQueriesOf } from "./use-queries-of.ts";

// Queries of the sections of a title's page, made when a visitor wants more. Apart from those of the pages, whose code every page has.

type Lists<T> = { key: string; load: (list: TitleList, page: number) => Promise<Page<T>> };

const relatedTitles =
  <T>({ key, load }: Lists<T>, kind: RelatedKind, failure: Notice) =>
  (id: number, page: number): QueryOptions<Page<T>> => ({
    queryKey: [key, relatedList(kind, id), page],
    queryFn: () => load(relatedList(kind, id), page),
    meta: { failures: [failure] },
    gcTime: listGcMs,
  });

const inRegion =
  (kind: "movie" | "series", load: (id: number, region: string, options?: CallOptions) => Promise<InRegion | null>) =>
  (id: number, region: string): QueryOptions<InRegion | null> => ({
    queryKey: [kind, id, "region", region],
    queryFn: ({ signal }) => load(id, region, { signal }),
    // Said in place alone: the page may load it without a press of the visitor's.
    meta: { failures: [] },
  });

function movieSectionQueries(catalog: Catalog) {
  const lists = { key: movieListsKey, load: catalog.movieList };
  return {
    similarMovies: relatedTitles(lists, "similar", notices.similarMovies),
    recommendedMovies: relatedTitles(lists, "recommendations", notices.recommendations),
    movieInRegion: inRegion("movie", catalog.movieInRegion),
  };
}

function seriesSectionQueries(catalog: Catalog) {
  const lists = { key: seriesListsKey, load: catalog.seriesList };
  return {
    similarSeries: relatedTitles(lists, "similar", notices.similarSeries),
    recommendedSeries: relatedTitles(lists, "recommendations", notices.recommendations),
    seriesInRegion: inRegion("series", catalog.seriesInRegion),
  };
}

export const useMovieSectionQueries = () => useQueriesOf(movieSectionQueries);
export const useSeriesSectionQueries = () => useQueriesOf(seriesSectionQueries);
