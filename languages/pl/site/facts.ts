import { votes } from "../counts.ts";
import { decimalText, number } from "../text.ts";

export const facts = {
  /** Below an overview or a biography. On English pages it does not appear. */
  shownInEnglish: "Nie ma jeszcze tłumaczenia, dlatego po angielsku.",
  /** Of a title whose video this site has. */
  watchHere: "Obejrzyj tu",
  /** Precedes a rating for screen readers. */
  rating: "Ocena",
  /** Follows a rating for screen readers: its scale. */
  ofTen: "na 10",
  /** Follows a rating of 0. */
  noVotes: "brak głosów",
  /** "1204 głosy" */
  votes,
  minutes: (count: number): string => `${count}\u00a0min`,
  /** "12 345" */
  number,
  /** Between parts of a line: genres, countries, a name and its date. */
  comma: ", ",
  /** "7,8" of "7.8" */
  decimal: decimalText,
};
