import { type ListPageName, listPageNames, parseEpisodeChoice, paths, patterns, type StaticPageName, staticPages } from "#domain/addresses.ts";
import { languagePath, pathIn } from "#domain/language-addresses.ts";
import { defaultLanguage, type Language } from "#domain/languages.ts";
import { genreHead, titleListHead } from "#features/browse/list-heads.server.ts";
import { parseGenreChoice } from "#features/browse/model/genre-address.ts";
import { discoverHead } from "#features/discover/discover-head.server.ts";
import { discoverParameters, parseDiscoverFilters } from "#features/discover/model/discover-address.ts";
import { sharedHead } from "#features/mine/shared-head.server.ts";
import { devicePageHead, staticPageHead } from "#features/pages/static-page-head.server.ts";
import { canonicalFilmographyParameters } from "#features/people/model/person-address.ts";
import { personHead } from "#features/people/person-head.server.ts";
import { parseSharedList, sharedListParameters } from "#features/saved/model/shared-list.ts";
import { parseSearchChoice } from "#features/search/model/search-address.ts";
import { notFoundHead, searchHead } from "#features/search/search-head.server.ts";
import { collectionHead } from "#features/titles/collection/collection-head.server.ts";
import { movieCreditsHead, seriesCreditsHead } from "#features/titles/credits/credits-heads.server.ts";
import { movieHead, seriesHead } from "#features/titles/title-heads.server.ts";
import { canonicalAiringParameters, canonicalReleaseParameters } from "#features/upcoming/model/release-choice.ts";
import { airingHead, upcomingHead } from "#features/upcoming/upcoming-heads.server.ts";
import type { LocalSite } from "./head/local-site.server.ts";
import type { PageHead } from "./head/page-head.server.ts";
import type { PageRequest, ReadData, Route } from "./route.ts";
import { listOfPage, notFoundRoute, type RoutePattern, routes } from "./routes.ts";
import { matchRouteIn, type PageMatch } from "./shell/match-route.ts";
import { seasonQuery } from "./title-routes.ts";

export type HeadRequest = Omit<PageRequest, "site"> & { site: LocalSite; data: ReadData };

/** What the server alone needs of a route: in the browser its code would weigh on every page, and some screens read the address themselves. */
type ServerPart = Pick<Route, "canonical" | "redirects" | "queries"> & {
  /** Title, metadata, structured data. */
  head: (request: HeadRequest) => PageHead;
  /** The parameters are the visitor's own words: shared caches must not store the page. */
  personal?: true;
};

export type ServerRoute = Route & ServerPart;

const listParts = Object.fromEntries(
  listPageNames.map((name): [string, ServerPart] => [
    paths[name],
    { head: (request) => titleListHead(request.site, name, request.data(listOfPage(name, request))) },
  ]),
) as Record<(typeof paths)[ListPageName], ServerPart>;

const staticParts = Object.fromEntries(staticPages.map((name) => [paths[name], { head: ({ site }) => staticPageHead(site, name) }])) as Record<
  `/${StaticPageName}`,
  ServerPart
>;

function headOfGenres({ queries, parameters, data, site }: HeadRequest): PageHead {
  const choice = parseGenreChoice(parameters);
  if (!choice) return genreHead(site);
  const { genre, tab, page } = choice;
  return genreHead(site, genre, tab === "movies" ? data(queries.moviesByGenre(genre.id, page)) : data(queries.seriesByGenre(genre.id, page)));
}

function headOfSeries(request: HeadRequest): PageHead {
  const { queries, id, parameters, data, site } = request;
  const [season] = seasonQuery(request, data).map(data);
  return seriesHead(site, data(queries.series(id)), { extras: data(queries.seriesExtras(id)), season, choice: parseEpisodeChoice(parameters) });
}

const serverParts: Record<RoutePattern, ServerPart> = {
  ...listParts,
  [patterns.movie]: { head: ({ queries, id, data, site }) => movieHead(site, data(queries.movie(id)), data(queries.movieExtras(id))) },
  [patterns.movieCredits]: { head: ({ queries, id, data, site }) => movieCreditsHead(site, data(queries.movie(id))) },
  [patterns.collection]: { head: ({ queries, id, data, site }) => collectionHead(site, data(queries.collection(id))) },
  [patterns.series]: { head: headOfSeries },
  [patterns.seriesCredits]: { head: ({ queries, id, data, site }) => seriesCreditsHead(site, data(queries.series(id))) },
  [patterns.person]: {
    canonical: canonicalFilmographyParameters,
    head: ({ queries, id, data, site }) => personHead(site, data(queries.person(id))),
  },
  [paths.genres]: { head: headOfGenres },
  [paths.search]: { personal: true, head: ({ parameters, site }) => searchHead(site, parseSearchChoice(parameters).query) },
  [paths.discover]: {
    canonical: (parameters) => discoverParameters(parseDiscoverFilters(parameters)),
    redirects: true,
    head: ({ queries, parameters, data, site }) => discoverHead(site, parameters, data(queries.discoverList(parameters))),
  },
  [paths.upcoming]: {
    canonical: canonicalReleaseParameters,
    head: ({ queries, parameters, data, site }) => upcomingHead(site, parameters, data(queries.upcomingList(parameters))),
  },
  [paths.airing]: {
    canonical: canonicalAiringParameters,
    head: ({ queries, parameters, data, site }) => airingHead(site, parameters, data(queries.airingList(parameters))),
  },
  [paths.list]: { head: ({ site }) => devicePageHead(site, site.words.mine.savedList.heading) },
  [paths.calendar]: { head: ({ site }) => devicePageHead(site, site.words.calendar.calendarPage.heading) },
  [paths.settings]: { head: ({ site }) => devicePageHead(site, site.words.settings.settingsPage.heading) },
  // Without a redirect: the browser shows what the address says in any order.
  [paths.shared]: {
    personal: true,
    canonical: (parameters) => sharedListParameters(parseSharedList(parameters)),
    queries: {
      deferred: ({ queries, parameters }) => {
        const { titles } = parseSharedList(parameters);
        return titles.length > 0 ? [queries.storedTitles(titles)] : [];
      },
      hasNoResult: ({ parameters }) => parseSharedList(parameters).titles.length === 0,
    },
    head: ({ parameters, site }) => sharedHead(site, parameters),
  },
  [paths.importTitles]: { head: ({ site }) => devicePageHead(site, site.words.import.importPage.title) },
  ...staticParts,
};

/** `routes`, with what the server adds. */
export const serverRoutes: readonly ServerRoute[] = routes.map((route) => ({ ...route, ...serverParts[route.pattern] }));

const serverNotFoundRoute: ServerRoute = { ...notFoundRoute, head: ({ site }) => notFoundHead(site) };

export type ServerPageMatch = PageMatch<ServerRoute> & { language: Language };

/** Which page an address names, and in which of the offered languages, for HTTP: without React. */
export function matchServerRoute(
  requested: string,
  search: string,
  offered: readonly Language[] = [defaultLanguage],
): { kind: "redirect"; to: string } | ServerPageMatch {
  const found = languagePath(requested, offered);
  if ("redirect" in found) return { kind: "redirect", to: found.redirect + search };
  const { language, path } = found;
  const match = matchRouteIn(serverRoutes, serverNotFoundRoute, path, search);
  return match.kind === "redirect" ? { kind: "redirect", to: pathIn(language, match.to) } : { ...match, language, url: pathIn(language, match.url) };
}

/** The pages without an id that search engines may index. */
export const indexedPaths: readonly string[] = serverRoutes.filter(({ keyed, indexed }) => !keyed && indexed !== false).map(({ pattern }) => pattern);
