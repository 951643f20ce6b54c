import { useMemo } from "react";
import { useAsk } from "#app/data/ask-context.tsx";
import type { QueryOptions } from "#app/data/query.ts";
import { listGcMs, movieListsKey, seriesListsKey } from "#app/data/query-keys.ts";
import { useLanguage } from "#app/words/use-words.tsx";
import { defaultLanguage, type Language } from "#domain/languages.ts";
import type { MovieSummary } from "#domain/movie.ts";
import type { Ask } from "#domain/query.ts";
import { regionOfLanguage } from "#domain/region.ts";
import type { SeriesSummary } from "#domain/series.ts";
import { type DatedPage, upcomingQueries as defined } from "./model/queries.ts";
import { type AiringChoice, airingParameters, parseAiringChoice, parseReleaseChoice, type ReleaseChoice, releaseParameters } from "./model/release-choice.ts";

/** `language`: of the page, whose country is that of an address without one. */
export function upcomingQueries(ask: Ask, language: Language = defaultLanguage) {
  const located = <Choice extends ReleaseChoice | AiringChoice>(choice: Choice) => ({ ...choice, region: choice.region ?? regionOfLanguage(language) });
  const movies = (choice: ReleaseChoice): QueryOptions<DatedPage<MovieSummary>> => ({
    queryKey: [movieListsKey, "upcoming", String(releaseParameters(located(choice)))],
    queryFn: ({ signal }) => ask(defined.upcomingMovies, [located(choice)], { signal }),
    meta: { failures: defined.upcomingMovies.failures },
    gcTime: listGcMs,
  });
  const series = (choice: AiringChoice): QueryOptions<DatedPage<SeriesSummary>> => ({
    queryKey: [seriesListsKey, "airing", String(airingParameters(located(choice)))],
    queryFn: ({ signal }) => ask(defined.airingSeries, [located(choice)], { signal }),
    meta: { failures: defined.airingSeries.failures },
    gcTime: listGcMs,
  });
  return {
    upcomingMovies: movies,
    airingSeries: series,
    /** The routes' queries, by their parameters, because the route table must not weigh more in the browser. */
    upcomingList: (parameters: URLSearchParams) => movies(parseReleaseChoice(parameters)),
    airingList: (parameters: URLSearchParams) => series(parseAiringChoice(parameters)),
  };
}

export function useUpcomingQueries() {
  const ask = useAsk();
  const language = useLanguage();
  return useMemo(() => upcomingQueries(ask, language), [ask, language]);
}
