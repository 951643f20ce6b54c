import type { QueryOptions } from "#app/data/query.ts";
import { movieListsKey, seriesListsKey } from "#app/data/query-keys.ts";
import { useQueriesOf } from "#app/data/use-queries-of.ts";
import type { NamedList } from "#domain/addresses.ts";
import { limits } from "#domain/limits.ts";
import type { MovieSummary } from "#domain/movie.ts";
import { listNotice, notices } from "#domain/notices.ts";
import type { Ask } from "#domain/query.ts";
import type { SeriesSummary } from "#domain/series.ts";
import { listOptions } from "./list-options.ts";
import { listQueries } from "./model/queries.ts";
import { genreList } from "./model/title-list.ts";

export function movieLists(ask: Ask) {
  const list = listOptions(ask, movieListsKey, listQueries.movieList);
  return {
    movieList: (name: NamedList, page = 1) => list(name, page, listNotice("movies", name)),
    /** Below a page without a result. On the server they come from cached data alone: a wrong address must not cost a call of the provider. */
    suggestedMovies: (): QueryOptions<MovieSummary[]> => ({
      queryKey: [movieListsKey, "suggested"],
      queryFn: async () => (await ask(listQueries.movieList, ["popular", 1], { cachedOnly: true })).items.slice(0, limits.suggestions.posters),
      meta: { failures: [] },
    }),
    moviesByGenre: (genreId: number, page = 1) => list(genreList(genreId), page, notices.genreMovies),
  };
}

export function seriesLists(ask: Ask) {
  const list = listOptions(ask, seriesListsKey, listQueries.seriesList);
  return {
    /** Those of the home page's panel. */
    trendingSeries: (): QueryOptions<SeriesSummary[]> => ({
      queryKey: [seriesListsKey, "trending"],
      queryFn: async () => (await ask(listQueries.seriesList, ["trending", 1])).items.slice(0, limits.home.trendingSeries),
      meta: { failures: [listNotice("series", "trending")] },
    }),
    seriesList: (name: NamedList, page = 1) => list(name, page, listNotice("series", name)),
    seriesByGenre: (genreId: number, page = 1) => list(genreList(genreId), page, notices.genreSeries),
  };
}

export const useMovieLists = () => useQueriesOf(movieLists);
export const useSeriesLists = () => useQueriesOf(seriesLists);
