import { plural } from "../text.ts";

/** `embedded`: the sample catalog has no new films. The days of its old ones come round. */
export const releasesPage = {
  lists: "الأفلام حسب موعد العرض",
  headings: {
    live: { cinemas: "في دور السينما", soon: "قريبًا في دور السينما", home: "قريبًا في المنزل" },
    embedded: { cinemas: "أفلام مرّت ذكرى عرضها", soon: "أفلام تقترب ذكرى عرضها", home: "قريبًا في المنزل" },
  },
  leads: {
    cinemas: "أفلام تُعرض الآن في دور السينما.",
    soon: "أفلام حسب يوم عرضها في دور السينما.",
    home: "أفلام حسب يوم صدورها رقميًا أو على أقراص.",
  },
  embeddedLead: "أفلام هذه المجموعة التجريبية ليست جديدة. عُرضت هذه الأفلام في دور السينما في يوم من أيام هذه الأسابيع في عام سابق.",
  weeks: "الأسابيع",
  allWeeks: "كل الأسابيع",
  thisWeek: "هذا الأسبوع",
  nextWeek: "الأسبوع القادم",
  /** Of days without their year. */
  days: (first: string, last: string): string => `من ${first} إلى ${last}`,
  kindsLabel: "نوع الإصدار",
  allKinds: "كل الإصدارات",
  kinds: {
    wide: "في دور السينما",
    limited: "عرض محدود",
    digital: "رقمي",
    disc: "على أقراص",
  },
  yearsAgo: (years: number): string =>
    plural(years, {
      zero: "هذا العام",
      one: "قبل عام واحد",
      two: "قبل عامين",
      few: "قبل # أعوام",
      many: "قبل # عامًا",
      other: "قبل # عام",
    }),
  noDate: "التاريخ غير معروف",
  empty: { message: "لا توجد أفلام مطابقة لهذا الاختيار", hint: "يمكن اختيار أسبوع أو نوع إصدار أو بلد آخر." },
  /** For search engines. */
  descriptions: {
    live: "ما يُعرض في دور السينما، وما يصل إليها أسبوعًا بعد أسبوع، وما ستمكن مشاهدته قريبًا في المنزل، بحسب مواعيد بلدك.",
    embedded: "أفلام تحلّ ذكرى عرضها في هذه الأسابيع، من مجموعة أفلام ضمن الملكية العامة.",
  },
};
