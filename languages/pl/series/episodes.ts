// The season selector and the list of episodes.

import { episodeCode as codes } from "../site/episode-code.ts";

const { shortEpisodeCode } = codes;
/** Precedes a name. */
const episodeNumber = (number: number): string => `${number}. `;
/** "S2 E6", but "Odcinek specjalny 3". */
const episodeCode = ({ season, episode }: { season: number; episode: number }): string =>
  season === 0 ? `Odcinek specjalny ${episode}` : shortEpisodeCode(season, episode);
export const episodes = {
  seasons: "Sezony",
  previousSeason: "Poprzedni sezon",
  nextSeason: "Następny sezon",
  jumpToSeason: "Przejdź do sezonu",
  specials: "Odcinki specjalne",
  go: "Przejdź",
  /** Of an episode without a name in the language. */
  unnamedEpisode: (number: number): string => `Odcinek ${number}`,
  episodeNumber,
  episodeTitle: (number: number, name: string): string => `${episodeNumber(number)}${name}`,
  noEpisodes: "W katalogu nie ma jeszcze odcinków tego sezonu.",
  seasonParts: "Części sezonu",
  range: (first: number, last: number): string => `${first}–${last}`,
  episodeRange: (first: number, last: number): string => `Odcinki ${first}–${last}`,
  ofTotal: (total: string): string => `z ${total}`,
  episodeCode,
  seasonOf: (number: number, count: number): string => `Sezon ${number} z ${count}`,
  /** "S2 E5, The Return" */
  codeAndName: (code: string, name: string): string => (name === "" ? code : `${code}, ${name}`),
};
