import type { SearchType } from "#domain/addresses.ts";
import type { SearchResultPage } from "#features/search/model/queries.ts";
import { type SearchAttempt, titleAndYearIn } from "#features/search/model/search-query.ts";
import type { BestNames } from "#server/title-index/find-names.ts";
import { closeness, isCloser, type NameMatch } from "#server/title-index/name-match.ts";
import { wordsOf } from "#server/title-index/name-words.ts";
import type { TitleFinder } from "#server/title-index/title-finder.ts";

/** What the index of titles has for `text`: a query, or its part before a year. `isYearTyped`: it is no choice, so that other years may be shown. */
export type LikeNames = { text: string; year: number | null; isYearTyped: boolean; best: BestNames };

/** "metropolus 1927": the number may be a year, unless a title of that type has it in its name. */
export function namesLike(titles: Pick<TitleFinder, "find"> | undefined, type: SearchType, query: string, chosenYear: number | null): LikeNames {
  const typed = titleAndYearIn(query, chosenYear);
  const ofWhole = typed?.isBracketed ? {} : (titles?.find(query, type) ?? {});
  if (typed === null || ofWhole[type]) return { text: query, year: chosenYear, isYearTyped: false, best: ofWhole };
  const year = type === "people" ? null : typed.year;
  return { text: typed.title, year, isYearTyped: chosenYear === null, best: titles?.find(typed.title, type) ?? {} };
}

const nameOf = (text: string): string => wordsOf(text).join(" ");

/** Whether both are one name, spelled alike but for marks and punctuation: "swat" and "S.W.A.T.". */
export const isSameName = (one: string, other: string): boolean => nameOf(one) === nameOf(other);

/** The text as a title of that name spells it, in the provider's own marks. */
export function spellingOf({ text, best }: LikeNames, type: SearchType): string | null {
  const match = best[type];
  return match && isSameName(match.text, text) ? match.text : null;
}

/** The calls that ask for the words as a title spells them. `null`: nothing to try. */
export function correctionOf({ text, best, year, isYearTyped }: LikeNames, type: SearchType): SearchAttempt[] | null {
  const match = best[type];
  // Also the end of a word that was begun, and the spelling in another alphabet: of use where the search as typed finds nothing.
  if (!match || match.text.toLowerCase() === text.toLowerCase() || (match.edits === 0 && year !== null)) return null;
  const attempt = { text: match.text, year, exact: false, omittedYear: null };
  // A provider that compares whole words does not find a part of "Spider-Man: …".
  return [attempt, isYearTyped ? { ...attempt, year: null, omittedYear: year } : { ...attempt, text: match.name }];
}

/** What is asked before a correction: the text that it corrects. */
export const isCorrectedBy = ({ text, year }: LikeNames, attempt: SearchAttempt): boolean => !attempt.exact && attempt.text === text && attempt.year === year;

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
