// The season selector and the list of episodes.

import { episodeCode as codes } from "../site/episode-code.ts";

const { shortEpisodeCode } = codes;
/** Precedes a name. */
const episodeNumber = (number: number): string => `${number}. `;
/** "م2 ح6", but "حلقة خاصة 3". */
const episodeCode = ({ season, episode }: { season: number; episode: number }): string =>
  season === 0 ? `حلقة خاصة ${episode}` : shortEpisodeCode(season, episode);

export const episodes = {
  seasons: "المواسم",
  previousSeason: "الموسم السابق",
  nextSeason: "الموسم التالي",
  jumpToSeason: "الانتقال إلى موسم",
  specials: "الحلقات الخاصة",
  go: "انتقال",
  /** Of an episode without a name in the language. */
  unnamedEpisode: (number: number): string => `الحلقة ${number}`,
  episodeNumber,
  episodeTitle: (number: number, name: string): string => `${episodeNumber(number)}${name}`,
  noEpisodes: "لا توجد حلقات مدرجة لهذا الموسم بعد.",
  seasonParts: "أجزاء الموسم",
  range: (first: number, last: number): string => `من ${first} إلى ${last}`,
  episodeRange: (first: number, last: number): string => `الحلقات من ${first} إلى ${last}`,
  ofTotal: (total: string): string => `من أصل ${total}`,
  episodeCode,
  seasonOf: (number: number, count: number): string => `الموسم ${number} من ${count}`,
  /** "م2 ح5، The Return" */
  codeAndName: (code: string, name: string): string => (name === "" ? code : `${code}، ${name}`),
};
