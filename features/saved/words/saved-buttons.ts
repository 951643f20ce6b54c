// Save and Seen, on cards, on the pages of films and series, and by episode.

export const saveTitle = (title: string): string => `Save ${title}`;
export const save = "Save to My list";
export const seen = "Seen";
export const seenSeries = "Seen all episodes";
export const allEpisodes = "all episodes";
export const seenSeason = (season: number): string => (season === 0 ? "Specials seen" : `Season ${season} seen`);
/** `episode`: "5. The Return" */
export const seenEpisode = (episode: string): string => `Seen: ${episode}`;

// Notices after a press, with the title's name below.
export const saved = "Saved to My list";
export const removed = "Removed from My list";
export const markedSeen = "Marked as seen";
export const unmarkedSeen = "Marked as not seen";

/** "The Wire, S2 E5" */
export const ofSeries = (series: string, part: string): string => `${series}, ${part}`;
export const seasonNumber = (season: number): string => (season === 0 ? "specials" : `season ${season}`);
