import type { Catalog, HeroMovie } from "#domain/catalog.ts";
import { type Credits, shownCredits } from "#domain/credits.ts";
import { limits } from "#domain/limits.ts";
import type { Movie, MovieSummary } from "#domain/movie.ts";
import { type Notice, notices } from "#domain/notices.ts";
import { type Review, shownReviews } from "#domain/review.ts";
import { moviePlaceholder } from "./placeholder-titles.ts";
import type { QueryOptions } from "./query.ts";
import { movieListsKey } from "./query-keys.ts";
import { useQueriesOf } from "./use-queries-of.ts";

/** Of lists a page keeps what it shows: the rest would weigh in its HTML. */
export function movieQueries(catalog: Catalog) {
  const list = <T extends MovieSummary>(name: string | number, queryFn: () => Promise<T[]>, failure: Notice): QueryOptions<T[]> => ({
    queryKey: [movieListsKey, name],
    queryFn,
    meta: { failure },
  });
  const about = <T>(id: number, part: string, queryFn: () => Promise<T>, failure: Notice): QueryOptions<T> => ({
    queryKey: ["movie", id, part],
    queryFn,
    meta: { failure },
  });
  return {
    heroMovies: () => list<HeroMovie>("hero", () => catalog.heroMovies(), notices.trendingMovies),
    trendingMovies: () => list("trending", () => catalog.trendingMovies(), notices.trendingMovies),
    popularMovies: () => list("popular", () => catalog.popularMovies(), notices.popularMovies),
    topRatedMovies: () => list("top-rated", () => catalog.topRatedMovies(), notices.topRatedMovies),
    moviesByGenre: (genreId: number) => list(`genre-${genreId}`, () => catalog.moviesByGenre(genreId), notices.genreMovies),
    similarMovies: (id: number) =>
      list(`similar-${id}`, async () => (await catalog.similarMovies(id)).slice(0, limits.detail.similarMovies), notices.similarMovies),
    movie: (id: number) => ({ ...about<Movie | null>(id, "details", () => catalog.movie(id), notices.movie), placeholder: moviePlaceholder(id) }),
    movieCredits: (id: number) => about<Credits>(id, "credits", async () => shownCredits(await catalog.movieCredits(id)), notices.cast),
    movieReviews: (id: number) => about<Review[]>(id, "reviews", async () => shownReviews(await catalog.movieReviews(id)), notices.reviews),
  };
}

export const useMovieQueries = () => useQueriesOf(movieQueries);
