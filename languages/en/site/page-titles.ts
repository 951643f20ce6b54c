type Site = { name: string };

/** Document titles. "The given title" of other pages than a film's: section 2. */
export const pageTitles = {
  /** Section 2, page metadata. */
  movie: (title: string, year: number | null): string =>
    year === null ? `Watch ${title} Full Movie Online HD` : `Watch ${title} (${year}) Full Movie Online HD`,
  /** The year distinguishes series with the same name. `episode`: "S2:E6", if the address names one. */
  series(series: { name: string; year: number | null }, site: Site, episode: string | null): string {
    return `${series.name}${series.year === null ? "" : ` (${series.year})`}${episode === null ? "" : `, ${episode}`} · TV Series · ${site.name}`;
  },
  person: (person: { name: string }, site: Site): string => `${person.name} · ${site.name}`,
  collection: (collection: { name: string }, site: Site): string => `${collection.name} · ${site.name}`,
  /** The year distinguishes titles with the same name. */
  credits: (title: { name: string; year: number | null }, site: Site): string =>
    `Cast and crew of ${title.name}${title.year === null ? "" : ` (${title.year})`} · ${site.name}`,
  /** "Movies, page 2 · Matinee" */
  page(title: string, page: number): string {
    const [name, ...rest] = title.split(" · ");
    return page > 1 ? [`${name}, page ${page}`, ...rest].join(" · ") : title;
  },
  landing: (site: Site & { tagline: string }): string => `${site.name}: ${site.tagline}`,
  list: (site: Site, name: string): string => `${name} · ${site.name}`,
  genres: (site: Site): string => `Browse by Genre · ${site.name}`,
  seriesNotFound: (site: Site): string => `TV Series not found · ${site.name}`,
  collectionNotFound: (site: Site): string => `Collection not found · ${site.name}`,
  personNotFound: (site: Site): string => `Person not found · ${site.name}`,
  search: (site: Site, query: string): string => (query === "" ? `Search · ${site.name}` : `Search Results for "${query}" · ${site.name}`),
  notFound: (site: Site): string => `Page not found · ${site.name}`,
  movieNotFound: (site: Site): string => `Movie not found · ${site.name}`,
  unavailable: (site: Site): string => `Back in a moment · ${site.name}`,
  /** A heading that contains the site's name gets no suffix. */
  staticPage: (site: Site, heading: string): string => (heading.includes(site.name) ? heading : `${heading} · ${site.name}`),
};
