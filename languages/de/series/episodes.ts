// The season selector and the list of episodes.

import { episodeCode as codes } from "../site/episode-code.ts";

const { shortEpisodeCode } = codes;
/** Precedes a name. */
const episodeNumber = (number: number): string => `${number}. `;
/** "S2 F6", but "Special 3". */
const episodeCode = ({ season, episode }: { season: number; episode: number }): string =>
  season === 0 ? `Special ${episode}` : shortEpisodeCode(season, episode);
export const episodes = {
  seasons: "Staffeln",
  previousSeason: "Vorherige Staffel",
  nextSeason: "Nächste Staffel",
  jumpToSeason: "Zu einer Staffel springen",
  specials: "Specials",
  go: "Los",
  /** Of an episode without a name in the language. */
  unnamedEpisode: (number: number): string => `Folge ${number}`,
  episodeNumber,
  episodeTitle: (number: number, name: string): string => `${episodeNumber(number)}${name}`,
  noEpisodes: "Für diese Staffel stehen noch keine Folgen im Katalog.",
  seasonParts: "Teile der Staffel",
  range: (first: number, last: number): string => `${first} bis ${last}`,
  episodeRange: (first: number, last: number): string => `Folgen ${first} bis ${last}`,
  ofTotal: (total: string): string => `von ${total}`,
  episodeCode,
  seasonOf: (number: number, count: number): string => `Staffel ${number} von ${count}`,
  /** "S2 F5, The Return" */
  codeAndName: (code: string, name: string): string => (name === "" ? code : `${code}, ${name}`),
};
