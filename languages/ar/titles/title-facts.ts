import type { SeriesType, TitleStatus } from "#domain/provider-names.ts";
import { plural } from "../text.ts";

export const titleFacts = {
  facts: "معلومات",
  originalTitle: "العنوان الأصلي",
  originalLanguage: "اللغة الأصلية",
  status: "الحالة",
  seriesType: "النوع",
  /** By the provider's names. */
  statuses: {
    Rumored: "شائعة",
    Planned: "مخطط له",
    "In Production": "قيد الإنتاج",
    "Post Production": "في مرحلة ما بعد الإنتاج",
    Released: "صدر",
    Canceled: "أُلغي",
    "Returning Series": "مستمر",
    Ended: "انتهى",
    Pilot: "حلقة تجريبية",
  } satisfies Record<TitleStatus, string> as Readonly<Record<string, string>>,
  seriesTypes: {
    Scripted: "روائي",
    Miniseries: "مسلسل قصير",
    Reality: "تلفزيون الواقع",
    Documentary: "وثائقي",
    News: "أخبار",
    "Talk Show": "برنامج حواري",
    Video: "فيديو",
  } satisfies Record<SeriesType, string> as Readonly<Record<string, string>>,
  countries: (count: number): string => (count === 1 ? "البلد" : "البلدان"),
  budget: "الميزانية",
  revenue: "الإيرادات",
  /** "92,620,000 دولار" */
  dollars: (amount: number): string =>
    plural(amount, { zero: "# دولار", one: "دولار واحد", two: "دولاران", few: "# دولارات", many: "# دولارًا", other: "# دولار" }),
  firstAired: "أول عرض",
  lastAired: "آخر عرض",
  companies: (count: number): string => (count === 1 ? "شركة الإنتاج" : "شركات الإنتاج"),
  networks: (count: number): string => (count === 1 ? "الشبكة" : "الشبكات"),
  keywords: "الكلمات المفتاحية",
  showMore: (count: number): string => `عرض المزيد (${count})`,
  /** "مواعيد العرض (ألمانيا)" */
  releases: (country: string): string => `مواعيد العرض (${country})`,
  /** "في دور السينما: 11 يناير 1927" */
  releaseOn: (kind: string, date: string): string => `${kind}: ${date}`,
  /** By the film database's numbers. */
  releaseTypes: {
    1: "العرض الأول",
    2: "عرض محدود",
    3: "في دور السينما",
    4: "رقمي",
    5: "على أقراص",
    6: "على التلفزيون",
  } as Record<number, string>,
};
