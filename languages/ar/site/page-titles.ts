const withYear = (name: string, year: number | null): string => (year === null ? name : `${name} (${year})`);

/** Document titles. "The given title" of other pages than a film's: section 2. */
export const pageTitles = {
  /** Section 2, page metadata, as Arabic film sites word it. */
  movie: (title: string, year: number | null): string => `مشاهدة فيلم ${withYear(title, year)} كاملًا أون لاين بجودة HD`,
  /** The year distinguishes series with the same name. `episode`: "م2 ح6", if the address names one. */
  series: (series: { name: string; year: number | null }, episode: string | null): string =>
    `مسلسل ${withYear(series.name, series.year)}${episode === null ? "" : `، ${episode}`}`,
  /** The year distinguishes titles with the same name. */
  credits: (title: { name: string; year: number | null }): string => `طاقم عمل ${withYear(title.name, title.year)}`,
  /** "الأفلام، صفحة 2" */
  page: (name: string, page: number): string => `${name}، صفحة ${page}`,
  landing: (site: { name: string; tagline: string }): string => `${site.name}: ${site.tagline}`,
  genres: "التصفح حسب التصنيف",
  seriesNotFound: "المسلسل غير موجود",
  collectionNotFound: "سلسلة الأفلام غير موجودة",
  personNotFound: "الشخص غير موجود",
  search: (query: string): string => (query === "" ? "البحث" : `نتائج البحث عن «${query}»`),
  notFound: "الصفحة غير موجودة",
  movieNotFound: "الفيلم غير موجود",
  unavailable: "سنعود بعد لحظات",
};
