import type { AddedPeriod, SavedSort, SavedTab, SavedType } from "#features/saved/model/saved-view.ts";
import type { ListTotals } from "#features/saved/model/shown-titles.ts";
import { counted, countText } from "../text.ts";

const tabs: Record<SavedTab, string> = { saved: "Saved", continue: "Continue", seen: "Seen", rated: "Rated", lists: "Lists" };
/** What put a title into the tab. */
const verbs: Record<SavedTab, string> = { saved: "added", continue: "watched", seen: "seen", rated: "rated", lists: "added" };
const sorts: Record<Exclude<SavedSort, "added">, string> = {
  title: "Title",
  newest: "Newest",
  oldest: "Oldest",
  rating: "Best rated",
  own: "Your rating",
  hand: "Your order",
};
const filmsAndSeries = ({ movies, series }: Pick<ListTotals, "movies" | "series">): string =>
  [...(movies > 0 ? [counted(movies, "film")] : []), ...(series > 0 ? [`${countText(series)} series`] : [])].join(" and ") || "No titles";

/** "2 h 33 min" */
function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  return [...(hours > 0 ? [`${countText(hours)} h`] : []), ...(rest > 0 || hours === 0 ? [`${rest} min`] : [])].join(" ");
}

/** "12 films and 3 series. The films run 21 h 30 min." Of films whose running time is not known the sum is a part. */
function totals(list: ListTotals): string {
  const sum =
    list.minutes === 0 ? "" : `. ${list.movies === 1 ? "The film runs" : "The films run"} ${list.unknown > 0 ? "at least " : ""}${duration(list.minutes)}`;
  return `${filmsAndSeries(list)}${sum}.`;
}
export const savedList = {
  heading: "My list",
  needsScript: "Your list is stored in this browser, and needs JavaScript to be shown. Turn on JavaScript in your browser, and reload this page.",
  loading: "Opening your list",
  failed: "Your list could not be opened. It is still stored on this device.",
  /** Below the heading. */
  where: "Stored in this browser alone.",
  tabsLabel: "Parts of my list",
  tabName: (tab: SavedTab): string => tabs[tab],
  /** "Saved (12)". `count`: 0 if it is not counted. */
  tabText: (tab: SavedTab, count: number): string => (count === 0 ? tabs[tab] : `${tabs[tab]} (${countText(count)})`),
  openFilters: (active: number): string => (active === 0 ? "Filters" : `Filters (${active})`),
  filters: "Filters",
  type: "Type",
  types: { all: "Films and series", movie: "Films", tv: "Series" } satisfies Record<SavedType, string>,
  genre: "Genre",
  anyGenre: "Any genre",
  decade: "Decade",
  anyDecade: "Any decade",
  decadeText: (year: number): string => `${year}s`,
  rating: "Rating",
  anyRating: "Any rating",
  atLeast: (value: number): string => `Rated ${value} or more`,
  added: "Time",
  /** "Seen at any time" */
  atAnyTime: (tab: SavedTab): string => `${verbs[tab][0]?.toUpperCase()}${verbs[tab].slice(1)} at any time`,
  periods: { week: "In the last 7 days", month: "In the last 30 days", year: "In the last year" } satisfies Record<AddedPeriod, string>,
  here: "Watch here",
  hereLoading: "Checking what can be watched here",
  hereFailed: "What can be watched here could not be loaded.",
  clearFilters: "Clear filters",
  sortBy: "Sort by",
  /** "Last seen" */
  sortName: (sort: SavedSort, tab: SavedTab): string => (sort === "added" ? `Last ${verbs[tab]}` : sorts[sort]),
  layouts: "Layout",
  layoutNames: { cards: "Cards", rows: "Compact rows" },
  totals,
  moreTitles: (count: number): string => counted(count, "more title"),
  ownRating: (value: number): string => `Your rating: ${value}`,
  episodesSeen: (count: number): string => counted(count, "episode seen", "episodes seen"),
  /** Buttons of a title. The name precedes for screen readers, of which each button of a list has another. */
  inLists: "Lists",
  remove: "Remove",
  ofTitle: (title: string): string => `: ${title}`,
  moveUp: "Move up",
  moveDown: "Move down",
  /** Announced. */
  movedTo: (title: string, place: number, count: number): string => `${title}: place ${countText(place)} of ${countText(count)}`,
  /** Toasts, with an undo. The title's name follows. */
  removed: {
    saved: "Removed from My list",
    seen: "No longer marked as seen",
    rated: "Your rating was removed",
  } satisfies Record<Exclude<SavedTab, "continue" | "lists">, string>,
  empty: {
    saved: {
      message: "Nothing saved yet",
      hint: "Press Save on a film or a series, and it waits here. No account is needed: your list stays in this browser.",
    },
    continue: {
      message: "Nothing to continue",
      hint: "Films and series that you stop before the end appear here, so that you can pick up where you left off.",
    },
    seen: { message: "Nothing marked as seen", hint: "What you watch to the end, or mark as Seen, appears here." },
    rated: { message: "No ratings of your own yet", hint: "Rate a film or a series on its page, from 1 to 10, and add a note if you like." },
  } satisfies Record<Exclude<SavedTab, "lists">, { message: string; hint: string }>,
  nothingMatches: { message: "No title matches these filters", hint: "Take a filter away to see more of your list." },
  emptyLinks: { discover: "Discover films", trending: "What is trending", import: "Import a list" },
};
