import { matchPath } from "react-router";
import { idInKey, paths, personPath } from "#domain/paths.ts";
import type { Question } from "./queries/question.ts";
import type { Questions } from "./queries/questions.ts";

export type ScreenName = "home" | "movie" | "notFound";

/** What a row's questions depend on. `id` is 0 on pages that have none. */
export type PageRequest = { ask: Questions; id: number; parameters: URLSearchParams };

export type PageRow = {
  pattern: string;
  screen: ScreenName;
  /** The pattern's `:key` starts with an id; a bad one is "not found" without asking anybody. */
  keyed?: true;
  /** The named query parameters that change what the page shows; all others are ignored. */
  parameters?: readonly string[];
  /** Their failure is the page's failure, their `null` is "not found". */
  critical?: (request: PageRequest) => Question<unknown>[];
  /** These may fail, or come late, alone. */
  rest?: (request: PageRequest) => Question<unknown>[];
};

const homeRest = ({ ask }: PageRequest) => [ask.trendingMovies(), ask.trendingSeries()];

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
  return named;
}

const matching = (pattern: string, pathname: string) => matchPath({ path: pattern, caseSensitive: true }, pathname);

/** Which page a path and query string ask for. Never throws: what no row wants is the 404 page. */
export function addressOf(pathname: string, search: string): Address {
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
    if (id === null) return { ...notFoundAddress, row, url: row.pattern.replace(":key", "0") };
    const parameters = namedParameters(row, search);
    const path = row.keyed ? row.pattern.replace(":key", String(id)) : row.pattern;
    return { kind: "page", row, id, parameters, url: parameters.size > 0 ? `${path}?${parameters}` : path };
  }
  return notFoundAddress;
}
