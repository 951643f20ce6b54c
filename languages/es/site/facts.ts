import { votes } from "../counts.ts";
import { decimalText, number } from "../text.ts";

export const facts = {
  /** Below an overview or a biography. On English pages it does not appear. */
  shownInEnglish: "Todavía sin traducir: se muestra en inglés.",
  /** Of a title whose video this site has. */
  watchHere: "Ver aquí",
  /** Precedes a rating for screen readers. */
  rating: "Valoración",
  /** Follows a rating for screen readers: its scale. */
  ofTen: "sobre 10",
  /** Follows a rating of 0. */
  noVotes: "aún sin votos",
  /** "1204 votos" */
  votes,
  minutes: (count: number): string => `${count}\u00a0min`,
  /** "12 345" */
  number,
  /** Between parts of a line: genres, countries, a name and its date. */
  comma: ", ",
  /** "7,8" of "7.8" */
  decimal: decimalText,
};
