const withYear = (name: string, year: number | null): string => (year === null ? name : `${name} (${year})`);

/** Document titles. "The given title" of other pages than a film's: section 2. */
export const pageTitles = {
  /** Section 2, page metadata. */
  movie: (title: string, year: number | null): string => `${withYear(title, year)} – cały film online`,
  /** The year distinguishes series with the same name. `episode`: "S2:E6", if the address names one. */
  series: (series: { name: string; year: number | null }, episode: string | null): string =>
    `${withYear(series.name, series.year)}${episode === null ? "" : `, ${episode}`} · Serial`,
  /** The year distinguishes titles with the same name. */
  credits: (title: { name: string; year: number | null }): string => `${withYear(title.name, title.year)}: obsada i twórcy`,
  /** "Filmy, strona 2" */
  page: (name: string, page: number): string => `${name}, strona ${page}`,
  landing: (site: { name: string; tagline: string }): string => `${site.name}: ${site.tagline}`,
  genres: "Przeglądaj gatunki",
  seriesNotFound: "Nie znaleziono serialu",
  collectionNotFound: "Nie znaleziono kolekcji",
  personNotFound: "Nie znaleziono osoby",
  search: (query: string): string => (query === "" ? "Szukaj" : `Wyniki wyszukiwania: „${query}”`),
  notFound: "Nie znaleziono strony",
  movieNotFound: "Nie znaleziono filmu",
  unavailable: "Zaraz wracamy",
};
