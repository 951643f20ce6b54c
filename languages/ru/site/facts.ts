import { votes } from "../counts.ts";
import { decimalText, number } from "../text.ts";

export const facts = {
  /** Below an overview or a biography. On English pages it does not appear. */
  shownInEnglish: "Перевода пока нет, поэтому текст на английском.",
  /** Of a title whose video this site has. */
  watchHere: "Доступно здесь",
  /** Precedes a rating for screen readers. */
  rating: "Рейтинг",
  /** Follows a rating for screen readers: its scale. */
  ofTen: "из 10",
  /** Follows a rating of 0. */
  noVotes: "оценок пока нет",
  /** "1 204 оценки" */
  votes,
  minutes: (count: number): string => `${count}\u00a0мин`,
  /** "12 345" */
  number,
  /** Between parts of a line: genres, countries, a name and its date. */
  comma: ", ",
  /** "7,8" of "7.8" */
  decimal: decimalText,
};
