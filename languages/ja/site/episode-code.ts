type Episode = { season: number; episode: number };

/** For the middle of a sentence. Season 0 has the specials. */
const episodeInWords = ({ season, episode }: Episode): string => (season === 0 ? `スペシャル${episode}` : `シーズン${season}、エピソード${episode}`);

export const episodeCode = {
  /** "S2 E6", where the season's list is not in sight. "S" and "E" as Japanese streaming services write them. */
  shortEpisodeCode: (season: number, number: number): string => `S${season} E${number}`,
  episodeInWords,
  episodeOfSeries: (series: string, episode: Episode): string => `${series}、${episodeInWords(episode)}`,
};
