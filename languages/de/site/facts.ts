import { decimalText, number, plural } from "../text.ts";

export const facts = {
  /** Below an overview or a biography. On English pages it does not appear. */
  shownInEnglish: "Noch nicht übersetzt, daher auf Englisch.",
  /** Of a title whose video this site has. */
  watchHere: "Hier zu sehen",
  /** Precedes a rating for screen readers. */
  rating: "Bewertung",
  /** Follows a rating for screen readers: its scale. */
  ofTen: "von 10",
  /** Follows a rating of 0. */
  noVotes: "noch keine Stimmen",
  /** "1.204 Stimmen" */
  votes: (count: number): string => plural(count, { one: "# Stimme", other: "# Stimmen" }),
  minutes: (count: number): string => `${count}\u00a0Min.`,
  /** "12.345" */
  number,
  /** Between parts of a line: genres, countries, a name and its date. */
  comma: ", ",
  /** "7,8" of "7.8" */
  decimal: decimalText,
};
