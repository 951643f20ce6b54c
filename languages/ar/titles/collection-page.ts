import { films } from "../counts.ts";

export const collectionPage = {
  loading: "جارٍ تحميل سلسلة الأفلام",
  /** "3 أفلام" */
  filmCount: films,
  /** "من 1977 إلى 2019", or one year. */
  yearSpan: ({ first, last }: { first: number; last: number }): string => (first === last ? String(first) : `من ${first} إلى ${last}`),
  inReleaseOrder: "الأفلام بترتيب العرض",
  /** Above the strip on a film's page: "ضمن سلسلة سيد الخواتم". */
  partOf: (name: string): string => `ضمن ${name}`,
  seeCollection: "عرض السلسلة",
  /** Marks the film of the page in the strip. */
  thisFilm: "هذا الفيلم",
  notFound: "سلسلة الأفلام غير موجودة",
  notFoundText: "لا توجد سلسلة أفلام في هذا الرابط. ربما كُتب الرابط بشكل غير صحيح، أو أُزيلت أفلامها.",
};
