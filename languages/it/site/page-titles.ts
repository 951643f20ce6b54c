const withYear = (name: string, year: number | null): string => (year === null ? name : `${name} (${year})`);

/** Document titles. "The given title" of other pages than a film's: section 2. */
export const pageTitles = {
  /** Section 2, page metadata. */
  movie: (title: string, year: number | null): string => `Guarda ${withYear(title, year)} in streaming`,
  /** The year distinguishes series with the same name. `episode`: "S2:E6", if the address names one. */
  series: (series: { name: string; year: number | null }, episode: string | null): string =>
    `${withYear(series.name, series.year)}${episode === null ? "" : `, ${episode}`} · Serie TV`,
  /** The year distinguishes titles with the same name. */
  credits: (title: { name: string; year: number | null }): string => `${withYear(title.name, title.year)}: cast e troupe`,
  /** "Film, pagina 2" */
  page: (name: string, page: number): string => `${name}, pagina ${page}`,
  landing: (site: { name: string; tagline: string }): string => `${site.name}: ${site.tagline}`,
  genres: "Sfoglia per genere",
  seriesNotFound: "Serie TV non trovata",
  collectionNotFound: "Collezione non trovata",
  personNotFound: "Persona non trovata",
  search: (query: string): string => (query === "" ? "Cerca" : `Risultati per «${query}»`),
  notFound: "Pagina non trovata",
  movieNotFound: "Film non trovato",
  unavailable: "Torniamo fra un attimo",
};
