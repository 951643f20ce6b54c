import type { Words } from "../words.ts";
export const words: Words["heads"] = {
  pageDescriptions: {
    /** Meta descriptions of pages that share this file, and of titles and people without an overview. */
    pageDescriptions: {
      genres: "Фильмы и сериалы по жанрам: от боевика до вестерна. Выбери жанр и начни смотреть.",
      discoverMovies: "Подбери фильм по жанру, году, рейтингу, длительности, языку и не только. У каждой подборки есть адрес, которым можно поделиться.",
      discoverSeries: "Подбери сериал по жанру, году, рейтингу, языку, каналу и не только. У каждой подборки есть адрес, которым можно поделиться.",
      /** `heading`: "Драмы" */
      discoverList: (heading: string) =>
        `${heading}: сначала самые популярные. Сузь список по рейтингу, языку, длительности и не только, выбери что-нибудь и сразу смотри.`,
      movie: (title: string, site: { name: string }) => `«${title}» на ${site.name}: смотреть онлайн, актёры, рецензии и похожие фильмы на одной странице.`,
      tv: (name: string, site: { name: string }) => `«${name}» на ${site.name}: смотреть онлайн все сезоны и серии, актёры и рецензии.`,
      collection: (name: string, films: string) => `${name}: ${films} в порядке выхода, с актёрами, рецензиями и плеером.`,
      credits: (name: string) => `Все, кто создавал «${name}»: актёры с ролями и съёмочная группа по профессиям.`,
      person: (name: string, site: { name: string }) => `${name} на ${site.name}: фильмы и сериалы, перед камерой и за кадром.`,
    },
    /** Each page of a list has its own description. */
    descriptionOfPage: (description: string, page: number): string => (page > 1 ? `Страница ${page}. ${description}` : description),
    /** Section 2's "extra keywords". */
    genreKeywords: ["жанры", "фильмы по жанрам", "сериалы по жанрам"],
    /** Breadcrumb names. */
    pageNames: {
      home: "Главная",
      movies: "Фильмы",
      series: "Сериалы",
      genres: "Жанры",
      discoverMovies: "Подбор фильмов",
      discoverSeries: "Подбор сериалов",
    },
  },
};
