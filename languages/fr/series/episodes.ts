// The season selector and the list of episodes.

import { episodeCode as codes } from "../site/episode-code.ts";

const { shortEpisodeCode } = codes;
/** Precedes a name. */
const episodeNumber = (number: number): string => `${number}. `;
/** "S2 E6", but "Épisode spécial 3". */
const episodeCode = ({ season, episode }: { season: number; episode: number }): string =>
  season === 0 ? `Épisode spécial ${episode}` : shortEpisodeCode(season, episode);
export const episodes = {
  seasons: "Saisons",
  previousSeason: "Saison précédente",
  nextSeason: "Saison suivante",
  jumpToSeason: "Aller à une saison",
  specials: "Épisodes spéciaux",
  go: "Afficher",
  /** Of an episode without a name in the language. */
  unnamedEpisode: (number: number): string => `Épisode ${number}`,
  episodeNumber,
  episodeTitle: (number: number, name: string): string => `${episodeNumber(number)}${name}`,
  noEpisodes: "Le catalogue n’a pas encore d’épisodes pour cette saison.",
  seasonParts: "Parties de la saison",
  range: (first: number, last: number): string => `${first} à ${last}`,
  episodeRange: (first: number, last: number): string => `Épisodes ${first} à ${last}`,
  ofTotal: (total: string): string => `sur ${total}`,
  episodeCode,
  seasonOf: (number: number, count: number): string => `Saison ${number} sur ${count}`,
  /** "S2 E5, The Return" */
  codeAndName: (code: string, name: string): string => (name === "" ? code : `${code}, ${name}`),
};
