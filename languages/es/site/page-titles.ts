const withYear = (name: string, year: number | null): string => (year === null ? name : `${name} (${year})`);

/** Document titles. "The given title" of other pages than a film's: section 2. */
export const pageTitles = {
  /** Section 2, page metadata. */
  movie: (title: string, year: number | null): string => `Ver ${withYear(title, year)} online`,
  /** The year distinguishes series with the same name. `episode`: "T2:E6", if the address names one. */
  series: (series: { name: string; year: number | null }, episode: string | null): string =>
    `${withYear(series.name, series.year)}${episode === null ? "" : `, ${episode}`} · Serie`,
  /** The year distinguishes titles with the same name. */
  credits: (title: { name: string; year: number | null }): string => `${withYear(title.name, title.year)}: reparto y equipo`,
  /** "Películas, página 2" */
  page: (name: string, page: number): string => `${name}, página ${page}`,
  landing: (site: { name: string; tagline: string }): string => `${site.name}: ${site.tagline}`,
  genres: "Explorar por género",
  seriesNotFound: "Serie no encontrada",
  collectionNotFound: "Colección no encontrada",
  personNotFound: "Persona no encontrada",
  search: (query: string): string => (query === "" ? "Buscar" : `Resultados de la búsqueda «${query}»`),
  notFound: "Página no encontrada",
  movieNotFound: "Película no encontrada",
  unavailable: "Volvemos enseguida",
};
