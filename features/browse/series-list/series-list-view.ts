import type { RouteState } from "#app/data/route-state.ts";
import { paths } from "#domain/addresses.ts";

export type SeriesListView = "popular" | "top";

/** specification.md, section 4: top rated on /tv/top and for the content type `top`, else popular. */
export function seriesListViewOf(pathname: string, state: RouteState): SeriesListView {
  if (pathname === paths.topSeries) return "top";
  return state.kind === "content" && state.contentType === "top" ? "top" : "popular";
}
