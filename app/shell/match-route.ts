import type { Route } from "#app/route.ts";
import { notFoundRoute, routes } from "#app/routes.ts";
import { parseRouteId, paths, personPath, withSearch } from "#domain/addresses.ts";

/** Addresses that lead elsewhere: an HTTP redirect on a direct request, a replaced history entry in the app. */
const redirects: readonly { pattern: string; to: (key: string | undefined) => string | null }[] = [
  { pattern: "/movie", to: () => paths.home },
  { pattern: "/person/:key", to: (key) => (parseRouteId(key) === null ? null : personPath(parseRouteId(key) ?? 0)) },
];

export type PageMatch<R extends Route = Route> = {
  kind: "page";
  route: R;
  /** 0 on pages without an id, and where the id is not valid. */
  id: number;
  parameters: URLSearchParams;
  /** The canonical path and parameters: equal URLs are equal pages. */
  url: string;
};

export type RouteMatch<R extends Route = Route> = { kind: "redirect"; to: string } | PageMatch<R>;

export const isNotFound = ({ route }: PageMatch): boolean => route.pattern === notFoundRoute.pattern;

/** Whether the address of a title or person holds no valid id. */
export const hasBadId = ({ route, id }: PageMatch): boolean => route.keyed === true && id === 0;

function namedParameters(names: readonly string[], all: URLSearchParams): URLSearchParams {
  const named = new URLSearchParams();
  for (const name of names) {
    const value = all.get(name);
    if (value) named.set(name, value);
  }
  return named;
}

function canonicalParameters({ parameters = [], canonical }: Route, all: URLSearchParams): URLSearchParams {
  const named = parameters === "all" ? all : namedParameters(parameters, all);
  return canonical?.(named) ?? named;
}

const expressions = new Map<string, RegExp>();

/** React Router's `matchPath` makes the expression of each pattern again for each address: a tenth of a millisecond of a page. */
function expressionOf(pattern: string): RegExp {
  const made = expressions.get(pattern) ?? new RegExp(`^${pattern.replace(":key", "([^/]+)")}(/*)$`);
  expressions.set(pattern, made);
  return made;
}

type PatternMatch = { key: string | undefined; slashes: string };

/** `slashes`: those at the end that the pattern does not have. */
function matching(pattern: string, pathname: string): PatternMatch | null {
  const match = expressionOf(pattern).exec(pathname);
  return match && { key: match.length > 2 ? match[1] : undefined, slashes: match.at(-1) ?? "" };
}

/** Decodes each segment as the browser's router does: `/movie/%31%39` is `/movie/19`. An invalid escape stays as it is. */
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

/** Finds the page of a path and a query string in a table of routes. Never throws: an address that no route matches is the 404 page. */
export function matchRouteIn<R extends Route>(table: readonly R[], notFound: R, requestedPath: string, search: string): RouteMatch<R> {
  const pathname = decoded(requestedPath);
  for (const { pattern, to } of redirects) {
    const match = matching(pattern, pathname);
    const target = match && to(match.key);
    if (target) return { kind: "redirect", to: target };
  }
  for (const route of table) {
    const match = matching(route.pattern, pathname);
    if (!match) continue;
    // Screens compare the path with `paths`, where no path ends in a slash.
    if (match.slashes !== "") return { kind: "redirect", to: (requestedPath.replace(/\/+$/, "") || "/") + search };
    const id = route.keyed ? parseRouteId(match.key) : 0;
    // The route's own screen shows its "not found" view.
    if (id === null) return { kind: "page", route, id: 0, parameters: new URLSearchParams(), url: route.pattern.replace(":key", "0") };
    const requested = new URLSearchParams(search);
    // Read in the browser (early-theme.ts).
    requested.delete("couch");
    const parameters = canonicalParameters(route, requested);
    const url = withSearch(route.pattern.replace(":key", String(id)), parameters);
    // Compared without their escapes, which some clients write in their own way after each redirect.
    if (route.redirects && String(parameters) !== String(requested)) return { kind: "redirect", to: url };
    return { kind: "page", route, id, parameters, url };
  }
  return { kind: "page", route: notFound, id: 0, parameters: new URLSearchParams(), url: "/404" };
}

export const matchRoute = (path: string, search: string): RouteMatch => matchRouteIn<Route>(routes, notFoundRoute, path, search);
