type Site = { name: string };

const withYear = (name: string, year: number | null): string => (year === null ? name : `${name} (${year})`);

/** Document titles. "The given title" of other pages than a film's: section 2. */
export const pageTitles = {
  /** Section 2, page metadata. */
  movie: (title: string, year: number | null): string => `${withYear(title, year)} – cały film online`,
  /** The year distinguishes series with the same name. `episode`: "S2:E6", if the address names one. */
  series: (series: { name: string; year: number | null }, site: Site, episode: string | null): string =>
    `${withYear(series.name, series.year)}${episode === null ? "" : `, ${episode}`} · Serial · ${site.name}`,
  person: (person: { name: string }, site: Site): string => `${person.name} · ${site.name}`,
  collection: (collection: { name: string }, site: Site): string => `${collection.name} · ${site.name}`,
  /** The year distinguishes titles with the same name. */
  credits: (title: { name: string; year: number | null }, site: Site): string => `${withYear(title.name, title.year)}: obsada i twórcy · ${site.name}`,
  /** "Filmy, strona 2 · Matinee" */
  page(title: string, page: number): string {
    const [name, ...rest] = title.split(" · ");
    return page > 1 ? [`${name}, strona ${page}`, ...rest].join(" · ") : title;
  },
  landing: (site: Site & { tagline: string }): string => `${site.name}: ${site.tagline}`,
  list: (site: Site, name: string): string => `${name} · ${site.name}`,
  genres: (site: Site): string => `Przeglądaj gatunki · ${site.name}`,
  seriesNotFound: (site: Site): string => `Nie znaleziono serialu · ${site.name}`,
  collectionNotFound: (site: Site): string => `Nie znaleziono kolekcji · ${site.name}`,
  personNotFound: (site: Site): string => `Nie znaleziono osoby · ${site.name}`,
  search: (site: Site, query: string): string => (query === "" ? `Szukaj · ${site.name}` : `Wyniki wyszukiwania: „${query}” · ${site.name}`),
  notFound: (site: Site): string => `Nie znaleziono strony · ${site.name}`,
  movieNotFound: (site: Site): string => `Nie znaleziono filmu · ${site.name}`,
  unavailable: (site: Site): string => `Zaraz wracamy · ${site.name}`,
  /** A heading that contains the site's name gets no suffix. */
  staticPage: (site: Site, heading: string): string => (heading.includes(site.name) ? heading : `${heading} · ${site.name}`),
};
