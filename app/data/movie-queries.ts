import type { CallOptions, Catalog, HeroMovie } from "#domain/catalog.ts";
import { withLanguage } from "#domain/language.ts";
import { limits } from "#domain/limits.ts";
import type { Movie, MovieSummary } from "#domain/movie.ts";
import { type Notice, notices } from "#domain/notices.ts";
import type { Page } from "#domain/page.ts";
import { genreList, type TitleList } from "#domain/title-list.ts";
import { moviePlaceholder } from "./placeholder-titles.ts";
import type { QueryOptions } from "./query.ts";
import { extrasKeys, listGcMs, movieListsKey } from "./query-keys.ts";
import type { ShownMovieExtras } from "./shown-extras.ts";
import { useQueriesOf } from "./use-queries-of.ts";

export function movieQueries(catalog: Catalog, call?: CallOptions) {
  const list = (name: TitleList, page: number, failure: Notice): QueryOptions<Page<MovieSummary>> => ({
    queryKey: [movieListsKey, name, page],
    queryFn: () => catalog.movieList(name, page, call),
    meta: { failures: [failure] },
    gcTime: listGcMs,
  });
  return {
    heroMovies: (): QueryOptions<HeroMovie[]> => ({
      queryKey: [movieListsKey, "hero"],
      queryFn: () => catalog.heroMovies(call),
      meta: { failures: [notices.trendingMovies] },
    }),
    trendingMovies: (page = 1) => list("trending", page, notices.trendingMovies),
    popularMovies: (page = 1) => list("popular", page, notices.popularMovies),
    topRatedMovies: (page = 1) => list("top-rated", page, notices.topRatedMovies),
    /** Below a page without a result. On the server they come from cached data alone: a wrong address must not cost a call of the provider. */
    suggestedMovies: (): QueryOptions<MovieSummary[]> => ({
      queryKey: [movieListsKey, "suggested"],
      queryFn: async () => (await catalog.movieList("popular", 1, { ...call, cachedOnly: true })).items.slice(0, limits.suggestions.posters),
      meta: { failures: [] },
    }),
    moviesByGenre: (genreId: number, page = 1) => list(genreList(genreId), page, notices.genreMovies),
    movie: (id: number) =>
      ({
        queryKey: ["movie", id, "details"],
        queryFn: async () => {
          const movie = await catalog.movie(id, call);
          return movie && withLanguage(movie);
        },
        meta: { failures: [notices.movie] },
        placeholder: moviePlaceholder(id),
      }) satisfies QueryOptions<Movie | null>,
    /** Its sections fail together, each with its notice. */
    movieExtras: (id: number): QueryOptions<ShownMovieExtras> => ({
      queryKey: [extrasKeys.movie, id],
      queryFn: async () => {
        const [{ shownMovieExtras }, extras] = await Promise.all([import("./shown-extras.ts"), catalog.movieExtras(id, call)]);
        return shownMovieExtras(extras);
      },
      meta: { failures: [notices.cast, notices.reviews, notices.similarMovies] },
    }),
  };
}

export const useMovieQueries = () => useQueriesOf(movieQueries);
