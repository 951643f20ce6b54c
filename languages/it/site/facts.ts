import { votes } from "../counts.ts";
import { decimalText, number } from "../text.ts";

export const facts = {
  /** Below an overview or a biography. On English pages it does not appear. */
  shownInEnglish: "Non ancora tradotto: il testo è in inglese.",
  /** Of a title whose video this site has. */
  watchHere: "Visibile qui",
  /** Precedes a rating for screen readers. */
  rating: "Voto",
  /** Follows a rating for screen readers: its scale. */
  ofTen: "su 10",
  /** Follows a rating of 0. */
  noVotes: "ancora nessun voto",
  /** "1.204 voti" */
  votes,
  minutes: (count: number): string => `${count}\u00a0min`,
  /** "12.345" */
  number,
  /** Between parts of a line: genres, countries, a name and its date. */
  comma: ", ",
  /** "7,8" of "7.8" */
  decimal: decimalText,
};
