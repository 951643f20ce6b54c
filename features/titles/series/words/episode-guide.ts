import { counted, countText } from "#domain/count-text.ts";

export const viewsLabel = "Show";
export const views = { ratings: "Ratings", episodes: "Episodes" } as const;

export const season = (number: number): string => (number === 0 ? "Specials" : `Season ${number}`);
export const episodeCount = (count: number): string => counted(count, "episode");

export const gridCaption = (series: string): string => `Ratings of ${series} by season and episode`;
export const episodeColumn = "Episode";
/** The head of a column. */
export const shortSeason = (number: number): string => (number === 0 ? "Specials" : `S${number}`);
/** Below it, where the first row is not episode 1. */
export const columnRange = (first: number, last: number): string => (first === last ? String(first) : `${first}-${last}`);
export const average = "Average";
/** In place of a rating. */
export const noRating = "-";

/** `place`: "season 2, episode 5". Rating and name come first, as the cell shows them. */
export const ratedEpisode = (name: string, place: string, rating: string, votes: string): string => `${rating} ${name}, ${place}, ${votes}`;
export const unratedEpisode = (name: string, place: string): string => `${name}, ${place}, no votes yet`;

export const highest = "Highest rated:";
export const lowest = "Lowest rated:";
export const noVotes = "The episodes have no votes yet.";

export const averageOf = (rating: string): string => `Average ${rating}`;
export const notLoaded = "The episodes of this season have not loaded.";
export const moreSeasons = (count: number): string => (count === 1 ? "Show 1 more season" : `Show ${countText(count)} more seasons`);
export const missingSeasons = (count: number): string => (count === 1 ? "Failed to load 1 season" : `Failed to load ${countText(count)} seasons`);
