// The episode guide's frame, which the page has from the start. Its content's words are in episode-guide.ts.

export const episodeGuide = "Episode Guide";

export const legend = "Ratings by color";
export const andUp = (rating: string): string => `${rating} and up`;
export const below = (rating: string): string => `Below ${rating}`;
export const between = (first: string, last: string): string => `${first} to ${last}`;
