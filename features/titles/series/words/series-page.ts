export const loading = "Loading the series";
export const noOverview = "No description available.";
export const seasonCount = (count: number): string => `${count} ${count === 1 ? "season" : "seasons"}`;
export const serverHint = "The episode isn't loading? Try a different server from the dropdown below!";

export const episode = "Episode";
/** "S1:E2" */
export const episodeCode = (season: number, number: number): string => `S${season}:E${number}`;

export const episodes = "Episodes";
export const previousEpisode = "Previous episode";
export const nextEpisode = "Next episode";
/** On a phone the buttons show the first word alone. */
export const previousEpisodeWords = ["Previous", "episode"] as const;
export const nextEpisodeWords = ["Next", "episode"] as const;

export const similarSeries = "Similar TV Series";

export const notFound = "TV Series not found";
export const notFoundText = "There is no series at this address. This link may be mistyped, or the series may have been removed.";
