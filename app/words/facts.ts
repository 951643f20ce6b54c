import { counted } from "#domain/count-text.ts";

/** Of a title whose video this site has. */
export const watchHere = "Watch here";

/** Precedes a rating for screen readers. */
export const rating = "Rating";
/** Follows a rating for screen readers: its scale. */
export const ofTen = "of 10";
/** Follows a rating of 0. */
export const noVotes = "no votes yet";

/** "1,204 votes" */
export const votes = (count: number): string => counted(count, "vote");

export const minutes = (count: number): string => `${count} min`;
