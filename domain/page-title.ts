/** Section 2, page metadata: a film's document title. A year that is not known is left out together with its brackets. */
export function moviePageTitle(title: string, year: number | null): string {
  return year === null ? `Watch ${title} Full Movie Online HD` : `Watch ${title} (${year}) Full Movie Online HD`;
}

/** Every other page has "the given title" (section 2); these are given. `site` is the configured name. */
export const pageTitles = {
  landing: (site: { name: string; tagline: string }) => `${site.name}: ${site.tagline}`,
  home: (site: { name: string }) => `Movies · ${site.name}`,
  top: (site: { name: string }) => `Top Rated Movies · ${site.name}`,
  notFound: (site: { name: string }) => `Page not found · ${site.name}`,
  movieNotFound: (site: { name: string }) => `Movie not found · ${site.name}`,
  unavailable: (site: { name: string }) => `Back in a moment · ${site.name}`,
};
