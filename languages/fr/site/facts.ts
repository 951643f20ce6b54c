import { votes } from "../counts.ts";
import { decimalText, number } from "../text.ts";

export const facts = {
  /** Below an overview or a biography. On English pages it does not appear. */
  shownInEnglish: "Pas encore traduit, affiché en anglais.",
  /** Of a title whose video this site has. */
  watchHere: "À voir ici",
  /** Precedes a rating for screen readers. */
  rating: "Note",
  /** Follows a rating for screen readers: its scale. */
  ofTen: "sur 10",
  /** Follows a rating of 0. */
  noVotes: "pas encore de vote",
  /** "1 204 votes" */
  votes,
  minutes: (count: number): string => `${count}\u00a0min`,
  /** "12 345" */
  number,
  /** Between parts of a line: genres, countries, a name and its date. */
  comma: ", ",
  /** "7,8" of "7.8" */
  decimal: decimalText,
};
