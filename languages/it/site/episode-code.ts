export const episodeCode = {
  /** "S2 E6", where the season's list is not in sight. */
  shortEpisodeCode: (season: number, number: number): string => `S${season} E${number}`,
};
