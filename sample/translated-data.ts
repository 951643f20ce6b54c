import type { Data, FilmCollectionData, FilmData, SeasonData, SeriesData } from "./data-schema.ts";
import { hasPoster } from "./posters.ts";
import type { TranslationData } from "./translation-schema.ts";

type Translation = TranslationData | undefined;
type SeasonTexts = TranslationData["series"][number]["seasons"][number] | undefined;

const withId = <T extends { id: number }>(entries: readonly T[] | undefined, id: number): T | undefined => entries?.find((entry) => entry.id === id);

const posterLanguage = (translation: Translation, title: string | undefined, english: { title: string }): string =>
  translation && title !== undefined && hasPoster(title, english) ? translation.iso_639_1 : "en";

function filmIn(film: FilmData, translation: Translation): FilmData {
  const texts = withId(translation?.films, film.id);
  const poster_language = posterLanguage(translation, texts?.title, film.english);
  return { ...film, title: film.original_title, tagline: "", overview: "", poster_language, ...texts };
}

const seasonName = ({ name, season_number }: SeasonData, translation: Translation): string => {
  if (!translation) return name;
  return season_number === 0 ? translation.specials : translation.season.replace("{number}", String(season_number));
};

const seasonIn = (season: SeasonData, texts: SeasonTexts, translation: Translation): SeasonData => ({
  ...season,
  name: seasonName(season, translation),
  overview: texts?.overview ?? "",
  episodes: season.episodes.map((episode) => ({
    ...episode,
    name: `Episode ${episode.episode_number}`,
    overview: "",
    ...texts?.episodes.find(({ episode_number }) => episode_number === episode.episode_number),
  })),
});

function seriesIn(series: SeriesData, translation: Translation): SeriesData {
  const texts = withId(translation?.series, series.id);
  const textsOf = ({ season_number }: SeasonData) => texts?.seasons.find((season) => season.season_number === season_number);
  return {
    ...series,
    name: texts?.name ?? series.original_name,
    tagline: texts?.tagline ?? "",
    overview: texts?.overview ?? "",
    poster_language: posterLanguage(translation, texts?.name, series.english),
    seasons: series.seasons.map((season) => seasonIn(season, textsOf(season), translation)),
  };
}

const collectionIn = (collection: FilmCollectionData, translation: Translation): FilmCollectionData => ({
  ...collection,
  overview: "",
  ...withId(translation?.collections, collection.id),
});

/**
 * The data as it reads in another language than English; `undefined`: one of which it knows nothing.
 * Where a translation is missing it answers as the provider: the original title, "Episode 1", and no other text.
 */
export const translatedData = (data: Data, translation: Translation): Data => ({
  ...data,
  films: data.films.map((film) => filmIn(film, translation)),
  series: data.series.map((series) => seriesIn(series, translation)),
  people: data.people.map((person) => ({ ...person, biography: "" })),
  collections: data.collections.map((collection) => collectionIn(collection, translation)),
});
