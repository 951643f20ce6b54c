// The season selector and the list of episodes.

import { shortEpisodeCode } from "#app/words/episode-code.ts";

export const seasons = "Seasons";
export const previousSeason = "Previous season";
export const nextSeason = "Next season";
export const jumpToSeason = "Jump to a season";
export const specials = "Specials";
export const go = "Go";

/** Precedes a name. */
export const episodeNumber = (number: number): string => `${number}. `;
export const episodeTitle = (number: number, name: string): string => `${episodeNumber(number)}${name}`;
export const noEpisodes = "No episodes are listed for this season yet.";

export const seasonParts = "Parts of the season";
export const range = (first: number, last: number): string => `${first} to ${last}`;
export const episodeRange = (first: number, last: number): string => `Episodes ${first} to ${last}`;
export const ofTotal = (total: string): string => `of ${total}`;

/** "S2 E6", but "Special 3". */
export const episodeCode = ({ season, episode }: { season: number; episode: number }): string =>
  season === 0 ? `Special ${episode}` : shortEpisodeCode(season, episode);
/** "S2 E5, The Return" */
export const codeAndName = (code: string, name: string): string => (name === "" ? code : `${code}, ${name}`);
