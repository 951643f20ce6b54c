import { votes } from "../counts.ts";
import { decimalText, number } from "../text.ts";

export const facts = {
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
  /** "7,8" of "7.8" */
  decimal: decimalText,
};
