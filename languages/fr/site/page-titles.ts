type Site = { name: string };

const withYear = (name: string, year: number | null): string => (year === null ? name : `${name} (${year})`);

/** Document titles. "The given title" of other pages than a film's: section 2. */
export const pageTitles = {
  /** Section 2, page metadata. */
  movie: (title: string, year: number | null): string => `Voir ${withYear(title, year)} en streaming`,
  /** The year distinguishes series with the same name. `episode`: "S2 E6", if the address names one. */
  series: (series: { name: string; year: number | null }, site: Site, episode: string | null): string =>
    `${withYear(series.name, series.year)}${episode === null ? "" : `, ${episode}`} · Série · ${site.name}`,
  person: (person: { name: string }, site: Site): string => `${person.name} · ${site.name}`,
  collection: (collection: { name: string }, site: Site): string => `${collection.name} · ${site.name}`,
  /** The year distinguishes titles with the same name. */
  credits: (title: { name: string; year: number | null }, site: Site): string => `${withYear(title.name, title.year)}\u00a0: générique complet · ${site.name}`,
  /** "Films, page 2 · Matinee" */
  page(title: string, page: number): string {
    const [name, ...rest] = title.split(" · ");
    return page > 1 ? [`${name}, page ${page}`, ...rest].join(" · ") : title;
  },
  landing: (site: Site & { tagline: string }): string => `${site.name}\u00a0: ${site.tagline}`,
  list: (site: Site, name: string): string => `${name} · ${site.name}`,
  genres: (site: Site): string => `Parcourir par genre · ${site.name}`,
  seriesNotFound: (site: Site): string => `Série introuvable · ${site.name}`,
  collectionNotFound: (site: Site): string => `Saga introuvable · ${site.name}`,
  personNotFound: (site: Site): string => `Personne introuvable · ${site.name}`,
  search: (site: Site, query: string): string => (query === "" ? `Recherche · ${site.name}` : `Résultats pour «\u00a0${query}\u00a0» · ${site.name}`),
  notFound: (site: Site): string => `Page introuvable · ${site.name}`,
  movieNotFound: (site: Site): string => `Film introuvable · ${site.name}`,
  unavailable: (site: Site): string => `De retour dans un instant · ${site.name}`,
  /** A heading that contains the site's name gets no suffix. */
  staticPage: (site: Site, heading: string): string => (heading.includes(site.name) ? heading : `${heading} · ${site.name}`),
};
