export const episodeCode = {
  /** "2 сез. 6 сер.", where the season's list is not in sight. Both words begin with the same letter. */
  shortEpisodeCode: (season: number, number: number): string => `${season}\u00a0сез. ${number}\u00a0сер.`,
};
