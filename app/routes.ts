import type { StaticPage } from "#content/prose.ts";
import { canonicalGenreParameters, parseGenreChoice } from "#domain/genre-address.ts";
import { paths } from "#domain/paths.ts";
import { canonicalFilmographyParameters, parseFilmographyView } from "#domain/person-address.ts";
import { canonicalSearchParameters, parseSearchChoice } from "#domain/search-address.ts";
import { parseImdbId } from "#domain/search-query.ts";
import { mayHaveSeason, seasonToShow } from "#domain/season-order.ts";
import { canonicalEpisodeParameters, parseEpisodeChoice } from "#domain/series-address.ts";
import type { PublicSite } from "#domain/site.ts";
import type { PageRequest, ReadData, Route } from "./route.ts";

/** A page with a text of `content/` and without queries. */
const staticRoute = (pattern: string, screen: string, page: (site: PublicSite) => Promise<Pick<StaticPage, "title" | "description">>): Route => ({
  pattern,
  screen,
  head: async ({ site }) => (await import("./seo/static-page-head.ts")).staticPageHead(site, pattern, await page(site)),
});

const listHeads = () => import("./seo/list-heads.ts");

/** The landing page and the movies home show the same list with different surroundings. */
const popularMoviesRoute = (pattern: string, name: "landing" | "home"): Route => ({
  pattern,
  screen: "home",
  queries: {
    critical: ({ queries }) => [queries.popularMovies()],
    deferred: ({ queries }) => [queries.heroMovies(), queries.trendingMovies(), queries.trendingSeries()],
  },
  head: async ({ queries, data, site }) => (await listHeads()).movieListHead(site, name, data(queries.popularMovies())),
});

const genreQuery = ({ queries, parameters }: PageRequest) => {
  const choice = parseGenreChoice(parameters);
  if (!choice) return [];
  return [choice.tab === "movies" ? queries.moviesByGenre(choice.genre.id) : queries.seriesByGenre(choice.genre.id)];
};

const imdbQuery = ({ queries, parameters }: PageRequest) => {
  const imdbId = parseImdbId(parseSearchChoice(parameters).query);
  return imdbId ? [queries.imdbMatch(imdbId)] : [];
};

const searchQuery = (request: PageRequest) => {
  const { query, type, page } = parseSearchChoice(request.parameters);
  return query === "" || imdbQuery(request).length > 0 ? [] : [request.queries.search(type, query, page)];
};

const seasonQuery = ({ queries, id, parameters }: PageRequest, data: ReadData) => {
  const series = data(queries.series(id));
  const choice = parseEpisodeChoice(parameters);
  if (!series || !mayHaveSeason(series, seasonToShow(series, choice))) return [];
  return [queries.season(id, seasonToShow(series, choice), choice.episode)];
};

/** The table of pages, in the order in which patterns are tried. */
export const routes: readonly Route[] = [
  popularMoviesRoute(paths.landing, "landing"),
  popularMoviesRoute(paths.home, "home"),
  {
    pattern: paths.top,
    screen: "home",
    queries: {
      critical: ({ queries }) => [queries.topRatedMovies()],
      deferred: ({ queries }) => [queries.trendingMovies(), queries.trendingSeries()],
    },
    head: async ({ queries, data, site }) => (await listHeads()).movieListHead(site, "top", data(queries.topRatedMovies())),
  },
  {
    pattern: "/movie/:key",
    screen: "movie",
    keyed: true,
    queries: {
      critical: ({ queries, id }) => [queries.movie(id)],
      deferred: ({ queries, id }) => [queries.movieExtras(id)],
    },
    head: async ({ queries, id, data, site }) =>
      (await import("./seo/title-heads.ts")).movieHead(site, data(queries.movie(id)), data(queries.movieExtras(id))?.credits),
  },
  {
    pattern: paths.series,
    screen: "series-list",
    queries: { critical: ({ queries }) => [queries.popularSeries()] },
    head: async ({ queries, data, site }) => (await listHeads()).seriesListHead(site, "series", data(queries.popularSeries())),
  },
  {
    pattern: paths.topSeries,
    screen: "series-list",
    queries: { critical: ({ queries }) => [queries.topRatedSeries()] },
    head: async ({ queries, data, site }) => (await listHeads()).seriesListHead(site, "topSeries", data(queries.topRatedSeries())),
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
    head: async (request) => {
      const { queries, id, parameters, data, site } = request;
      const [season] = seasonQuery(request, data).map(data);
      const { seriesHead } = await import("./seo/title-heads.ts");
      return seriesHead(site, data(queries.series(id)), { credits: data(queries.seriesExtras(id))?.credits, season, choice: parseEpisodeChoice(parameters) });
    },
  },
  {
    pattern: paths.genres,
    screen: "genres",
    parameters: ["genre", "tab"],
    canonical: canonicalGenreParameters,
    queries: {
      deferred: genreQuery,
      hasNoResult: (request, data) => genreQuery(request).some((query) => !data<unknown[]>(query)?.length),
    },
    head: async ({ queries, parameters, data, site }) => {
      const { genreHead } = await listHeads();
      const choice = parseGenreChoice(parameters);
      if (!choice) return genreHead(site);
      const { genre, tab } = choice;
      return genreHead(site, genre, tab === "movies" ? { movies: data(queries.moviesByGenre(genre.id)) } : { series: data(queries.seriesByGenre(genre.id)) });
    },
  },
  {
    pattern: "/actor/:key",
    screen: "person",
    keyed: true,
    parameters: ["tab", "all"],
    canonical: canonicalFilmographyParameters,
    queries: {
      critical: ({ queries, id }) => [queries.person(id)],
      deferred: ({ queries, id, parameters }) => [queries.personCredits(id, parseFilmographyView(parameters).whole)],
    },
    head: async ({ queries, id, data, site }) => (await import("./seo/person-head.ts")).personHead(site, data(queries.person(id))),
  },
  {
    pattern: paths.search,
    screen: "search",
    indexed: false,
    parameters: ["q", "type", "page"],
    canonical: canonicalSearchParameters,
    queries: {
      critical: searchQuery,
      deferred: imdbQuery,
      hasNoResult: (request, data) => !searchQuery(request).some((query) => data(query)?.results.length) && !imdbQuery(request).some((query) => data(query)),
    },
    head: async ({ parameters, site }) => (await import("./seo/search-head.ts")).searchHead(site, parseSearchChoice(parameters).query),
  },
  staticRoute(paths.about, "about", async (site) => (await import("#content/about.ts")).about(site)),
  staticRoute(paths.blogs, "blogs", async (site) => (await import("#content/blogs.ts")).blogs(site.name)),
  staticRoute(paths.privacy, "privacy", async (site) => (await import("#content/privacy.ts")).privacy(site)),
  staticRoute(paths.terms, "terms", async (site) => (await import("#content/terms.ts")).terms(site)),
  staticRoute(paths.cookies, "cookies", async (site) => (await import("#content/cookies.ts")).cookies(site)),
  { pattern: paths.faq, screen: "faq", head: async ({ site }) => (await import("./seo/static-page-head.ts")).faqHead(site) },
  staticRoute(paths.contact, "contact", async (site) => (await import("#content/contact.ts")).contact(site)),
  staticRoute(paths.support, "support", async (site) => (await import("#content/support.ts")).support(site)),
];

/** The 404 page, for every address that no pattern matches. */
export const notFoundRoute: Route = {
  pattern: "*",
  screen: "not-found",
  indexed: false,
  head: async ({ site }) => (await import("./seo/not-found-head.ts")).notFoundHead(site),
};
