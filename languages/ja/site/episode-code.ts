export const episodeCode = {
  /** "S2 E6", where the season's list is not in sight. "S" and "E" as Japanese streaming services write them. */
  shortEpisodeCode: (season: number, number: number): string => `S${season} E${number}`,
};
