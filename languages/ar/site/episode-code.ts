export const episodeCode = {
  /** "م2 ح6", as Arabic sites shorten season and episode. Where the season's list is not in sight. */
  shortEpisodeCode: (season: number, number: number): string => `م${season} ح${number}`,
};
