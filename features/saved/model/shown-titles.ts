import { allGenres, type Genre } from "#domain/genre.ts";
import { compareIn } from "#domain/language.ts";
import type { Language } from "#domain/languages.ts";
import type { TitleKey } from "#domain/title-key.ts";
import type { SavedTitle } from "./saved-title.ts";
import type { AddedPeriod, SavedSort, SavedView } from "./saved-view.ts";

/** A title of a tab of /list. `at`: when it was added there, in milliseconds. `own`: the visitor's rating. */
export type ListedTitle = SavedTitle & { at: number; own?: number | null };

const dayMs = 24 * 60 * 60 * 1000;
const periodMs: Record<AddedPeriod, number> = { week: 7 * dayMs, month: 30 * dayMs, year: 365 * dayMs };

/** Without `keyParts`: a list may hold thousands. */
const isSeries = ({ key }: SavedTitle): boolean => key.startsWith("tv:");
const decadeOf = ({ year }: SavedTitle): number | null => (year === null ? null : year - (year % 10));

type Surroundings = {
  /** Milliseconds since 1970. */
  now: number;
  /** What can be watched here. */
  here: ReadonlySet<TitleKey>;
  language: Language;
};

type Test = (title: ListedTitle) => boolean;

/** A test for each filter that is set. */
function testsOf({ type, genre, decade, rating, added, here }: SavedView, { now, here: watchable }: Omit<Surroundings, "language">): Test[] {
  const tests: (Test | false)[] = [
    type !== "all" && ((title) => isSeries(title) === (type === "tv")),
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

/** Made once for a list: `localeCompare` takes a second for 5,000 titles on a slow phone. */
const titleOrder = (language: Language): Order => {
  const compare = compareIn(language);
  return (a, b) => compare(a.title, b.title);
};

const orders: Record<Exclude<SavedSort, "hand">, (language: Language) => Order> = {
  added: () => () => 0,
  title: titleOrder,
  newest: () => (a, b) => descending(a.year, b.year),
  oldest: () => (a, b) => ascending(a.year, b.year),
  rating: () => (a, b) => descending(a.rating, b.rating),
  own: () => (a, b) => descending(a.own, b.own),
};

/** Of equal titles, the last one added first. */
function orderBy(sort: keyof typeof orders, language: Language): Order {
  const order = orders[sort](language);
  return (a, b) => order(a, b) || b.at - a.at;
}

/** The titles that the view shows, in its order. "hand" leaves them in their own. */
export function shownTitles<T extends ListedTitle>(titles: readonly T[], view: SavedView, surroundings: Surroundings): T[] {
  const tests = testsOf(view, surroundings);
  const shown = titles.filter((title) => tests.every((test) => test(title)));
  return view.sort === "hand" ? shown : shown.toSorted(orderBy(view.sort, surroundings.language));
}

/** What a list's filters can choose: of no genre or decade there is nothing to choose. */
export type FilterChoices = { genres: Genre[]; decades: number[]; hasBothTypes: boolean };

export function filterChoices(titles: readonly ListedTitle[]): FilterChoices {
  const ids = new Set<number>();
  const decades = new Set<number>();
  const types = new Set<boolean>();
  for (const title of titles) {
    for (const id of title.genre_ids) ids.add(id);
    const decade = decadeOf(title);
    if (decade !== null) decades.add(decade);
    types.add(isSeries(title));
  }
  return { genres: allGenres.filter(({ id }) => ids.has(id)), decades: [...decades].toSorted((a, b) => b - a), hasBothTypes: types.size > 1 };
}

/** `minutes`: of the films whose running time is known; `unknown`: how many films have none. */
export type ListTotals = { movies: number; series: number; minutes: number; unknown: number };

export function listTotals(titles: readonly ListedTitle[]): ListTotals {
  const totals: ListTotals = { movies: 0, series: 0, minutes: 0, unknown: 0 };
  for (const title of titles) {
    if (isSeries(title)) {
      totals.series += 1;
      continue;
    }
    totals.movies += 1;
    totals.minutes += title.runtime ?? 0;
    if (title.runtime === null) totals.unknown += 1;
  }
  return totals;
}
