import { countText } from "#domain/count-text.ts";

export const viewsLabel = "Show";
export const views = { ratings: "Ratings", episodes: "Episodes" } as const;

export const season = (number: number): string => (number === 0 ? "Specials" : `Season ${number}`);
export const episodeCount = (count: number): string => (count === 1 ? "1 episode" : `${countText(count)} episodes`);

export const gridCaption = (series: string): string => `Ratings of ${series} by season and episode`;
export const episodeColumn = "Episode";
/** The head of a column. */
export const shortSeason = (number: number): string => (number === 0 ? "Specials" : `S${number}`);
/** Below it, where the first row is not episode 1. */
export const columnRange = (first: number, last: number): string => (first === last ? String(first) : `${first}-${last}`);
export const average = "Average";
/** In place of a rating. */
export const noRating = "-";

type EpisodeName = { season: number; episode: number; name: string };
const named = ({ season: number, episode, name }: EpisodeName): string => `${season(number)}, episode ${episode}: ${name}`;
export const ratedEpisode = (episode: EpisodeName, rating: string, votes: string): string => `${named(episode)}, rated ${rating} (${votes})`;
export const unratedEpisode = (episode: EpisodeName): string => `${named(episode)}, no votes yet`;

export const highest = "Highest rated:";
export const lowest = "Lowest rated:";
export const noVotes = "The episodes have no votes yet.";

export const averageOf = (rating: string): string => `Average ${rating}`;
export const notLoaded = "The episodes of this season have not loaded.";
export const moreSeasons = (count: number): string => (count === 1 ? "Show 1 more season" : `Show ${countText(count)} more seasons`);
export const missingSeasons = (count: number): string => (count === 1 ? "Failed to load 1 season" : `Failed to load ${countText(count)} seasons`);
