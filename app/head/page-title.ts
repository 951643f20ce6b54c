import { yearOf } from "#domain/movie.ts";

/** A film's document title (section 2, page metadata). */
export function moviePageTitle(title: string, year: number | null): string {
  return year === null ? `Watch ${title} Full Movie Online HD` : `Watch ${title} (${year}) Full Movie Online HD`;
}

/** The year distinguishes series with the same name. `episode`: "S2:E6", if the address names one. */
export function seriesPageTitle(series: { name: string; first_air_date: string }, site: { name: string }, episode: string | null): string {
  const year = yearOf(series.first_air_date);
  return `${series.name}${year === null ? "" : ` (${year})`}${episode === null ? "" : `, ${episode}`} · TV Series · ${site.name}`;
}

export const personPageTitle = (person: { name: string }, site: { name: string }): string => `${person.name} · ${site.name}`;

export const collectionPageTitle = (collection: { name: string }, site: { name: string }): string => `${collection.name} · ${site.name}`;

/** The year distinguishes titles with the same name. */
export const creditsPageTitle = (title: { name: string; year: number | null }, site: { name: string }): string =>
  `Cast and crew of ${title.name}${title.year === null ? "" : ` (${title.year})`} · ${site.name}`;

/** "Movies, page 2 · Matinee" */
export function titleOfPage(title: string, page: number): string {
  const [name, ...rest] = title.split(" · ");
  return page > 1 ? [`${name}, page ${page}`, ...rest].join(" · ") : title;
}

/** "The given title" of every other page (section 2). */
export const pageTitles = {
  landing: (site: { name: string; tagline: string }) => `${site.name}: ${site.tagline}`,
  list: (site: { name: string }, name: string) => `${name} · ${site.name}`,
  genres: (site: { name: string }) => `Browse by Genre · ${site.name}`,
  seriesNotFound: (site: { name: string }) => `TV Series not found · ${site.name}`,
  collectionNotFound: (site: { name: string }) => `Collection not found · ${site.name}`,
  personNotFound: (site: { name: string }) => `Person not found · ${site.name}`,
  search: (site: { name: string }, query: string) => (query === "" ? `Search · ${site.name}` : `Search Results for "${query}" · ${site.name}`),
  notFound: (site: { name: string }) => `Page not found · ${site.name}`,
  movieNotFound: (site: { name: string }) => `Movie not found · ${site.name}`,
  unavailable: (site: { name: string }) => `Back in a moment · ${site.name}`,
  /** A heading that contains the site's name gets no suffix. */
  staticPage: (site: { name: string }, heading: string) => (heading.includes(site.name) ? heading : `${heading} · ${site.name}`),
};
