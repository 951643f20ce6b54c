import { languageTag } from "#domain/language.ts";
import { isEnglish, isoOf, type Language, languageCodes, type TextLanguages } from "#domain/languages.ts";
import type { MovieSummary } from "#domain/movie.ts";
import type { SeasonSummary, SeriesSummary } from "#domain/series.ts";
import { slugOf } from "#domain/slug.ts";
import { rankedVideos, type Video } from "#features/titles/model/video.ts";
import type { MovieDetails } from "#server/upstream/movie-schemas.ts";
import { isGenericName } from "#server/upstream/season-schemas.ts";
import type { SeriesDetails } from "#server/upstream/series-schemas.ts";
import type { Translation, Translations } from "#server/upstream/translation-schemas.ts";

/** `null`: the translations could not be loaded, and the title may have one. */
export type InLanguage = { language: Language; translation: Translation | null };

type EnglishTexts = {
  title: string;
  original: string;
  original_language: string;
  overview: string;
  tagline: string;
  poster_path: string | null;
};

const english = "en";

/** Without the fields that are `undefined`; absent if none is left. */
export function marksOf<Field extends string>(marks: TextLanguages<Field>): { textLanguages?: TextLanguages<Field> } {
  const textLanguages = Object.fromEntries(Object.entries(marks).filter(([, language]) => language !== undefined)) as TextLanguages<Field>;
  return Object.keys(textLanguages).length > 0 ? { textLanguages } : {};
}

/** What a film or a series has in the language, field by field: its own, what the original says if that is in the language, English. */
function textsIn(texts: EnglishTexts, { language, translation }: InLanguage) {
  const isOriginal = texts.original_language === isoOf(language);
  // A copy of the English text is none.
  const own = (field: "overview" | "tagline") => (translation?.[field] === texts[field] ? undefined : translation?.[field]);
  const title = translation?.title ?? (isOriginal ? texts.original : undefined);
  const [overview, tagline] = [own("overview"), own("tagline")];
  const englishOf = (text: string) => (text === "" ? undefined : english);
  /** The provider has the original one where there is no English one. */
  const titleLanguage = texts.title === texts.original ? languageTag(texts.original_language) : english;
  return {
    title: title ?? texts.title,
    overview: overview ?? texts.overview,
    tagline: tagline ?? texts.tagline,
    poster_path: translation?.poster ?? texts.poster_path,
    marks: {
      title: title === undefined ? titleLanguage : undefined,
      overview: overview === undefined ? englishOf(texts.overview) : undefined,
      tagline: tagline === undefined ? englishOf(texts.tagline) : undefined,
    },
    ...(title !== undefined && title !== texts.title && { englishTitle: texts.title }),
    ...(translation !== null && (title ?? overview ?? tagline) === undefined && { isUntranslated: true as const }),
  };
}

export function movieIn(movie: MovieDetails["movie"], { language, translation }: InLanguage): MovieDetails["movie"] {
  const { marks, ...texts } = textsIn({ ...movie, original: movie.original_title }, { language, translation });
  return { ...movie, ...texts, ...marksOf(marks), runtime: translation?.runtime ?? movie.runtime };
}

type PosterTexts = Pick<EnglishTexts, "original_language" | "poster_path">;

/** The poster in a title's own language, unless `shown` is the same: the provider's first one is English. */
export function originalPoster({ original_language, poster_path }: PosterTexts, translations: Translations | null, shown: string | null) {
  const own = languageCodes.find((language) => isoOf(language) === original_language);
  const poster = isEnglish(own) ? own && poster_path : translations?.[own]?.poster;
  return poster && poster !== shown ? { original_poster_path: poster } : {};
}

const seasonIn = (season: SeasonSummary): SeasonSummary =>
  isGenericName(season.name) ? { ...season, name: "" } : { ...season, textLanguages: { name: english } };

export function seriesIn(series: SeriesDetails["series"], inLanguage: InLanguage): SeriesDetails["series"] {
  const { marks, title, ...texts } = textsIn({ ...series, title: series.name, original: series.original_name }, inLanguage);
  const { title: name, ...others } = marks;
  return { ...series, ...texts, name: title, ...marksOf({ name, ...others }), seasons: series.seasons.map(seasonIn) };
}

/** The language's videos, and those of the English page. */
const videosIn = (videos: readonly Video[], { language, translation }: InLanguage): Video[] =>
  rankedVideos([...(translation?.videos ?? []), ...videos], language);

const ownFacts = <F extends { homepage: string | null }>(facts: F, { translation }: InLanguage): F => ({
  ...facts,
  homepage: translation?.homepage ?? facts.homepage,
});

/** In an answer of another language. */
export const englishMovie = (movie: MovieSummary): MovieSummary => ({ ...movie, textLanguages: { title: english, overview: english } });
export const englishSeries = (series: SeriesSummary): SeriesSummary => ({ ...series, textLanguages: { name: english, overview: english } });

/** What another title is called in the language, if that is known. */
type NameOf = (id: number) => string | null;

/** For the address of a title without Latin letters. */
export const englishForSlug = (name: string, englishTitle: string) => (slugOf(name) === "" ? { englishTitle } : {});

function listedMovie(movie: MovieSummary, nameOf: NameOf): MovieSummary {
  const title = nameOf(movie.id);
  return title === null ? englishMovie(movie) : { ...movie, title, ...englishForSlug(title, movie.title), textLanguages: { overview: english } };
}

function listedSeries(series: SeriesSummary, nameOf: NameOf): SeriesSummary {
  const name = nameOf(series.id);
  return name === null ? englishSeries(series) : { ...series, name, ...englishForSlug(name, series.name), textLanguages: { overview: english } };
}

/** What stands beside a film. The response has other titles in English alone. */
export const movieExtrasIn = (extras: MovieDetails["extras"], inLanguage: InLanguage, nameOf: NameOf): MovieDetails["extras"] => ({
  ...extras,
  videos: videosIn(extras.videos, inLanguage),
  facts: ownFacts(extras.facts, inLanguage),
  similar: extras.similar.map((movie) => listedMovie(movie, nameOf)),
  recommendations: extras.recommendations.map((movie) => listedMovie(movie, nameOf)),
  collection: extras.collection && { ...extras.collection, textLanguages: { name: english } },
});

/** A page makes it from the number. */
const withoutGenericName = <E extends { name: string } | null>(episode: E): E => (episode && isGenericName(episode.name) ? { ...episode, name: "" } : episode);

export const seriesExtrasIn = (extras: SeriesDetails["extras"], inLanguage: InLanguage, nameOf: NameOf): SeriesDetails["extras"] => ({
  ...extras,
  videos: videosIn(extras.videos, inLanguage),
  facts: {
    ...ownFacts(extras.facts, inLanguage),
    last_episode: withoutGenericName(extras.facts.last_episode),
    next_episode: withoutGenericName(extras.facts.next_episode),
  },
  similar: extras.similar.map((series) => listedSeries(series, nameOf)),
  recommendations: extras.recommendations.map((series) => listedSeries(series, nameOf)),
});
