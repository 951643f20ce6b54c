const withYear = (name: string, year: number | null): string => (year === null ? name : `${name} (${year})`);

/** Document titles. "The given title" of other pages than a film's: section 2. */
export const pageTitles = {
  /** Section 2, page metadata. */
  movie: (title: string, year: number | null): string => `${withYear(title, year)} online ansehen`,
  /** The year distinguishes series with the same name. `episode`: "S2:F6", if the address names one. */
  series: (series: { name: string; year: number | null }, episode: string | null): string =>
    `${withYear(series.name, series.year)}${episode === null ? "" : `, ${episode}`} · Serie`,
  /** The year distinguishes titles with the same name. */
  credits: (title: { name: string; year: number | null }): string => `${withYear(title.name, title.year)}: Besetzung und Stab`,
  /** "Filme, Seite 2" */
  page: (name: string, page: number): string => `${name}, Seite ${page}`,
  landing: (site: { name: string; tagline: string }): string => `${site.name}: ${site.tagline}`,
  genres: "Nach Genre stöbern",
  seriesNotFound: "Serie nicht gefunden",
  collectionNotFound: "Filmreihe nicht gefunden",
  personNotFound: "Person nicht gefunden",
  search: (query: string): string => (query === "" ? "Suche" : `Suchergebnisse für „${query}“`),
  notFound: "Seite nicht gefunden",
  movieNotFound: "Film nicht gefunden",
  unavailable: "Gleich wieder da",
};
