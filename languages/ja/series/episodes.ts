// The season selector and the list of episodes.

import { episodeCode as codes } from "../site/episode-code.ts";

const { shortEpisodeCode } = codes;
/** Precedes a name. Not "第5話", because the provider's names often begin with it. */
const episodeNumber = (number: number): string => `${number}. `;
/** "S2 E6", but "スペシャル3". */
const episodeCode = ({ season, episode }: { season: number; episode: number }): string =>
  season === 0 ? `スペシャル${episode}` : shortEpisodeCode(season, episode);
export const episodes = {
  seasons: "シーズン",
  previousSeason: "前のシーズン",
  nextSeason: "次のシーズン",
  jumpToSeason: "シーズンを選んで移動",
  specials: "スペシャル",
  go: "移動",
  /** Of an episode without a name in the language. As the provider names most of those in Japanese. */
  unnamedEpisode: (number: number): string => `第${number}話`,
  episodeNumber,
  episodeTitle: (number: number, name: string): string => `${episodeNumber(number)}${name}`,
  noEpisodes: "このシーズンのエピソードはまだ登録されていません。",
  seasonParts: "エピソードの範囲",
  range: (first: number, last: number): string => `${first}〜${last}`,
  episodeRange: (first: number, last: number): string => `第${first}〜${last}話`,
  ofTotal: (total: string): string => `（全${total}話）`,
  episodeCode,
  seasonOf: (number: number, count: number): string => `シーズン${number}（全${count}シーズン）`,
  /** "S2 E5、The Return" */
  codeAndName: (code: string, name: string): string => (name === "" ? code : `${code}、${name}`),
};
