import { languageName } from "#domain/language.ts";
import { defaultLanguage, type Language } from "#domain/languages.ts";

/** A trailer, clip or featurette. */
export type Video = {
  /** The site's name of the video; of our own, a file below the sample film's folder. */
  key: string;
  site: "YouTube" | "own";
  name: string;
  /** The provider's English word: "Trailer", "Teaser", "Clip", "Featurette" … */
  type: string;
  official: boolean;
  /** ISO 639-1; empty if the video has none. */
  language: string;
  /** `YYYY-MM-DD`; may be empty. */
  published: string;
};

/** `languageName`: of a video in another language than the page's, in words of the page. */
export type ShownVideo = Video & { languageName?: string };

const types = ["Trailer", "Teaser", "Clip", "Featurette", "Behind the Scenes"];

const typeRank = ({ type }: Video): number => (types.includes(type) ? types.indexOf(type) : types.length);
const languageRank = ({ language }: Video): number => (language === defaultLanguage ? 0 : 1);
/** Our codes begin with a video's. */
const isIn = (language: Language, video: Video): boolean => video.language !== "" && language.startsWith(video.language);
/** On English pages none is named: they have videos in English, and others where there is no choice. */
const isForeign = (language: Language, video: Video): boolean => language !== defaultLanguage && video.language !== "" && !isIn(language, video);

/** The videos that a page shows. */
export const shownVideos = (videos: readonly Video[], language: Language = defaultLanguage): ShownVideo[] =>
  videos.map((video) => {
    const name = isForeign(language, video) ? languageName(video.language, language) : null;
    return name === null ? video : { ...video, languageName: name };
  });

const foreignRank = (language: Language, video: Video): number => (language === defaultLanguage || isIn(language, video) ? 0 : 1);

/** Trailers first, then the other types; of a type those in the page's language, official ones, those in English, and the newest first. */
export const rankedVideos = (videos: readonly Video[], language: Language = defaultLanguage): Video[] =>
  videos.toSorted(
    (a, b) =>
      typeRank(a) - typeRank(b) ||
      foreignRank(language, a) - foreignRank(language, b) ||
      Number(b.official) - Number(a.official) ||
      languageRank(a) - languageRank(b) ||
      (a.published < b.published ? 1 : a.published > b.published ? -1 : 0),
  );

/** Without trailers no page plays a video of another site. */
export const playableVideos = (videos: Video[], trailers: boolean): Video[] => (trailers ? videos : videos.filter(({ site }) => site === "own"));
