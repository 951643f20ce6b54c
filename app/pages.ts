import { matchPath } from "react-router";
import { genreChoiceIn, plainGenreParameters } from "#domain/genre-address.ts";
import { idInKey, paths, personPath } from "#domain/paths.ts";
import { filmographyViewIn, plainFilmographyParameters } from "#domain/person-address.ts";
import { plainSearchParameters, searchIn } from "#domain/search-address.ts";
import { imdbIdIn } from "#domain/search-query.ts";
import { mayHaveSeason, seasonToShow } from "#domain/season-order.ts";
import { episodeWishIn, plainEpisodeParameters } from "#domain/series-address.ts";
import type { Question } from "./queries/question.ts";
import type { Questions } from "./queries/questions.ts";

/** The static pages: one screen each, which asks the catalogue nothing. */
const staticScreens = ["about", "blogs", "privacy", "terms", "cookies", "faq", "contact", "support"] as const;

type StaticScreenName = (typeof staticScreens)[number];

export type ScreenName = "home" | "movie" | "seriesList" | "series" | "genres" | "person" | "search" | "notFound" | StaticScreenName;

/** What a row's questions depend on. `id` is 0 on pages that have none. */
export type PageRequest = { ask: Questions; id: number; parameters: URLSearchParams };

/** The answer to a question that has one. */
export type Known = <T>(question: Question<T>) => T | undefined;

export type PageRow = {
  pattern: string;
  screen: ScreenName;
  /** The pattern's `:key` starts with an id; a bad one is "not found" without asking anybody. */
  keyed?: true;
  /** The named query parameters that change what the page shows; all others are ignored. */
  parameters?: readonly string[];
  /** Their one way of being written, without what means nothing: equal pages have equal addresses. */
  plain?: (parameters: URLSearchParams) => URLSearchParams;
  /** Their failure is the page's failure, their `null` is "not found". */
  critical?: (request: PageRequest) => Question<unknown>[];
  /** These may fail, or come late, alone. */
  rest?: (request: PageRequest) => Question<unknown>[];
  /** The same for questions that hang on what the critical ones have brought. */
  following?: (request: PageRequest, known: Known) => Question<unknown>[];
};

const homeRest = ({ ask }: PageRequest) => [ask.trendingMovies(), ask.trendingSeries()];

/** Nothing is asked for an empty query, and an IMDb id is looked up by itself. */
function searched({ ask, parameters }: PageRequest): Question<unknown>[] {
  const { query, type, page } = searchIn(parameters);
  return query === "" || imdbIdIn(query) ? [] : [ask.search(type, query, page)];
}

function imdbMatches({ ask, parameters }: PageRequest): Question<unknown>[] {
  const imdbId = imdbIdIn(searchIn(parameters).query);
  return imdbId ? [ask.imdbMatch(imdbId)] : [];
}

/** The season that the address names, or the first; nobody is asked for one that the series does not have. */
function seasonOf({ ask, id, parameters }: PageRequest, known: Known): Question<unknown>[] {
  const series = known(ask.series(id));
  const wish = episodeWishIn(parameters);
  if (!series || !mayHaveSeason(series, seasonToShow(series, wish))) return [];
  return [ask.season(id, seasonToShow(series, wish), wish.episode)];
}

function genreContents({ ask, parameters }: PageRequest): Question<unknown>[] {
  const choice = genreChoiceIn(parameters);
  if (!choice) return [];
  return [choice.tab === "movies" ? ask.moviesByGenre(choice.genre.id) : ask.seriesByGenre(choice.genre.id)];
}

function worksOf({ ask, id, parameters }: PageRequest): Question<unknown>[] {
  const { whole } = filmographyViewIn(parameters);
  return [ask.filmography(id, whole), ask.television(id, whole)];
}

