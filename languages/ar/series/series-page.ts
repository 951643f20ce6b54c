import { seasons } from "../counts.ts";

export const seriesPage = {
  loading: "جارٍ تحميل المسلسل",
  noOverview: "لا يوجد وصف متاح.",
  seasonCount: seasons,
  serverHint: "الحلقة لا تعمل؟ يمكن تجربة خادم آخر من القائمة أدناه!",
  episode: "الحلقة",
  /** "م1 ح2" */
  episodeCode: (season: number, number: number): string => `م${season} ح${number}`,
  episodes: "الحلقات",
  previousEpisode: "الحلقة السابقة",
  nextEpisode: "الحلقة التالية",
  /** What the two buttons show on a phone. */
  previousShort: "السابقة",
  nextShort: "التالية",
  similarSeries: "مسلسلات مشابهة",
  notFound: "المسلسل غير موجود",
  notFoundText: "لا يوجد مسلسل في هذا الرابط. ربما كُتب الرابط بشكل غير صحيح، أو أُزيل المسلسل.",
};
