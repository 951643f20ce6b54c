type Episode = { season: number; episode: number };

/** For the middle of a sentence. Season 0 has the specials. */
const episodeInWords = ({ season, episode }: Episode): string => (season === 0 ? `الحلقة الخاصة ${episode}` : `الموسم ${season}، الحلقة ${episode}`);

export const episodeCode = {
  /** "م2 ح6", as Arabic sites shorten season and episode. Where the season's list is not in sight. */
  shortEpisodeCode: (season: number, number: number): string => `م${season} ح${number}`,
  episodeInWords,
  episodeOfSeries: (series: string, episode: Episode): string => `${series}، ${episodeInWords(episode)}`,
};
