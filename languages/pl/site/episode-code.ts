export const episodeCode = {
  /** "S2 E6", where the season's list is not in sight: "sezon" and "epizod", as Polish viewers write it. */
  shortEpisodeCode: (season: number, number: number): string => `S${season} E${number}`,
};
