import { titles } from "../counts.ts";
import { airing } from "../series/airing.ts";
import { episodeCode } from "../site/episode-code.ts";
import { titleFacts } from "../titles/title-facts.ts";

export const calendarPage = {
  heading: "التقويم",
  lead: "الحلقات القادمة من المسلسلات التي بدأت مشاهدتها أو حُفظت، ومواعيد صدور الأفلام المحفوظة. يُنشأ التقويم في هذا المتصفح.",
  needsScript: "يُنشأ التقويم في هذا المتصفح مما هو مخزّن فيه، ويحتاج إلى JavaScript. يُرجى تفعيل JavaScript في المتصفح ثم إعادة تحميل هذه الصفحة.",
  loading: "جارٍ فتح التقويم",
  /** What is stored on the device could not be read. */
  failed: "تعذّر فتح التقويم. وما حُفظ لا يزال مخزّنًا على هذا الجهاز.",
  /** The server did not answer. */
  daysFailed: "تعذّر تحميل مواعيد الأفلام والمسلسلات.",
  stillLoading: "لا تزال بعض الأعمال قيد التحميل.",
  /** Of titles that the server could not load, also after some time. */
  notLoaded: (count: number): string => `تعذّر التحميل: ${titles(count)}.`,
  views: "طريقة العرض",
  viewNames: { agenda: "المواعيد", month: "الشهر" },
  previousMonth: "الشهر السابق",
  nextMonth: "الشهر التالي",
  /** Heading of what has no date. */
  noDate: "لم يُعلن التاريخ بعد",
  /** Of a month or a year of which the day is not known. */
  dayUnknown: "يوم لم يُعلن بعد",
  countdown: airing.countdown,
  nothingInMonth: "لا مواعيد في هذا الشهر.",
  /** A link of the month's table, for screen readers: "Friday, December 4: 2 titles". */
  dayWithTitles: (day: string, count: number): string => `${day}: ${titles(count)}`,
  marks: { premiere: "بداية المسلسل", return: "موسم جديد", finale: "نهاية الموسم" },
  /** "S2 E5 to E8": episodes of one day. */
  episodesOfDay: (season: number, first: number, last: number): string => `${episodeCode.shortEpisodeCode(season, first)} إلى ح${last}`,
  /** How a film comes out, by the film database's numbers. */
  release: (type: number | undefined): string => (type === undefined ? undefined : titleFacts.releaseTypes[type]) ?? "الصدور",
  filmsIn: (country: string): string => `مواعيد الأفلام بحسب هذا البلد: ${country}.`,
  latestTitles: (count: number): string => `هنا آخر ما حُفظ أو شوهد: ${titles(count)}.`,
  empty: {
    message: "لا شيء للمتابعة بعد",
    hint: "تظهر المواعيد القادمة هنا بعد حفظ فيلم أو مسلسل، أو بدء مشاهدة مسلسل.",
  },
  nothingAnnounced: {
    message: "لم تُعلن أي مواعيد",
    hint: "تظهر هنا مواعيد الحلقات الجديدة والأفلام المحفوظة فور الإعلان عنها.",
  },
};
