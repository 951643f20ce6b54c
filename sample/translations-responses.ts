import type { Film, Series, Title, TitleTexts } from "./collection.ts";
import type { PersonData } from "./data-schema.ts";

/** A language as the provider names it. */
type LanguageItem = { iso_3166_1: string; iso_639_1: string; name: string; english_name: string };

const english: LanguageItem = { iso_3166_1: "US", iso_639_1: "en", name: "English", english_name: "English" };

const translationItems = (title: Title, data: (texts: TitleTexts) => object) => ({
  translations: [
    { ...english, data: data(title.english) },
    ...title.translations.map(({ texts, iso_3166_1, iso_639_1, name, english_name }) => ({ iso_3166_1, iso_639_1, name, english_name, data: data(texts) })),
  ],
});

export const filmTranslationsResponse = (film: Film) =>
  translationItems(film, ({ title, overview, tagline }) => ({ homepage: "", overview, runtime: film.runtime ?? 0, tagline, title }));

export const seriesTranslationsResponse = (series: Series) =>
  translationItems(series, ({ title, overview, tagline }) => ({ homepage: "", name: title, overview, tagline }));

/** Biographies are English alone. */
export const personTranslationsResponse = ({ name, english: { biography } }: PersonData) => ({
  translations: biography === "" ? [] : [{ ...english, data: { biography, name } }],
});
