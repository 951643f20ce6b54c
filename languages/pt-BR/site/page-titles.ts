const withYear = (name: string, year: number | null): string => (year === null ? name : `${name} (${year})`);

/** Document titles. "The given title" of other pages than a film's: section 2. */
export const pageTitles = {
  /** Section 2, page metadata. */
  movie: (title: string, year: number | null): string => `Assistir ${withYear(title, year)} online`,
  /** The year distinguishes series with the same name. `episode`: "T2:E6", if the address names one. */
  series: (series: { name: string; year: number | null }, episode: string | null): string =>
    `${withYear(series.name, series.year)}${episode === null ? "" : `, ${episode}`} · Série`,
  /** The year distinguishes titles with the same name. */
  credits: (title: { name: string; year: number | null }): string => `${withYear(title.name, title.year)}: elenco e equipe`,
  /** "Filmes, página 2" */
  page: (name: string, page: number): string => `${name}, página ${page}`,
  landing: (site: { name: string; tagline: string }): string => `${site.name}: ${site.tagline}`,
  genres: "Explorar por gênero",
  seriesNotFound: "Série não encontrada",
  collectionNotFound: "Coleção não encontrada",
  personNotFound: "Pessoa não encontrada",
  search: (query: string): string => (query === "" ? "Busca" : `Resultados da busca por “${query}”`),
  notFound: "Página não encontrada",
  movieNotFound: "Filme não encontrado",
  unavailable: "Voltamos já",
};
