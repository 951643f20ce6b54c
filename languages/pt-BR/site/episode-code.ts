export const episodeCode = {
  /** "T2 E6", where the season's list is not in sight. "T" for "temporada", as Brazilian services write it. */
  shortEpisodeCode: (season: number, number: number): string => `T${season} E${number}`,
};
