import { useLocation } from "#app/router/router.tsx";
import { paths } from "#domain/addresses.ts";
import { isNotFound, matchRoute } from "./match-route.ts";

/** The canonical path and search of the page, without a language and a name: those of another language differ. An absent page leads to Home. */
export function usePagePath(): string {
  const { pathname, search } = useLocation();
  const match = matchRoute(pathname, search);
  if (match.kind === "redirect") return match.to;
  return isNotFound(match) ? paths.home : match.url;
}
