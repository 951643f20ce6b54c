import { type ListPageName, listPageNames, listPages, paths, staticPages } from "#domain/addresses.ts";
import type { MovieSummary } from "#domain/movie.ts";
import type { Page } from "#domain/page.ts";
import type { SeriesSummary } from "#domain/series.ts";
import { hasTitlesHere } from "#domain/site.ts";
import { canonicalGenreParameters, parseGenreChoice } from "#features/browse/model/genre-address.ts";
import { canonicalListParameters, type ListParameter, parsePage } from "#features/lists/model/list-address.ts";
import { canonicalSearchParameters, parseSearchChoice, searchedTypes } from "#features/search/model/search-address.ts";
import { parseImdbId } from "#features/search/model/search-query.ts";
import type { QueryOptions } from "./data/query.ts";
import type { PageRequest, Route } from "./route.ts";
import { titleRoutes } from "./title-routes.ts";

const pageIn = ({ parameters }: PageRequest, name: ListParameter = "page"): number => parsePage(parameters.get(name));

/** The list of a page, as far as its address says. */
export function listOfPage(name: ListPageName, request: PageRequest): QueryOptions<Page<MovieSummary | SeriesSummary>> {
  const { movieList, seriesList } = request.queries;
  const { titles, list } = listPages[name];
  return (titles === "movies" ? movieList : seriesList)(list, pageIn(request));
}

/** Beside a list of films stand Trending and, on the first page of the popular ones, a hero. */
function listRoute(name: ListPageName) {
  const { titles, list } = listPages[name];
  const isOfFilms = titles === "movies";
  const parameters: readonly ListParameter[] = isOfFilms ? ["page", "trending"] : ["page"];
  const lists = (request: PageRequest) => [
    listOfPage(name, request),
    ...(isOfFilms ? [request.queries.movieList("trending", pageIn(request, "trending"))] : []),
  ];
  const ready = ({ queries, site }: PageRequest) => (hasTitlesHere(site) ? [queries.moviesHere(), queries.seriesHere()] : []);
  const hero = (request: PageRequest) => (list === "popular" && pageIn(request) === 1 ? [request.queries.heroMovies(), ...ready(request)] : []);
  return {
    pattern: paths[name],
    screen: isOfFilms ? "home" : "series-list",
    parameters,
    canonical: canonicalListParameters(...parameters),
    queries: {
      critical: (request) => lists(request).slice(0, 1),
      deferred: (request) => (isOfFilms ? [...hero(request), ...lists(request).slice(1), request.queries.trendingSeries()] : []),
      lists,
    },
  } as const satisfies Route;
}

const genreQuery = ({ queries, parameters }: PageRequest): QueryOptions<Page<MovieSummary | SeriesSummary>>[] => {
  const choice = parseGenreChoice(parameters);
  if (!choice) return [];
  const { genre, tab, page } = choice;
  return [tab === "movies" ? queries.moviesByGenre(genre.id, page) : queries.seriesByGenre(genre.id, page)];
};

const imdbQuery = ({ queries, parameters }: PageRequest) => {
  const imdbId = parseImdbId(parseSearchChoice(parameters).query);
  return imdbId ? [queries.imdbMatch(imdbId)] : [];
};

const searchesOf = (request: PageRequest) => {
  const choice = parseSearchChoice(request.parameters);
  const { query, page } = choice;
  return query === "" || imdbQuery(request).length > 0 ? [] : searchedTypes(choice).map((type) => request.queries.search(type, query, page, choice));
};

/** The table of pages, in the order in which patterns are tried. What the server adds to each: `routes.server.ts`. */
export const routes = [
  ...listPageNames.map(listRoute),
  ...titleRoutes,
  {
    pattern: paths.genres,
    screen: "genres",
    parameters: ["genre", "tab", "page"],
    canonical: canonicalGenreParameters,
    queries: {
      deferred: genreQuery,
      lists: genreQuery,
      hasNoResult: (request, data) => genreQuery(request).some((query) => !data(query)?.items.length),
    },
  },
  {
    pattern: paths.search,
    screen: "search",
    indexed: false,
    parameters: ["q", "type", "year", "verbatim", "page"],
    canonical: canonicalSearchParameters,
    queries: {
      anyOf: searchesOf,
      deferred: imdbQuery,
      hasNoResult: (request, data) => !searchesOf(request).some((query) => data(query)?.items.length) && !imdbQuery(request).some((query) => data(query)),
      lists: searchesOf,
    },
  },
  {
    pattern: paths.discover,
    screen: "discover",
    // The sitemap lists its genres and years itself (server/http/sitemaps.ts).
    indexed: false,
    parameters: "all",
    queries: {
      critical: ({ queries, parameters }) => [queries.discoverList(parameters)],
      deferred: ({ queries, parameters }) => queries.discoverNames(parameters),
      lists: ({ queries, parameters }) => [queries.discoverList(parameters)],
      hasNoResult: ({ queries, parameters }, data) => !data(queries.discoverList(parameters))?.items.length,
    },
  },
  {
    pattern: paths.upcoming,
    screen: "upcoming",
    parameters: ["region", "list", "week", "type", "page"],
    ofToday: true,
    queries: {
      critical: ({ queries, parameters }) => [queries.upcomingList(parameters)],
      lists: ({ queries, parameters }) => [queries.upcomingList(parameters)],
      hasNoResult: ({ queries, parameters }, data) => !data(queries.upcomingList(parameters))?.items.length,
    },
  },
  {
    pattern: paths.airing,
    screen: "airing",
    parameters: ["region", "day", "page"],
    ofToday: true,
    queries: {
      critical: ({ queries, parameters }) => [queries.airingList(parameters)],
      lists: ({ queries, parameters }) => [queries.airingList(parameters)],
      hasNoResult: ({ queries, parameters }, data) => !data(queries.airingList(parameters))?.items.length,
    },
  },
  { pattern: paths.list, screen: "list", indexed: false },
  { pattern: paths.calendar, screen: "calendar", indexed: false, parameters: ["view", "month"] },
  { pattern: paths.settings, screen: "settings", indexed: false },
  { pattern: paths.shared, screen: "shared-list", indexed: false, parameters: ["name", "titles"] },
  { pattern: paths.importTitles, screen: "import", indexed: false },
  ...staticPages.map((name) => ({ pattern: paths[name], screen: name })),
] as const satisfies readonly Route[];

export type RoutePattern = (typeof routes)[number]["pattern"];

/** The 404 page, for every address that no pattern matches. */
export const notFoundRoute: Route = { pattern: "*", screen: "not-found", indexed: false };
