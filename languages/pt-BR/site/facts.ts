import { counted, decimalText, number } from "../text.ts";

export const facts = {
  /** Below an overview or a biography. On English pages it does not appear. */
  shownInEnglish: "Ainda sem tradução: o texto está em inglês.",
  /** Of a title whose video this site has. */
  watchHere: "Para ver aqui",
  /** Precedes a rating for screen readers. */
  rating: "Nota",
  /** Follows a rating for screen readers: its scale. */
  ofTen: "de 10",
  /** Follows a rating of 0. */
  noVotes: "ainda sem votos",
  /** "1.204 votos" */
  votes: (count: number): string => counted(count, "voto", "votos"),
  minutes: (count: number): string => `${count}\u00a0min`,
  /** "12.345" */
  number,
  /** Between parts of a line: genres, countries, a name and its date. */
  comma: ", ",
  /** "7,8" of "7.8" */
  decimal: decimalText,
};
