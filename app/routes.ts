import type { StaticPage } from "#content/prose.ts";
import { discoverParameters, parseDiscoverFilters } from "#domain/discover-address.ts";
import { canonicalGenreParameters, parseGenreChoice } from "#domain/genre-address.ts";
import { canonicalListParameters, type ListParameter, parsePage } from "#domain/list-address.ts";
import type { MovieSummary } from "#domain/movie.ts";
import type { Page } from "#domain/page.ts";
import { paths } from "#domain/paths.ts";
import { canonicalSearchParameters, parseSearchChoice, searchedTypes } from "#domain/search-address.ts";
import { parseImdbId } from "#domain/search-query.ts";
import type { SeriesSummary } from "#domain/series.ts";
import type { PublicSite } from "#domain/site.ts";
import type { QueryOptions } from "./data/query.ts";
import type { PageRequest, Route } from "./route.ts";
import { savedRoutes } from "./saved-routes.ts";
import { titleRoutes } from "./title-routes.ts";

/** A page with a text of `content/` and without queries. */
const staticRoute = (pattern: string, screen: string, page: (site: PublicSite) => Promise<Pick<StaticPage, "title" | "description">>): Route => ({
  pattern,
  screen,
  ...(import.meta.env.SSR && {
    head: async ({ site }) => (await import("./seo/static-page-head.ts")).staticPageHead(site, pattern, await page(site)),
  }),
});

const listHeads = () => import("./seo/list-heads.ts");

const pageIn = ({ parameters }: PageRequest, name: ListParameter = "page"): number => parsePage(parameters.get(name));

type ListRoute<Name, Title> = { pattern: string; name: Name; list: (request: PageRequest) => QueryOptions<Page<Title>> };

/** The landing page, the movies home and the top rated show a list of movies with different surroundings. The first page has a hero, but at /top. */
function movieListRoute({ pattern, name, list }: ListRoute<"landing" | "home" | "top", MovieSummary>): Route {
  const trending = (request: PageRequest) => request.queries.trendingMovies(pageIn(request, "trending"));
  const ready = ({ queries, site }: PageRequest) => (site.library ? [queries.moviesHere(), queries.seriesHere()] : []);
  const hasHero = (request: PageRequest): boolean => name !== "top" && pageIn(request) === 1;
  return {
    pattern,
    screen: "home",
    parameters: ["page", "trending"],
    canonical: canonicalListParameters("page", "trending"),
    queries: {
      critical: (request) => [list(request)],
      deferred: (request) => [
        ...(hasHero(request) ? [request.queries.heroMovies(), ...ready(request)] : []),
        trending(request),
        request.queries.trendingSeries(),
      ],
      lists: (request) => [list(request), trending(request)],
    },
    ...(import.meta.env.SSR && {
      head: async (request) => (await listHeads()).movieListHead(request.site, name, request.data(list(request))),
    }),
  };
}

const popularMovies = (request: PageRequest) => request.queries.popularMovies(pageIn(request));

const seriesListRoute = ({ pattern, name, list }: ListRoute<"series" | "topSeries", SeriesSummary>): Route => ({
  pattern,
  screen: "series-list",
  parameters: ["page"],
  canonical: canonicalListParameters("page"),
  queries: { critical: (request) => [list(request)], lists: (request) => [list(request)] },
  ...(import.meta.env.SSR && {
    head: async (request) => (await listHeads()).seriesListHead(request.site, name, request.data(list(request))),
  }),
});

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

/** The table of pages, in the order in which patterns are tried. */
export const routes: readonly Route[] = [
  movieListRoute({ pattern: paths.landing, name: "landing", list: popularMovies }),
  movieListRoute({ pattern: paths.home, name: "home", list: popularMovies }),
  movieListRoute({ pattern: paths.top, name: "top", list: (request) => request.queries.topRatedMovies(pageIn(request)) }),
  seriesListRoute({ pattern: paths.series, name: "series", list: (request) => request.queries.popularSeries(pageIn(request)) }),
  seriesListRoute({ pattern: paths.topSeries, name: "topSeries", list: (request) => request.queries.topRatedSeries(pageIn(request)) }),
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
    ...(import.meta.env.SSR && {
      head: async ({ queries, parameters, data, site }) => {
        const { genreHead } = await listHeads();
        const choice = parseGenreChoice(parameters);
        if (!choice) return genreHead(site);
        const { genre, tab, page } = choice;
        const list = tab === "movies" ? { movies: data(queries.moviesByGenre(genre.id, page)) } : { series: data(queries.seriesByGenre(genre.id, page)) };
        return genreHead(site, genre, list);
      },
    }),
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
    ...(import.meta.env.SSR && {
      personal: true,
      head: async ({ parameters, site }) => (await import("./seo/search-head.ts")).searchHead(site, parseSearchChoice(parameters).query),
    }),
  },
  {
    pattern: paths.discover,
    screen: "discover",
    // The sitemap lists its genres and years itself (server/http/sitemaps.ts).
    indexed: false,
    parameters: "all",
    redirects: true,
    // On the server alone: in the browser the code would weigh on every page, and the screen reads the address itself.
    ...(import.meta.env.SSR && { canonical: (parameters) => discoverParameters(parseDiscoverFilters(parameters)) }),
    queries: {
      critical: ({ queries, parameters }) => [queries.discoverList(parameters)],
      deferred: ({ queries, parameters }) => queries.discoverNames(parameters),
      lists: ({ queries, parameters }) => [queries.discoverList(parameters)],
      hasNoResult: ({ queries, parameters }, data) => !data(queries.discoverList(parameters))?.items.length,
    },
    ...(import.meta.env.SSR && {
      head: async ({ queries, parameters, data, site }) =>
        (await import("./seo/discover-head.ts")).discoverHead(site, parameters, data(queries.discoverList(parameters))),
    }),
  },
  ...savedRoutes,
  staticRoute(paths.about, "about", async (site) => (await import("#content/about.ts")).about(site)),
  staticRoute(paths.blogs, "blogs", async (site) => (await import("#content/blogs.ts")).blogs(site.name)),
  staticRoute(paths.privacy, "privacy", async (site) => (await import("#content/privacy.ts")).privacy(site)),
  staticRoute(paths.terms, "terms", async (site) => (await import("#content/terms.ts")).terms(site)),
  staticRoute(paths.cookies, "cookies", async (site) => (await import("#content/cookies.ts")).cookies(site)),
  {
    pattern: paths.faq,
    screen: "faq",
    ...(import.meta.env.SSR && { head: async ({ site }) => (await import("./seo/static-page-head.ts")).faqHead(site) }),
  },
  staticRoute(paths.contact, "contact", async (site) => (await import("#content/contact.ts")).contact(site)),
  staticRoute(paths.support, "support", async (site) => (await import("#content/support.ts")).support(site)),
];

/** The 404 page, for every address that no pattern matches. */
export const notFoundRoute: Route = {
  pattern: "*",
  screen: "not-found",
  indexed: false,
  ...(import.meta.env.SSR && {
    head: async ({ site }) => (await import("./seo/not-found-head.ts")).notFoundHead(site),
  }),
};
