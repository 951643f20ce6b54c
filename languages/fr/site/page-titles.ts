const withYear = (name: string, year: number | null): string => (year === null ? name : `${name} (${year})`);

/** Document titles. "The given title" of other pages than a film's: section 2. */
export const pageTitles = {
  /** Section 2, page metadata. */
  movie: (title: string, year: number | null): string => `Voir ${withYear(title, year)} en streaming`,
  /** The year distinguishes series with the same name. `episode`: "S2 E6", if the address names one. */
  series: (series: { name: string; year: number | null }, episode: string | null): string =>
    `${withYear(series.name, series.year)}${episode === null ? "" : `, ${episode}`} · Série`,
  /** The year distinguishes titles with the same name. */
  credits: (title: { name: string; year: number | null }): string => `${withYear(title.name, title.year)}\u00a0: générique complet`,
  /** "Films, page 2" */
  page: (name: string, page: number): string => `${name}, page ${page}`,
  landing: (site: { name: string; tagline: string }): string => `${site.name}\u00a0: ${site.tagline}`,
  genres: "Parcourir par genre",
  seriesNotFound: "Série introuvable",
  collectionNotFound: "Saga introuvable",
  personNotFound: "Personne introuvable",
  search: (query: string): string => (query === "" ? "Recherche" : `Résultats pour «\u00a0${query}\u00a0»`),
  notFound: "Page introuvable",
  movieNotFound: "Film introuvable",
  unavailable: "De retour dans un instant",
};
