import { counted, countText } from "../text.ts";
export const facts = {
  /** Below an overview or a biography. On English pages it does not appear. */
  shownInEnglish: "Not yet translated, shown in English.",
  /** Of a title whose video this site has. */
  watchHere: "Watch here",
  /** Precedes a rating for screen readers. */
  rating: "Rating",
  /** Follows a rating for screen readers: its scale. */
  ofTen: "of 10",
  /** Follows a rating of 0. */
  noVotes: "no votes yet",
  /** "1,204 votes" */
  votes: (count: number): string => counted(count, "vote"),
  minutes: (count: number): string => `${count} min`,
  /** "12,345" */
  number: countText,
  /** Between parts of a line: genres, countries, a name and its date. */
  comma: ", ",
  /** "7.8", from the same with a point. */
  decimal: (text: string): string => text,
};
