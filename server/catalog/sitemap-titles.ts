import { otherLanguages } from "#domain/languages.ts";
import type { StoredTitle } from "#server/store/store.ts";
import type { MovieDetails } from "#server/upstream/movie-schemas.ts";
import type { SeriesDetails } from "#server/upstream/series-schemas.ts";
import type { Translations } from "#server/upstream/translation-schemas.ts";
import { type InLanguage, movieIn, seriesIn } from "./translated-title.ts";

/** Where the translations are not known, the title is in no language's sitemap but English's. */
const inEach = (translations: Translations | null, titleIn: (inLanguage: InLanguage) => StoredTitle | null): StoredTitle[] =>
  otherLanguages.flatMap((language) => {
    const translation = translations?.[language];
    return (translation && titleIn({ language, translation })) ?? [];
  });

/** What a film is called in each language in which it has a text, for that language's sitemap. */
export const movieInLanguages = (movie: MovieDetails["movie"], translations: Translations | null): StoredTitle[] =>
  inEach(translations, (inLanguage) => {
    const { id, title, popularity, isUntranslated } = movieIn(movie, inLanguage);
    return isUntranslated ? null : { type: "movies", id, title, popularity, language: inLanguage.language };
  });

/** As `movieInLanguages`. */
export const seriesInLanguages = (series: SeriesDetails["series"], translations: Translations | null): StoredTitle[] =>
  inEach(translations, (inLanguage) => {
    const { id, name, popularity, isUntranslated } = seriesIn(series, inLanguage);
    return isUntranslated ? null : { type: "tv", id, title: name, popularity, language: inLanguage.language };
  });
