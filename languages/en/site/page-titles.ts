/** Document titles. "The given title" of other pages than a film's: section 2. */
export const pageTitles = {
  /** Section 2, page metadata. */
  movie: (title: string, year: number | null): string =>
    year === null ? `Watch ${title} Full Movie Online HD` : `Watch ${title} (${year}) Full Movie Online HD`,
  /** The year distinguishes series with the same name. `episode`: "S2:E6", if the address names one. */
  series(series: { name: string; year: number | null }, episode: string | null): string {
    return `${series.name}${series.year === null ? "" : ` (${series.year})`}${episode === null ? "" : `, ${episode}`} · TV Series`;
  },
  /** The year distinguishes titles with the same name. */
  credits: (title: { name: string; year: number | null }): string => `Cast and crew of ${title.name}${title.year === null ? "" : ` (${title.year})`}`,
  /** "Movies, page 2" */
  page: (name: string, page: number): string => `${name}, page ${page}`,
  landing: (site: { name: string; tagline: string }): string => `${site.name}: ${site.tagline}`,
  genres: "Browse by Genre",
  seriesNotFound: "TV Series not found",
  collectionNotFound: "Collection not found",
  personNotFound: "Person not found",
  search: (query: string): string => (query === "" ? "Search" : `Search Results for "${query}"`),
  notFound: "Page not found",
  movieNotFound: "Movie not found",
  unavailable: "Back in a moment",
};
