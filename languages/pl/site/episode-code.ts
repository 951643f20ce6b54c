type Episode = { season: number; episode: number };

/** For the middle of a sentence. Season 0 has the specials. */
const episodeInWords = ({ season, episode }: Episode): string => (season === 0 ? `odcinek specjalny ${episode}` : `sezon ${season}, odcinek ${episode}`);

export const episodeCode = {
  /** "S2 E6", where the season's list is not in sight: "sezon" and "epizod", as Polish viewers write it. */
  shortEpisodeCode: (season: number, number: number): string => `S${season} E${number}`,
  episodeInWords,
  episodeOfSeries: (series: string, episode: Episode): string => `${series}, ${episodeInWords(episode)}`,
};
