import { useMemo } from "react";
import { useAsk } from "#app/data/ask-context.tsx";
import type { QueryOptions } from "#app/data/query.ts";
import { extrasKeys } from "#app/data/query-keys.ts";
import { useLanguage } from "#app/words/use-words.tsx";
import { withLanguage } from "#domain/language.ts";
import type { Language } from "#domain/languages.ts";
import type { Movie } from "#domain/movie.ts";
import type { Ask } from "#domain/query.ts";
import { titleQueries } from "#features/titles/model/queries.ts";
import type { ShownMovieExtras } from "#features/titles/model/shown-extras.ts";
import { moviePlaceholder } from "#features/titles/placeholder-titles.ts";

/** `language`: in which languages and countries are named. */
export const movieQueries = (ask: Ask, language: Language | undefined) => ({
  movie: (id: number) =>
    ({
      queryKey: ["movie", id, "details"],
      queryFn: async () => {
        const movie = await ask(titleQueries.movie, [id]);
        return movie && withLanguage(movie, language);
      },
      meta: { failures: titleQueries.movie.failures },
      placeholder: moviePlaceholder(id),
    }) satisfies QueryOptions<Movie | null>,
  movieExtras: (id: number): QueryOptions<ShownMovieExtras> => ({
    queryKey: [extrasKeys.movie, id],
    queryFn: async () => {
      const [{ shownMovieExtras }, extras] = await Promise.all([import("#features/titles/model/shown-extras.ts"), ask(titleQueries.movieExtras, [id])]);
      return shownMovieExtras(extras, language);
    },
    meta: { failures: titleQueries.movieExtras.failures },
  }),
});

export function useMovieQueries() {
  const ask = useAsk();
  const language = useLanguage();
  return useMemo(() => movieQueries(ask, language), [ask, language]);
}
