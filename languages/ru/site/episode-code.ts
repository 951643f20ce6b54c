type Episode = { season: number; episode: number };

/** For the middle of a sentence. Season 0 has the specials. */
const episodeInWords = ({ season, episode }: Episode): string => (season === 0 ? `спецвыпуск ${episode}` : `сезон ${season}, серия ${episode}`);

export const episodeCode = {
  /** "2 сез. 6 сер.", where the season's list is not in sight. Both words begin with the same letter. */
  shortEpisodeCode: (season: number, number: number): string => `${season}\u00a0сез. ${number}\u00a0сер.`,
  episodeInWords,
  episodeOfSeries: (series: string, episode: Episode): string => `${series}, ${episodeInWords(episode)}`,
};
