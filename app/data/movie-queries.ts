import { withLanguage } from "#domain/language.ts";
import { limits } from "#domain/limits.ts";
import type { Movie, MovieSummary } from "#domain/movie.ts";
import { notices } from "#domain/notices.ts";
import type { Ask } from "#domain/query.ts";
import { genreList } from "#domain/title-list.ts";
import { titleQueries } from "#domain/title-queries.ts";
import { listOptions } from "./list-options.ts";
import { moviePlaceholder } from "./placeholder-titles.ts";
import type { QueryOptions } from "./query.ts";
import { extrasKeys, movieListsKey } from "./query-keys.ts";
import type { ShownMovieExtras } from "./shown-extras.ts";
import { useQueriesOf } from "./use-queries-of.ts";

export function movieQueries(ask: Ask) {
  const list = listOptions(ask, movieListsKey, titleQueries.movieList);
  return {
    trendingMovies: (page = 1) => list("trending", page, notices.trendingMovies),
    popularMovies: (page = 1) => list("popular", page, notices.popularMovies),
    topRatedMovies: (page = 1) => list("top-rated", page, notices.topRatedMovies),
    /** Below a page without a result. On the server they come from cached data alone: a wrong address must not cost a call of the provider. */
    suggestedMovies: (): QueryOptions<MovieSummary[]> => ({
      queryKey: [movieListsKey, "suggested"],
      queryFn: async () => (await ask(titleQueries.movieList, ["popular", 1], { cachedOnly: true })).items.slice(0, limits.suggestions.posters),
      meta: { failures: [] },
    }),
    moviesByGenre: (genreId: number, page = 1) => list(genreList(genreId), page, notices.genreMovies),
    movie: (id: number) =>
      ({
        queryKey: ["movie", id, "details"],
        queryFn: async () => {
          const movie = await ask(titleQueries.movie, [id]);
          return movie && withLanguage(movie);
        },
        meta: { failures: titleQueries.movie.failures },
        placeholder: moviePlaceholder(id),
      }) satisfies QueryOptions<Movie | null>,
    movieExtras: (id: number): QueryOptions<ShownMovieExtras> => ({
      queryKey: [extrasKeys.movie, id],
      queryFn: async () => {
        const [{ shownMovieExtras }, extras] = await Promise.all([import("./shown-extras.ts"), ask(titleQueries.movieExtras, [id])]);
        return shownMovieExtras(extras);
      },
      meta: { failures: titleQueries.movieExtras.failures },
    }),
  };
}

export const useMovieQueries = () => useQueriesOf(movieQueries);
