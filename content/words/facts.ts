/** Precedes a rating for screen readers. */
export const rating = "Rating";
/** Follows a rating of 0. */
export const noVotes = "no votes yet";

export const minutes = (count: number): string => `${count} min`;
