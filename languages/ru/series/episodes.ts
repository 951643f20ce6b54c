// The season selector and the list of episodes.

import { episodeCode as codes } from "../site/episode-code.ts";

const { shortEpisodeCode } = codes;
/** Precedes a name. */
const episodeNumber = (number: number): string => `${number}. `;
/** "2 сез. 6 сер.", but "Спецвыпуск 3". */
const episodeCode = ({ season, episode }: { season: number; episode: number }): string =>
  season === 0 ? `Спецвыпуск ${episode}` : shortEpisodeCode(season, episode);
export const episodes = {
  seasons: "Сезоны",
  previousSeason: "Предыдущий сезон",
  nextSeason: "Следующий сезон",
  jumpToSeason: "Перейти к сезону",
  specials: "Спецвыпуски",
  go: "Перейти",
  /** Of an episode without a name in the language. */
  unnamedEpisode: (number: number): string => `Серия ${number}`,
  episodeNumber,
  episodeTitle: (number: number, name: string): string => `${episodeNumber(number)}${name}`,
  noEpisodes: "Серий этого сезона в каталоге пока нет.",
  seasonParts: "Части сезона",
  range: (first: number, last: number): string => `${first}–${last}`,
  episodeRange: (first: number, last: number): string => `Серии ${first}–${last}`,
  ofTotal: (total: string): string => `из ${total}`,
  episodeCode,
  seasonOf: (number: number, count: number): string => `Сезон ${number} из ${count}`,
  /** "2 сез. 5 сер., «Возвращение»" */
  codeAndName: (code: string, name: string): string => (name === "" ? code : `${code}, «${name}»`),
};
