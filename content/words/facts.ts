/** Precedes a rating for screen readers. */
export const rating = "Rating";

export const minutes = (count: number): string => `${count} min`;
