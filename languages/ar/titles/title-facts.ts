import { plural } from "../text.ts";

export const titleFacts = {
  facts: "معلومات",
  originalTitle: "العنوان الأصلي",
  originalLanguage: "اللغة الأصلية",
  status: "الحالة",
  seriesType: "النوع",
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
