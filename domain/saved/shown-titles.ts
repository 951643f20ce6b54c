import { allGenres, type Genre } from "../genre.ts";
import type { KeptTitle } from "./kept-title.ts";
import type { AddedPeriod, SavedSort, SavedView } from "./saved-view.ts";
import { keyParts, type TitleKey } from "./title-key.ts";

/** A title of a tab of /list. `at`: when it was added there, in milliseconds. `own`: the visitor's rating. */
export type ListedTitle = KeptTitle & { at: number; own?: number | null };

const dayMs = 24 * 60 * 60 * 1000;
const periodMs: Record<AddedPeriod, number> = { week: 7 * dayMs, month: 30 * dayMs, year: 365 * dayMs };

const decadeOf = ({ year }: KeptTitle): number | null => (year === null ? null : year - (year % 10));

type Surroundings = {
  /** Milliseconds since 1970. */
  now: number;
  /** What can be watched here. */
  here: ReadonlySet<TitleKey>;
};

type Test = (title: ListedTitle) => boolean;

/** A test for each filter that is set. */
function testsOf({ type, genre, decade, rating, added, here }: SavedView, { now, here: watchable }: Surroundings): Test[] {
  const tests: (Test | false)[] = [
    type !== "all" && (({ key }) => keyParts(key).kind === type),
    genre !== null && (({ genre_ids }) => genre_ids.includes(genre)),
    decade !== null && ((title) => decadeOf(title) === decade),
    rating !== null && ((title) => (title.rating ?? 0) >= rating),
    added !== null && (({ at }) => at >= now - periodMs[added]),
    here && (({ key }) => watchable.has(key)),
  ];
  return tests.filter((test) => test !== false);
}

/** A title without the number comes last. */
const descending = (a: number | null | undefined, b: number | null | undefined): number => (b ?? -1) - (a ?? -1);
const ascending = (a: number | null, b: number | null): number => (a ?? Number.MAX_SAFE_INTEGER) - (b ?? Number.MAX_SAFE_INTEGER);

type Order = (a: ListedTitle, b: ListedTitle) => number;

function orderBy(sort: Exclude<SavedSort, "hand">): Order {
  // Made once for a list: `localeCompare` would take a second for 5,000 titles on a phone.
  const { compare } = new Intl.Collator("en", { numeric: true, sensitivity: "base" });
  const orders: Record<typeof sort, Order> = {
    added: (a, b) => b.at - a.at,
    title: (a, b) => compare(a.title, b.title),
    newest: (a, b) => descending(a.year, b.year),
    oldest: (a, b) => ascending(a.year, b.year),
    rating: (a, b) => descending(a.rating, b.rating),
    own: (a, b) => descending(a.own, b.own),
  };
  return (a, b) => orders[sort](a, b) || b.at - a.at;
}

/** The titles that the view shows, in its order. "hand" leaves them in their own. */
export function shownTitles<T extends ListedTitle>(titles: readonly T[], view: SavedView, surroundings: Surroundings): T[] {
  const tests = testsOf(view, surroundings);
  const shown = titles.filter((title) => tests.every((test) => test(title)));
  return view.sort === "hand" ? shown : shown.toSorted(orderBy(view.sort));
}

/** What a list's filters can choose: of no genre or decade there is nothing to choose. */
export type FilterChoices = { genres: Genre[]; decades: number[]; hasBothTypes: boolean };

export function filterChoices(titles: readonly ListedTitle[]): FilterChoices {
  const ids = new Set(titles.flatMap(({ genre_ids }) => genre_ids));
  const decades = new Set(titles.flatMap((title) => decadeOf(title) ?? []));
  return {
    genres: allGenres.filter(({ id }) => ids.has(id)),
    decades: [...decades].toSorted((a, b) => b - a),
    hasBothTypes: new Set(titles.map(({ key }) => keyParts(key).kind)).size > 1,
  };
}

/** `minutes`: of the films whose running time is known; `unknown`: how many films have none. */
export type ListTotals = { movies: number; series: number; minutes: number; unknown: number };

export function listTotals(titles: readonly ListedTitle[]): ListTotals {
  const totals: ListTotals = { movies: 0, series: 0, minutes: 0, unknown: 0 };
  for (const { key, runtime } of titles) {
    if (keyParts(key).kind === "tv") totals.series += 1;
    else {
      totals.movies += 1;
      if (runtime === null) totals.unknown += 1;
      else totals.minutes += runtime;
    }
  }
  return totals;
}
