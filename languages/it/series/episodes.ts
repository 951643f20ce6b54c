// The season selector and the list of episodes.

import { episodeCode as codes } from "../site/episode-code.ts";

const { shortEpisodeCode } = codes;
/** Precedes a name. */
const episodeNumber = (number: number): string => `${number}. `;
/** "S2 E6", but "Speciale 3". */
const episodeCode = ({ season, episode }: { season: number; episode: number }): string =>
  season === 0 ? `Speciale ${episode}` : shortEpisodeCode(season, episode);
export const episodes = {
  seasons: "Stagioni",
  previousSeason: "Stagione precedente",
  nextSeason: "Stagione successiva",
  jumpToSeason: "Vai a una stagione",
  specials: "Speciali",
  go: "Vai",
  /** Of an episode without a name in the language. */
  unnamedEpisode: (number: number): string => `Episodio ${number}`,
  episodeNumber,
  episodeTitle: (number: number, name: string): string => `${episodeNumber(number)}${name}`,
  noEpisodes: "Per questa stagione non c’è ancora nessun episodio in elenco.",
  seasonParts: "Parti della stagione",
  range: (first: number, last: number): string => `${first}–${last}`,
  episodeRange: (first: number, last: number): string => `Episodi da ${first} a ${last}`,
  ofTotal: (total: string): string => `di ${total}`,
  episodeCode,
  seasonOf: (number: number, count: number): string => `Stagione ${number} di ${count}`,
  /** "S2 E5, The Return" */
  codeAndName: (code: string, name: string): string => (name === "" ? code : `${code}, ${name}`),
};
