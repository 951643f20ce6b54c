import { canonicalFilmographyParameters } from "#domain/person-address.ts";
import { mayHaveSeason, seasonToShow } from "#domain/season-order.ts";
import { canonicalEpisodeParameters, parseEpisodeChoice } from "#domain/series-address.ts";
import type { PageRequest, ReadData, Route } from "./route.ts";

const seasonQuery = ({ queries, id, parameters }: PageRequest, data: ReadData) => {
  const series = data(queries.series(id));
  const choice = parseEpisodeChoice(parameters);
  if (!series || !mayHaveSeason(series, seasonToShow(series, choice))) return [];
  return [queries.season(id, seasonToShow(series, choice), choice.episode)];
};

let titleHeads: Promise<typeof import("./seo/title-heads.ts")> | undefined;
/** The module is looked up once: Node takes a tenth of a millisecond for each `import()`. */
const loadTitleHeads = () => {
  titleHeads ??= import("./seo/title-heads.ts");
  return titleHeads;
};

/** The pages of films, series, people and collections. */
export const titleRoutes: readonly Route[] = [
  {
    pattern: "/movie/:key",
    screen: "movie",
    keyed: true,
    queries: {
      critical: ({ queries, id }) => [queries.movie(id)],
      deferred: ({ queries, id }) => [queries.movieExtras(id)],
    },
    ...(import.meta.env.SSR && {
      head: async ({ queries, id, data, site }) => (await loadTitleHeads()).movieHead(site, data(queries.movie(id)), data(queries.movieExtras(id))),
    }),
  },
  {
    pattern: "/movie/:key/credits",
    screen: "movie-credits",
    keyed: true,
    queries: {
      critical: ({ queries, id }) => [queries.movie(id)],
      deferred: ({ queries, id }) => [queries.fullCredits("movie", id)],
    },
    ...(import.meta.env.SSR && {
      head: async ({ queries, id, data, site }) => (await import("./seo/credits-heads.ts")).movieCreditsHead(site, data(queries.movie(id))),
    }),
  },
  {
    pattern: "/collection/:key",
    screen: "collection",
    keyed: true,
    queries: { critical: ({ queries, id }) => [queries.collection(id)] },
    ...(import.meta.env.SSR && {
      head: async ({ queries, id, data, site }) => (await import("./seo/collection-head.ts")).collectionHead(site, data(queries.collection(id))),
    }),
  },
  {
    pattern: "/tv/:key",
    screen: "series",
    keyed: true,
    parameters: ["season", "episode"],
    canonical: canonicalEpisodeParameters,
    queries: {
      critical: ({ queries, id }) => [queries.series(id)],
      deferred: ({ queries, id }) => [queries.seriesExtras(id)],
      dependent: seasonQuery,
    },
    ...(import.meta.env.SSR && {
      head: async (request) => {
        const { queries, id, parameters, data, site } = request;
        const [season] = seasonQuery(request, data).map(data);
        const { seriesHead } = await loadTitleHeads();
        return seriesHead(site, data(queries.series(id)), { extras: data(queries.seriesExtras(id)), season, choice: parseEpisodeChoice(parameters) });
      },
    }),
  },
  {
    pattern: "/tv/:key/credits",
    screen: "series-credits",
    keyed: true,
    queries: {
      critical: ({ queries, id }) => [queries.series(id)],
      deferred: ({ queries, id }) => [queries.fullCredits("tv", id)],
    },
    ...(import.meta.env.SSR && {
      head: async ({ queries, id, data, site }) => (await import("./seo/credits-heads.ts")).seriesCreditsHead(site, data(queries.series(id))),
    }),
  },
  {
    pattern: "/actor/:key",
    screen: "person",
    keyed: true,
    parameters: ["tab", "all", "sort", "type", "self"],
    // On the server alone, as for Discover.
    ...(import.meta.env.SSR && { canonical: canonicalFilmographyParameters }),
    queries: {
      critical: ({ queries, id }) => [queries.person(id)],
      deferred: ({ queries, id, parameters }) => [queries.personWork(id, parameters)],
    },
    ...(import.meta.env.SSR && {
      head: async ({ queries, id, data, site }) => (await import("./seo/person-head.ts")).personHead(site, data(queries.person(id))),
    }),
  },
];
