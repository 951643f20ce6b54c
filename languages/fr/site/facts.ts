import { votes } from "../counts.ts";
import { decimalText, number } from "../text.ts";

export const facts = {
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
  /** "7,8" of "7.8" */
  decimal: decimalText,
};
