type Site = { name: string };

const withYear = (name: string, year: number | null): string => (year === null ? name : `${name} (${year})`);

/** Document titles. "The given title" of other pages than a film's: section 2. */
export const pageTitles = {
  /** Section 2, page metadata, as Arabic film sites word it. */
  movie: (title: string, year: number | null): string => `مشاهدة فيلم ${withYear(title, year)} كاملًا أون لاين بجودة HD`,
  /** The year distinguishes series with the same name. `episode`: "م2 ح6", if the address names one. */
  series: (series: { name: string; year: number | null }, site: Site, episode: string | null): string =>
    `مسلسل ${withYear(series.name, series.year)}${episode === null ? "" : `، ${episode}`} · ${site.name}`,
  person: (person: { name: string }, site: Site): string => `${person.name} · ${site.name}`,
  collection: (collection: { name: string }, site: Site): string => `${collection.name} · ${site.name}`,
  /** The year distinguishes titles with the same name. */
  credits: (title: { name: string; year: number | null }, site: Site): string => `طاقم عمل ${withYear(title.name, title.year)} · ${site.name}`,
  /** "الأفلام، صفحة 2 · Matinee" */
  page(title: string, page: number): string {
    const [name, ...rest] = title.split(" · ");
    return page > 1 ? [`${name}، صفحة ${page}`, ...rest].join(" · ") : title;
  },
  landing: (site: Site & { tagline: string }): string => `${site.name}: ${site.tagline}`,
  list: (site: Site, name: string): string => `${name} · ${site.name}`,
  genres: (site: Site): string => `التصفح حسب التصنيف · ${site.name}`,
  seriesNotFound: (site: Site): string => `المسلسل غير موجود · ${site.name}`,
  collectionNotFound: (site: Site): string => `سلسلة الأفلام غير موجودة · ${site.name}`,
  personNotFound: (site: Site): string => `الشخص غير موجود · ${site.name}`,
  search: (site: Site, query: string): string => (query === "" ? `البحث · ${site.name}` : `نتائج البحث عن «${query}» · ${site.name}`),
  notFound: (site: Site): string => `الصفحة غير موجودة · ${site.name}`,
  movieNotFound: (site: Site): string => `الفيلم غير موجود · ${site.name}`,
  unavailable: (site: Site): string => `سنعود بعد لحظات · ${site.name}`,
  /** A heading that contains the site's name gets no suffix. */
  staticPage: (site: Site, heading: string): string => (heading.includes(site.name) ? heading : `${heading} · ${site.name}`),
};
