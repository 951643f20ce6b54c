import type { RouteState } from "#app/data/route-state.ts";
import { type ListPageName, listPages } from "#domain/addresses.ts";
import { shownListPage } from "#features/browse/list-page.ts";

/** `shown`: the page whose list is shown. */
type HomeView = { shown: ListPageName; hero: boolean };

/** specification.md, section 2: a content type in the state, or another list than the popular one, hides the hero. Further pages of the list stand alone as well. */
export function homeViewOf(pathname: string, state: RouteState, page: number): HomeView {
  const shown = shownListPage(pathname, state, "home");
  return { shown, hero: listPages[shown].list === "popular" && state.kind !== "content" && page === 1 };
}
