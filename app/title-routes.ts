import { canonicalEpisodeParameters, parseEpisodeChoice, patterns } from "#domain/addresses.ts";
import { mayHaveSeason, seasonToShow } from "#domain/seasons.ts";
import type { PageRequest, ReadData, Route } from "./route.ts";

export const seasonQuery = ({ queries, id, parameters }: PageRequest, data: ReadData) => {
  const series = data(queries.series(id));
  const choice = parseEpisodeChoice(parameters);
  if (!series || !mayHaveSeason(series, seasonToShow(series, choice))) return [];
  return [queries.season(id, seasonToShow(series, choice), choice.episode)];
};

/** The pages of films, series, people and collections. */
export const titleRoutes = [
  {
    pattern: patterns.movie,
    screen: "movie",
    keyed: true,
    queries: {
      critical: ({ queries, id }) => [queries.movie(id)],
      deferred: ({ queries, id }) => [queries.movieExtras(id)],
    },
  },
  {
    pattern: patterns.movieCredits,
    screen: "movie-credits",
    keyed: true,
    queries: {
      critical: ({ queries, id }) => [queries.movie(id)],
      deferred: ({ queries, id }) => [queries.fullCredits("movie", id)],
    },
  },
  {
    pattern: patterns.collection,
    screen: "collection",
    keyed: true,
    queries: { critical: ({ queries, id }) => [queries.collection(id)] },
  },
  {
    pattern: patterns.series,
    screen: "series",
    keyed: true,
    parameters: ["season", "episode"],
    canonical: canonicalEpisodeParameters,
    queries: {
      critical: ({ queries, id }) => [queries.series(id)],
      deferred: ({ queries, id }) => [queries.seriesExtras(id)],
      dependent: seasonQuery,
    },
  },
  {
    pattern: patterns.seriesCredits,
    screen: "series-credits",
    keyed: true,
    queries: {
      critical: ({ queries, id }) => [queries.series(id)],
      deferred: ({ queries, id }) => [queries.fullCredits("series", id)],
    },
  },
  {
    pattern: patterns.person,
    screen: "person",
    keyed: true,
    parameters: ["tab", "all", "sort", "type", "self"],
    queries: {
      critical: ({ queries, id }) => [queries.person(id)],
      deferred: ({ queries, id, parameters }) => [queries.personWork(id, parameters)],
    },
  },
] as const satisfies readonly Route[];
