// Save and Seen, on cards, on the pages of films and series, and by episode.
// Notices after a press, with the title's name below.
export const savedButtons = {
  saveTitle: (title: string): string => `Save ${title}`,
  save: "Save to My list",
  seen: "Seen",
  seenSeries: "Seen all episodes",
  allEpisodes: "all episodes",
  seenSeason: (season: number): string => (season === 0 ? "Specials seen" : `Season ${season} seen`),
  /** `episode`: "5. The Return" */
  seenEpisode: (episode: string): string => `Seen: ${episode}`,
  saved: "Saved to My list",
  removed: "Removed from My list",
  markedSeen: "Marked as seen",
  unmarkedSeen: "Marked as not seen",
  /** "The Wire, S2 E5" */
  ofSeries: (series: string, part: string): string => `${series}, ${part}`,
  seasonNumber: (season: number): string => (season === 0 ? "specials" : `season ${season}`),
};
