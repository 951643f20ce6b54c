type Site = { name: string };

const withYear = (name: string, year: number | null): string => (year === null ? name : `${name} (${year})`);

/** Document titles. "The given title" of other pages than a film's: section 2. */
export const pageTitles = {
  /** Section 2, page metadata. */
  movie: (title: string, year: number | null): string => `${withYear(title, year)} — смотреть онлайн`,
  /** The year distinguishes series with the same name. `episode`: "2 сезон, 6 серия", if the address names one. */
  series: (series: { name: string; year: number | null }, site: Site, episode: string | null): string =>
    `${withYear(series.name, series.year)}${episode === null ? "" : `, ${episode}`} · Сериал · ${site.name}`,
  person: (person: { name: string }, site: Site): string => `${person.name} · ${site.name}`,
  collection: (collection: { name: string }, site: Site): string => `${collection.name} · ${site.name}`,
  /** The year distinguishes titles with the same name. */
  credits: (title: { name: string; year: number | null }, site: Site): string =>
    `${withYear(title.name, title.year)}: актёры и съёмочная группа · ${site.name}`,
  /** "Фильмы, страница 2 · Matinee" */
  page(title: string, page: number): string {
    const [name, ...rest] = title.split(" · ");
    return page > 1 ? [`${name}, страница ${page}`, ...rest].join(" · ") : title;
  },
  landing: (site: Site & { tagline: string }): string => `${site.name}: ${site.tagline}`,
  list: (site: Site, name: string): string => `${name} · ${site.name}`,
  genres: (site: Site): string => `Фильмы и сериалы по жанрам · ${site.name}`,
  seriesNotFound: (site: Site): string => `Сериал не найден · ${site.name}`,
  collectionNotFound: (site: Site): string => `Коллекция не найдена · ${site.name}`,
  personNotFound: (site: Site): string => `Человек не найден · ${site.name}`,
  search: (site: Site, query: string): string => (query === "" ? `Поиск · ${site.name}` : `Результаты по запросу «${query}» · ${site.name}`),
  notFound: (site: Site): string => `Страница не найдена · ${site.name}`,
  movieNotFound: (site: Site): string => `Фильм не найден · ${site.name}`,
  unavailable: (site: Site): string => `Скоро вернёмся · ${site.name}`,
  /** A heading that contains the site's name gets no suffix. */
  staticPage: (site: Site, heading: string): string => (heading.includes(site.name) ? heading : `${heading} · ${site.name}`),
};
