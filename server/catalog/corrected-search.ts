import type { SearchType } from "#domain/addresses.ts";
import type { SearchResultPage } from "#features/search/model/queries.ts";
import { folded, type SearchAttempt } from "#features/search/model/search-query.ts";
import type { BestNames } from "#server/title-index/find-names.ts";
import { closeness, isCloser, type NameMatch } from "#server/title-index/name-match.ts";
import { wordsOf } from "#server/title-index/name-words.ts";
import type { TitleFinder } from "#server/title-index/title-finder.ts";

/** What the index of titles has for `text`: a query, or its part before a year. */
export type LikeNames = { text: string; year: number | null; best: BestNames };

/** A search with the words as a title spells them. */
export type Correction = { text: string; attempt: SearchAttempt };

/** "metropolus 1927": the number may be a year, unless a title of that type has it in its name. */
export function namesLike(titles: Pick<TitleFinder, "find"> | undefined, type: SearchType, attempts: readonly SearchAttempt[]): LikeNames {
  const [first, ...others] = attempts;
  const whole = others.find(({ text }) => text !== first?.text) ?? first;
  if (!titles || !first || !whole) return { text: "", year: null, best: {} };
  const ofWhole = { text: whole.text, year: whole.year, best: titles.find(whole.text, type) };
  return ofWhole.best[type] || whole === first ? ofWhole : { text: first.text, year: first.year, best: titles.find(first.text, type) };
}

/** Also the end of a word that was begun, and the spelling in another alphabet: of use where the search as typed finds nothing. `null`: nothing to try. */
export function correctionOf({ text, best, year }: LikeNames, type: SearchType): Correction | null {
  const match = best[type];
  if (!match || folded(match.text) === text || (match.edits === 0 && year !== null)) return null;
  return { text: match.text, attempt: { text: folded(match.text), year, exact: false } };
}

/** A search costs at most this many calls of the provider. */
const mostCalls = 2;

/** The first is enough if there is a correction: that is the second call. Where only the title before a year is known, the number is no part of it. */
export function affordable(
  attempts: readonly SearchAttempt[],
  { text, year, best }: LikeNames,
  type: SearchType,
  correction: Correction | null,
): SearchAttempt[] {
  if (correction) return attempts.slice(0, 1);
  const isTitleAlone = year !== null && best[type] !== undefined;
  const calls = new Set<string>();
  return attempts
    .filter((attempt) => !isTitleAlone || attempt.text === text)
    .filter((attempt) => calls.add(`${attempt.year} ${attempt.text}`).size <= mostCalls);
}

const closenessOf = (query: string, names: readonly string[]): NameMatch[] =>
  names.flatMap((name) => closeness(wordsOf(query), name) ?? []).map((match) => ({ ...match, type: "movies", popularity: 0 }));

/** More results are what the visitor wants, e.g. of a title in another language: the index does not know those. */
const fewResults = 3;

/** Whether no name that was found has the words of the text: the provider has found them in something else. */
export const isTooLittle = (text: string, names: readonly string[], results: number): boolean =>
  results <= fewResults && closenessOf(text, names).every(({ edits }) => edits > 0);

/**
 * The closest name of another type, if it is closer to the query than all of the searched type: the index's and those that were found.
 */
export function otherTypeOf(
  type: SearchType,
  { text, best }: LikeNames,
  { names, verbatim, isCorrected }: { names: readonly string[]; verbatim: boolean; isCorrected: boolean },
): SearchResultPage<unknown>["otherType"] {
  const own = [...(best[type] ? [best[type]] : []), ...closenessOf(text, names)].map((match) => ({ ...match, popularity: Number.POSITIVE_INFINITY }));
  const [other] = Object.values(best)
    .filter((match) => match.type !== type && !(verbatim && match.edits > 0))
    // Words within the name of another type are of no interest beside results for what was typed.
    .filter(({ part }) => part < 2 || names.length === 0 || isCorrected)
    .sort((a, b) => (isCloser(a, b) ? -1 : 1));
  return other && own.every((match) => isCloser(other, match)) ? { type: other.type, name: other.name } : undefined;
}
