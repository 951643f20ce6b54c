const withYear = (name: string, year: number | null): string => (year === null ? name : `${name} (${year})`);

/** Document titles. "The given title" of other pages than a film's: section 2. */
export const pageTitles = {
  /** Section 2, page metadata. */
  movie: (title: string, year: number | null): string => `${withYear(title, year)} — смотреть онлайн`,
  /** The year distinguishes series with the same name. `episode`: "2 сезон, 6 серия", if the address names one. */
  series: (series: { name: string; year: number | null }, episode: string | null): string =>
    `${withYear(series.name, series.year)}${episode === null ? "" : `, ${episode}`} · Сериал`,
  /** The year distinguishes titles with the same name. */
  credits: (title: { name: string; year: number | null }): string => `${withYear(title.name, title.year)}: актёры и съёмочная группа`,
  /** "Фильмы, страница 2" */
  page: (name: string, page: number): string => `${name}, страница ${page}`,
  landing: (site: { name: string; tagline: string }): string => `${site.name}: ${site.tagline}`,
  genres: "Фильмы и сериалы по жанрам",
  seriesNotFound: "Сериал не найден",
  collectionNotFound: "Коллекция не найдена",
  personNotFound: "Человек не найден",
  search: (query: string): string => (query === "" ? "Поиск" : `Результаты по запросу «${query}»`),
  notFound: "Страница не найдена",
  movieNotFound: "Фильм не найден",
  unavailable: "Скоро вернёмся",
};
