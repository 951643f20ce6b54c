import { withLanguage } from "#domain/language.ts";
import type { Movie } from "#domain/movie.ts";
import type { Ask } from "#domain/query.ts";
import { titleQueries } from "#domain/title-queries.ts";
import { moviePlaceholder } from "./placeholder-titles.ts";
import type { QueryOptions } from "./query.ts";
import { extrasKeys } from "./query-keys.ts";
import type { ShownMovieExtras } from "./shown-extras.ts";
import { useQueriesOf } from "./use-queries-of.ts";

export const movieQueries = (ask: Ask) => ({
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
});

export const useMovieQueries = () => useQueriesOf(movieQueries);
