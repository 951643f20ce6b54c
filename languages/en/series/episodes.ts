// The season selector and the list of episodes.

import { episodeCode as codes } from "../site/episode-code.ts";

const { shortEpisodeCode } = codes;
/** Precedes a name. */
const episodeNumber = (number: number): string => `${number}. `;
/** "S2 E6", but "Special 3". */
const episodeCode = ({ season, episode }: { season: number; episode: number }): string =>
  season === 0 ? `Special ${episode}` : shortEpisodeCode(season, episode);
export const episodes = {
  seasons: "Seasons",
  previousSeason: "Previous season",
  nextSeason: "Next season",
  jumpToSeason: "Jump to a season",
  specials: "Specials",
  go: "Go",
  /** Of an episode without a name in the language. */
  unnamedEpisode: (number: number): string => `Episode ${number}`,
  episodeNumber,
  episodeTitle: (number: number, name: string): string => `${episodeNumber(number)}${name}`,
  noEpisodes: "No episodes are listed for this season yet.",
  seasonParts: "Parts of the season",
  range: (first: number, last: number): string => `${first} to ${last}`,
  episodeRange: (first: number, last: number): string => `Episodes ${first} to ${last}`,
  ofTotal: (total: string): string => `of ${total}`,
  episodeCode,
  seasonOf: (number: number, count: number): string => `Season ${number} of ${count}`,
  /** "S2 E5, The Return" */
  codeAndName: (code: string, name: string): string => (name === "" ? code : `${code}, ${name}`),
};
