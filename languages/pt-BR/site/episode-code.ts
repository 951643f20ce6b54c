type Episode = { season: number; episode: number };

/** For the middle of a sentence. Season 0 has the specials. */
const episodeInWords = ({ season, episode }: Episode): string => (season === 0 ? `especial ${episode}` : `temporada ${season}, episódio ${episode}`);

export const episodeCode = {
  /** "T2 E6", where the season's list is not in sight. "T" for "temporada", as Brazilian services write it. */
  shortEpisodeCode: (season: number, number: number): string => `T${season} E${number}`,
  episodeInWords,
  episodeOfSeries: (series: string, episode: Episode): string => `${series}, ${episodeInWords(episode)}`,
};
