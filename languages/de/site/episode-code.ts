type Episode = { season: number; episode: number };

/** For the middle of a sentence. Season 0 has the specials. */
const episodeInWords = ({ season, episode }: Episode): string => (season === 0 ? `Special ${episode}` : `Staffel ${season}, Folge ${episode}`);

export const episodeCode = {
  /** "S2 F6", where the season's list is not in sight. "F" for "Folge", as German services write it. */
  shortEpisodeCode: (season: number, number: number): string => `S${season} F${number}`,
  episodeInWords,
  episodeOfSeries: (series: string, episode: Episode): string => `${series}, ${episodeInWords(episode)}`,
};
