import { paths } from "#domain/paths.ts";
import type { RouteState } from "#domain/route-state.ts";

export type SeriesListView = "popular" | "top";

/** Section 4: top rated on /tv/top and by a passed content type; a reset is popular. */
export function seriesListViewOf(pathname: string, state: RouteState): SeriesListView {
  if (pathname === paths.topSeries) return "top";
  return state.kind === "content" && state.contentType === "top" ? "top" : "popular";
}
