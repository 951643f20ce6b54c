import { counted, countText } from "#domain/count-text.ts";
import type { AddedPeriod, SavedSort, SavedTab, SavedType } from "#features/saved/model/saved-view.ts";
import type { ListTotals } from "#features/saved/model/shown-titles.ts";

export const heading = "My list";
export const description = "What you have saved, seen and rated on this device.";
export const needsScript = "Your list is stored in this browser, and needs JavaScript to be shown. Turn on JavaScript in your browser, and reload this page.";
export const loading = "Opening your list";
export const failed = "Your list could not be opened. It is still stored on this device.";
/** Below the heading. */
export const where = "Stored in this browser alone.";

export const tabsLabel = "Parts of my list";
const tabs: Record<SavedTab, string> = { saved: "Saved", continue: "Continue", seen: "Seen", rated: "Rated", lists: "Lists" };
export const tabName = (tab: SavedTab): string => tabs[tab];
/** "Saved (12)". `count`: 0 if it is not counted. */
export const tabText = (tab: SavedTab, count: number): string => (count === 0 ? tabs[tab] : `${tabs[tab]} (${countText(count)})`);

export const openFilters = (active: number): string => (active === 0 ? "Filters" : `Filters (${active})`);
export const filters = "Filters";
export const type = "Type";
export const types: Record<SavedType, string> = { all: "Films and series", movie: "Films", tv: "Series" };
export const genre = "Genre";
export const anyGenre = "Any genre";
export const decade = "Decade";
export const anyDecade = "Any decade";
export const decadeText = (year: number): string => `${year}s`;
export const rating = "Rating";
export const anyRating = "Any rating";
export const atLeast = (value: number): string => `Rated ${value} or more`;
/** What put a title into the tab. */
const verbs: Record<SavedTab, string> = { saved: "added", continue: "watched", seen: "seen", rated: "rated", lists: "added" };
export const added = "Time";
/** "Seen at any time" */
export const atAnyTime = (tab: SavedTab): string => `${verbs[tab][0]?.toUpperCase()}${verbs[tab].slice(1)} at any time`;
export const periods: Record<AddedPeriod, string> = { week: "In the last 7 days", month: "In the last 30 days", year: "In the last year" };
export const here = "Watch here";
export const hereLoading = "Checking what can be watched here";
export const hereFailed = "What can be watched here could not be loaded.";
export const clearFilters = "Clear filters";

export const sortBy = "Sort by";
const sorts: Record<Exclude<SavedSort, "added">, string> = {
  title: "Title",
  newest: "Newest",
  oldest: "Oldest",
  rating: "Best rated",
  own: "Your rating",
  hand: "Your order",
};
/** "Last seen" */
export const sortName = (sort: SavedSort, tab: SavedTab): string => (sort === "added" ? `Last ${verbs[tab]}` : sorts[sort]);
export const layouts = "Layout";
export const layoutNames = { cards: "Cards", rows: "Compact rows" } as const;

const filmsAndSeries = ({ movies, series }: Pick<ListTotals, "movies" | "series">): string =>
  [...(movies > 0 ? [counted(movies, "film")] : []), ...(series > 0 ? [`${countText(series)} series`] : [])].join(" and ") || "No titles";

/** "2 h 33 min" */
export function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  return [...(hours > 0 ? [`${countText(hours)} h`] : []), ...(rest > 0 || hours === 0 ? [`${rest} min`] : [])].join(" ");
}

/** "12 films and 3 series. The films run 21 h 30 min." Of films whose running time is not known the sum is a part. */
export function totals(list: ListTotals): string {
  const sum =
    list.minutes === 0 ? "" : `. ${list.movies === 1 ? "The film runs" : "The films run"} ${list.unknown > 0 ? "at least " : ""}${duration(list.minutes)}`;
  return `${filmsAndSeries(list)}${sum}.`;
}
/** "3 titles" */
export const titleCount = (count: number): string => counted(count, "title");
export const moreTitles = (count: number): string => counted(count, "more title");

export const ownRating = (value: number): string => `Your rating: ${value}`;
export const episodesSeen = (count: number): string => counted(count, "episode seen", "episodes seen");

/** Buttons of a title. The name precedes for screen readers, of which each button of a list has another. */
export const inLists = "Lists";
export const remove = "Remove";
export const ofTitle = (title: string): string => `: ${title}`;
export const moveUp = "Move up";
export const moveDown = "Move down";
/** Announced. */
export const movedTo = (title: string, place: number, count: number): string => `${title}: place ${countText(place)} of ${countText(count)}`;

/** Toasts, with an undo. The title's name follows. */
export const removed: Record<Exclude<SavedTab, "continue" | "lists">, string> = {
  saved: "Removed from My list",
  seen: "No longer marked as seen",
  rated: "Your rating was removed",
};

export const empty: Record<Exclude<SavedTab, "lists">, { message: string; hint: string }> = {
  saved: { message: "Nothing saved yet", hint: "Press Save on a film or a series, and it waits here. No account is needed: your list stays in this browser." },
  continue: { message: "Nothing to continue", hint: "Films and series that you leave before their end stand here, so that you can go on." },
  seen: { message: "Nothing marked as seen", hint: "What you watch to the end, or mark as Seen, stands here." },
  rated: { message: "No ratings of your own yet", hint: "Rate a film or a series on its page, from 1 to 10, and add a note if you like." },
};
export const nothingMatches = { message: "No title matches these filters", hint: "Take a filter away to see more of your list." } as const;
export const emptyLinks = { discover: "Discover films", trending: "What is trending", import: "Import a list" } as const;
