import { yearOf } from "./movie.ts";

/** Section 2, page metadata: a film's document title. A year that is not known is left out together with its brackets. */
export function moviePageTitle(title: string, year: number | null): string {
  return year === null ? `Watch ${title} Full Movie Online HD` : `Watch ${title} (${year}) Full Movie Online HD`;
}

/** A series, or a person, by name. The year sets apart series of one name. */
export function seriesPageTitle(series: { name: string; first_air_date: string }, site: { name: string }): string {
  const year = yearOf(series.first_air_date);
  return `${series.name}${year === null ? "" : ` (${year})`} · TV Series · ${site.name}`;
}

export const personPageTitle = (person: { name: string }, site: { name: string }): string => `${person.name} · ${site.name}`;

/** Every other page has "the given title" (section 2); these are given. `site` is the configured name. */
export const pageTitles = {
  landing: (site: { name: string; tagline: string }) => `${site.name}: ${site.tagline}`,
  home: (site: { name: string }) => `Movies · ${site.name}`,
  top: (site: { name: string }) => `Top Rated Movies · ${site.name}`,
  series: (site: { name: string }) => `TV Series · ${site.name}`,
  topSeries: (site: { name: string }) => `Top Rated TV Series · ${site.name}`,
  genres: (site: { name: string }) => `Browse by Genre · ${site.name}`,
  seriesNotFound: (site: { name: string }) => `TV Series not found · ${site.name}`,
  personNotFound: (site: { name: string }) => `Person not found · ${site.name}`,
  search: (site: { name: string }, query: string) => (query === "" ? `Search · ${site.name}` : `Search Results for "${query}" · ${site.name}`),
  notFound: (site: { name: string }) => `Page not found · ${site.name}`,
  movieNotFound: (site: { name: string }) => `Movie not found · ${site.name}`,
  unavailable: (site: { name: string }) => `Back in a moment · ${site.name}`,
  /** A static page by its heading; a heading that names the site needs no second name. */
  staticPage: (site: { name: string }, heading: string) => (heading.includes(site.name) ? heading : `${heading} · ${site.name}`),
};
