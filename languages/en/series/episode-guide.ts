import { counted, countText } from "../text.ts";
export const episodeGuide = {
  viewsLabel: "Show",
  views: { ratings: "Ratings", episodes: "Episodes" },
  season: (number: number): string => (number === 0 ? "Specials" : `Season ${number}`),
  episodeCount: (count: number): string => counted(count, "episode"),
  gridCaption: (series: string): string => `Ratings of ${series} by season and episode`,
  episodeColumn: "Episode",
  /** The head of a column. */
  shortSeason: (number: number): string => (number === 0 ? "Specials" : `S${number}`),
  /** Below it, where the first row is not episode 1. */
  columnRange: (first: number, last: number): string => (first === last ? String(first) : `${first}-${last}`),
  average: "Average",
  /** In place of a rating. */
  noRating: "-",
  /** `place`: "season 2, episode 5". Rating and name come first, as the cell shows them. */
  ratedEpisode: (name: string, place: string, rating: string, votes: string): string => `${rating} ${name}, ${place}, ${votes}`,
  unratedEpisode: (name: string, place: string): string => `${name}, ${place}, no votes yet`,
  highest: "Highest rated:",
  lowest: "Lowest rated:",
  noVotes: "The episodes have no votes yet.",
  averageOf: (rating: string): string => `Average ${rating}`,
  notLoaded: "The episodes of this season have not loaded.",
  moreSeasons: (count: number): string => (count === 1 ? "Show 1 more season" : `Show ${countText(count)} more seasons`),
  missingSeasons: (count: number): string => (count === 1 ? "Failed to load 1 season" : `Failed to load ${countText(count)} seasons`),
};
