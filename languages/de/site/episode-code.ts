export const episodeCode = {
  /** "S2 F6", where the season's list is not in sight. "F" for "Folge", as German services write it. */
  shortEpisodeCode: (season: number, number: number): string => `S${season} F${number}`,
};
