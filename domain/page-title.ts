type Named = { name: string };

/** "Movies · Matinee" */
export const withSiteName = (name: string, site: Named): string => `${name} · ${site.name}`;

/** Of a page of its own. A heading that contains the site's name gets no suffix. */
export const titleOfHeading = (heading: string, site: Named): string => (heading.includes(site.name) ? heading : withSiteName(heading, site));

/** "Movies, page 2", before the site's name. */
export const numbered = (name: string, page: number, words: { page: (name: string, page: number) => string }): string =>
  page > 1 ? words.page(name, page) : name;
