import { number, plural } from "../text.ts";

export const titleFacts = {
  facts: "معلومات",
  originalTitle: "العنوان الأصلي",
  originalLanguage: "اللغة الأصلية",
  status: "الحالة",
  seriesType: "النوع",
  countries: (count: number): string => plural(count, { one: "البلد", two: "البلدان", other: "البلدان" }),
  budget: "الميزانية",
  revenue: "الإيرادات",
  /** "92,620,000 دولار" */
  dollars: (amount: number): string =>
    plural(amount, { one: "دولار واحد", two: "دولاران", few: "# دولارات", many: "# دولارًا", other: "# دولار" }),
  firstAired: "أول عرض",
  lastAired: "آخر عرض",
  companies: (count: number): string => plural(count, { one: "شركة الإنتاج", two: "شركتا الإنتاج", other: "شركات الإنتاج" }),
  networks: (count: number): string => plural(count, { one: "الشبكة", two: "الشبكتان", other: "الشبكات" }),
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
