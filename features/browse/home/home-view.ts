import type { RouteState } from "#app/data/route-state.ts";
import { paths } from "#domain/addresses.ts";

export type HomeView = { list: "popular" | "top"; hero: boolean };

/**
 * specification.md, section 2: a content type in the state, or /top, hides the hero. /top or the content type `top` shows Top Rated. Further pages of
 * the list stand alone as well.
 */
export function homeViewOf(pathname: string, state: RouteState, page: number): HomeView {
  if (pathname === paths.top) return { list: "top", hero: false };
  if (state.kind === "content") return { list: state.contentType === "top" ? "top" : "popular", hero: false };
  return { list: "popular", hero: page === 1 };
}
