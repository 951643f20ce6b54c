import { matchPath } from "react-router";
import { canonicalGenreParameters } from "#domain/genre-address.ts";
import { parseRouteId, paths, personPath } from "#domain/paths.ts";
import { canonicalFilmographyParameters } from "#domain/person-address.ts";
import { canonicalSearchParameters } from "#domain/search-address.ts";
import { canonicalEpisodeParameters } from "#domain/series-address.ts";

/** The static pages: one screen each, which asks the catalog nothing. */
const staticScreens = ["about", "blogs", "privacy", "terms", "cookies", "faq", "contact", "support"] as const;

type StaticScreenName = (typeof staticScreens)[number];

export type ScreenName = "home" | "movie" | "seriesList" | "series" | "genres" | "person" | "search" | "notFound" | StaticScreenName;

export type Route = {
  pattern: string;
  screen: ScreenName;
  /** The pattern's `:key` starts with an id; a bad one is "not found" without asking anybody. */
  keyed?: true;
  /** The named query parameters that change what the page shows; all others are ignored. */
  parameters?: readonly string[];
  /** Their one way of being written, without what means nothing: equal pages have equal addresses. */
  plain?: (parameters: URLSearchParams) => URLSearchParams;
};

/** What each row asks the catalog stands in `page-questions.ts`. */
export const pages: readonly Route[] = [
  { pattern: paths.landing, screen: "home" },
  { pattern: paths.home, screen: "home" },
  { pattern: paths.top, screen: "home" },
  { pattern: "/movie/:key", screen: "movie", keyed: true },
  { pattern: paths.series, screen: "seriesList" },
  { pattern: paths.topSeries, screen: "seriesList" },
  { pattern: "/tv/:key", screen: "series", keyed: true, parameters: ["season", "episode"], plain: canonicalEpisodeParameters },
  { pattern: paths.genres, screen: "genres", parameters: ["genre", "tab"], plain: canonicalGenreParameters },
  { pattern: "/actor/:key", screen: "person", keyed: true, parameters: ["tab", "all"], plain: canonicalFilmographyParameters },
  { pattern: paths.search, screen: "search", parameters: ["q", "type", "page"], plain: canonicalSearchParameters },
  ...staticScreens.map((screen) => ({ pattern: paths[screen], screen })),
];

export const notFoundPage: Route = { pattern: "*", screen: "notFound" };

/** Addresses that lead elsewhere: over HTTP on a direct request, by replacing the history entry in the app. */
const redirects: readonly { pattern: string; to: (key: string | undefined) => string | null }[] = [
  { pattern: "/movie", to: () => paths.home },
  { pattern: "/person/:key", to: (key) => (parseRouteId(key) === null ? null : personPath(parseRouteId(key) ?? 0)) },
];

export type Address =
  | { kind: "redirect"; to: string }
  /** `url` is the address with nothing in it that the page ignores: equal URLs are equal pages. */
  | { kind: "page"; row: Route; id: number; parameters: URLSearchParams; url: string };

const notFoundAddress: Address = { kind: "page", row: notFoundPage, id: 0, parameters: new URLSearchParams(), url: "/404" };

function namedParameters(row: Route, search: string): URLSearchParams {
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
    if (match.pathname !== match.pathnameBase) return { kind: "redirect", to: (asked.replace(/\/+$/, "") || "/") + search };
    const id = row.keyed ? parseRouteId(match.params.key) : 0;
    // The row's own screen says that there is no such title, here as in the browser.
    if (id === null) return { kind: "page", row, id: 0, parameters: new URLSearchParams(), url: row.pattern.replace(":key", "0") };
    const parameters = namedParameters(row, search);
    const path = row.keyed ? row.pattern.replace(":key", String(id)) : row.pattern;
    return { kind: "page", row, id, parameters, url: parameters.size > 0 ? `${path}?${parameters}` : path };
  }
  return notFoundAddress;
}