export const pages: readonly PageRow[] = [
  { pattern: paths.landing, screen: "home", critical: ({ ask }) => [ask.popularMovies()], rest: (request) => [request.ask.heroMovies(), ...homeRest(request)] },
  { pattern: paths.home, screen: "home", critical: ({ ask }) => [ask.popularMovies()], rest: (request) => [request.ask.heroMovies(), ...homeRest(request)] },
  { pattern: paths.top, screen: "home", critical: ({ ask }) => [ask.topRatedMovies()], rest: homeRest },
  {
    pattern: "/movie/:key",
    screen: "movie",
    keyed: true,
    critical: ({ ask, id }) => [ask.movie(id)],
    rest: ({ ask, id }) => [ask.movieCredits(id), ask.similarMovies(id), ask.movieReviews(id)],
  },
  { pattern: paths.series, screen: "seriesList", critical: ({ ask }) => [ask.popularSeries()] },
  { pattern: paths.topSeries, screen: "seriesList", critical: ({ ask }) => [ask.topRatedSeries()] },
  {
    pattern: "/tv/:key",
    screen: "series",
    keyed: true,
    parameters: ["season", "episode"],
    plain: plainEpisodeParameters,
    critical: ({ ask, id }) => [ask.series(id)],
    rest: ({ ask, id }) => [ask.seriesCredits(id), ask.similarSeries(id), ask.seriesReviews(id)],
    following: seasonOf,
  },
  { pattern: paths.genres, screen: "genres", parameters: ["genre", "tab"], plain: plainGenreParameters, rest: genreContents },
  {
    pattern: "/actor/:key",
    screen: "person",
    keyed: true,
    parameters: ["tab", "all"],
    plain: plainFilmographyParameters,
    critical: ({ ask, id }) => [ask.person(id)],
    rest: worksOf,
  },
  { pattern: paths.search, screen: "search", parameters: ["q", "type", "page"], plain: plainSearchParameters, critical: searched, rest: imdbMatches },
  ...staticScreens.map((screen) => ({ pattern: paths[screen], screen })),
];

export const notFoundPage: PageRow = { pattern: "*", screen: "notFound" };

/** Addresses that lead elsewhere: over HTTP on a direct request, by replacing the history entry in the app. */
export const redirects: readonly { pattern: string; to: (key: string | undefined) => string | null }[] = [
  { pattern: "/movie", to: () => paths.home },
  { pattern: "/person/:key", to: (key) => (idInKey(key) === null ? null : personPath(idInKey(key) ?? 0)) },
];

export type Address =
  | { kind: "redirect"; to: string }
  /** `url` is the address with nothing in it that the page ignores: equal URLs are equal pages. */
  | { kind: "page"; row: PageRow; id: number; parameters: URLSearchParams; url: string };

const notFoundAddress: Address = { kind: "page", row: notFoundPage, id: 0, parameters: new URLSearchParams(), url: "/404" };

function namedParameters(row: PageRow, search: string): URLSearchParams {
  const given = new URLSearchParams(search);
  const named = new URLSearchParams();
  for (const name of row.parameters ?? []) {
    const value = given.get(name);
    if (value) named.set(name, value);
  }
  return row.plain?.(named) ?? named;
}

const matching = (pattern: string, pathname: string) => matchPath({ path: pattern, caseSensitive: true }, pathname);

/** Segments as the router in the browser reads them: `/movie/%31%39` is `/movie/19`. What is no valid escape stays as it is. */
function decoded(pathname: string): string {
  if (!pathname.includes("%")) return pathname;
  try {
    return pathname
      .split("/")
      .map((segment) => decodeURIComponent(segment).replaceAll("/", "%2F"))
      .join("/");
  } catch {
    return pathname;
  }
}

/** Which page a path and query string ask for. Never throws: what no row wants is the 404 page. */
export function addressOf(asked: string, search: string): Address {
  const pathname = decoded(asked);
  for (const { pattern, to } of redirects) {
    const match = matching(pattern, pathname);
    const target = match && to(match.params.key);
    if (target) return { kind: "redirect", to: target };
  }
  for (const row of pages) {
    const match = matching(row.pattern, pathname);
    if (!match) continue;
    // One address a page: screens compare the path with `paths`, in which no page ends in a slash.
    if (match.pathname !== match.pathnameBase) return { kind: "redirect", to: match.pathnameBase + search };
    const id = row.keyed ? idInKey(match.params.key) : 0;
    // The row's own screen says that there is no such title, here as in the browser.
    if (id === null) return { kind: "page", row, id: 0, parameters: new URLSearchParams(), url: row.pattern.replace(":key", "0") };
    const parameters = namedParameters(row, search);
    const path = row.keyed ? row.pattern.replace(":key", String(id)) : row.pattern;
    return { kind: "page", row, id, parameters, url: parameters.size > 0 ? `${path}?${parameters}` : path };
  }
  return notFoundAddress;
}
