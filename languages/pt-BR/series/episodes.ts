// The season selector and the list of episodes.

import { episodeCode as codes } from "../site/episode-code.ts";

const { shortEpisodeCode } = codes;
/** Precedes a name. */
const episodeNumber = (number: number): string => `${number}. `;
/** "T2 E6", but "Especial 3". */
const episodeCode = ({ season, episode }: { season: number; episode: number }): string =>
  season === 0 ? `Especial ${episode}` : shortEpisodeCode(season, episode);
export const episodes = {
  seasons: "Temporadas",
  previousSeason: "Temporada anterior",
  nextSeason: "Próxima temporada",
  jumpToSeason: "Ir para uma temporada",
  specials: "Especiais",
  go: "Ir",
  /** Of an episode without a name in the language. */
  unnamedEpisode: (number: number): string => `Episódio ${number}`,
  episodeNumber,
  episodeTitle: (number: number, name: string): string => `${episodeNumber(number)}${name}`,
  noEpisodes: "Ainda não há episódios listados para esta temporada.",
  seasonParts: "Partes da temporada",
  range: (first: number, last: number): string => `${first} a ${last}`,
  episodeRange: (first: number, last: number): string => `Episódios ${first} a ${last}`,
  ofTotal: (total: string): string => `de ${total}`,
  episodeCode,
  seasonOf: (number: number, count: number): string => `Temporada ${number} de ${count}`,
  /** "T2 E5, The Return" */
  codeAndName: (code: string, name: string): string => (name === "" ? code : `${code}, ${name}`),
};
