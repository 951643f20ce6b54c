import { paths, withSearch } from "#domain/addresses.ts";
import { genreById } from "#domain/genre.ts";

/** The tabs of /list. "lists": the visitor's own lists. */
export const savedTabs = ["saved", "continue", "seen", "rated", "lists"] as const;
export type SavedTab = (typeof savedTabs)[number];

/** "own": by the visitor's own rating. "hand": in the order that the visitor gave a list. */
const savedSorts = ["added", "title", "newest", "oldest", "rating", "own", "hand"] as const;
export type SavedSort = (typeof savedSorts)[number];

export const savedTypes = ["all", "movie", "tv"] as const;
export type SavedType = (typeof savedTypes)[number];

/** How long ago a title may have been added. */
export const addedPeriods = ["week", "month", "year"] as const;
export type AddedPeriod = (typeof addedPeriods)[number];

/** What /list shows. `null` does not filter. */
export type SavedView = {
  tab: SavedTab;
  /**
   * The own list that is open, counted from 1 in the order in which they were created; `null` shows all of them. A number and not the list's id:
   * the address of a page reaches the server, and an id would mark the device there.
   */
  list: number | null;
  type: SavedType;
  genre: number | null;
  /** The decade's first year. */
  decade: number | null;
  /** At least. */
  rating: number | null;
  added: AddedPeriod | null;
  /** Only what can be watched here. */
  here: boolean;
  sort: SavedSort;
  layout: "cards" | "rows";
};

const defaultSort = (list: number | null): SavedSort => (list === null ? "added" : "hand");

/** Without filters, in the tab's own order. */
export const plainView = ({ tab, list, layout }: Pick<SavedView, "tab" | "list" | "layout">): SavedView => ({
  ...{ tab, list, layout, sort: defaultSort(list) },
  ...{ type: "all", genre: null, decade: null, rating: null, added: null, here: false },
});

/** The orders that the view's tab offers. */
export const sortsOf = ({ tab, list }: Pick<SavedView, "tab" | "list">): SavedSort[] =>
  savedSorts.filter((sort) => (sort === "own" ? tab === "rated" : sort !== "hand" || list !== null));

const numberIn = (text: string | null, isValid: (value: number) => boolean): number | null => {
  const value = /^\d{1,6}$/.test(text ?? "") ? Number(text) : Number.NaN;
  return isValid(value) ? value : null;
};

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | null => values.find((value) => value === text) ?? null;

/** Unknown names and values are dropped. */
export function parseSavedView(search: URLSearchParams): SavedView {
  const list = numberIn(search.get("list"), (value) => value >= 1);
  const tab = list === null ? (oneOf(savedTabs, search.get("show")) ?? "saved") : "lists";
  const sort = oneOf(sortsOf({ tab, list }), search.get("sort")) ?? defaultSort(list);
  return {
    ...{ tab, list, sort },
    type: oneOf(savedTypes, search.get("type")) ?? "all",
    genre: numberIn(search.get("genre"), (id) => genreById(id) !== null),
    decade: numberIn(search.get("decade"), (year) => year >= 1870 && year <= 2100 && year % 10 === 0),
    rating: numberIn(search.get("rating"), (value) => value >= 1 && value <= 10),
    added: oneOf(addedPeriods, search.get("added")),
    here: search.get("here") === "1",
    layout: search.get("layout") === "rows" ? "rows" : "cards",
  };
}

/** The view's address, without defaults. */
export function savedViewPath({ tab, list, type, genre, decade, rating, added, here, sort, layout }: SavedView): string {
  const search = new URLSearchParams({
    ...(list !== null ? { list: String(list) } : tab !== "saved" && { show: tab }),
    ...(type !== "all" && { type }),
    ...(genre !== null && { genre: String(genre) }),
    ...(decade !== null && { decade: String(decade) }),
    ...(rating !== null && { rating: String(rating) }),
    ...(added !== null && { added }),
    ...(here && { here: "1" }),
    ...(sort !== defaultSort(list) && { sort }),
    ...(layout === "rows" && { layout }),
  });
  return withSearch(paths.list, search);
}
