import type { DiscoverType } from "#domain/addresses.ts";
import { number, plural } from "../text.ts";

// The form of Discover's filters, and what stands in place of an empty list.

/** The button that applies the filters: after the verbal noun, the dual ends in "ين". */
const shown: Record<DiscoverType, Parameters<typeof plural>[1]> = {
  movies: { zero: "عرض # فيلم", one: "عرض فيلم واحد", two: "عرض فيلمين", few: "عرض # أفلام", many: "عرض # فيلمًا", other: "عرض # فيلم" },
  tv: { zero: "عرض # مسلسل", one: "عرض مسلسل واحد", two: "عرض مسلسلين", few: "عرض # مسلسلات", many: "عرض # مسلسلًا", other: "عرض # مسلسل" },
};

const matchingTitles: Record<DiscoverType, Parameters<typeof plural>[1]> = {
  movies: {
    zero: "لا أفلام مطابقة",
    one: "فيلم واحد مطابق",
    two: "فيلمان مطابقان",
    few: "# أفلام مطابقة",
    many: "# فيلمًا مطابقًا",
    other: "# فيلم مطابق",
  },
  tv: {
    zero: "لا مسلسلات مطابقة",
    one: "مسلسل واحد مطابق",
    two: "مسلسلان مطابقان",
    few: "# مسلسلات مطابقة",
    many: "# مسلسلًا مطابقًا",
    other: "# مسلسل مطابق",
  },
};

const uncounted: Record<DiscoverType, string> = { movies: "عرض الأفلام", tv: "عرض المسلسلات" };

const matching = (type: DiscoverType, count: number): string => plural(count, matchingTitles[type]);

/** `null`: not counted yet. */
function show(type: DiscoverType, count: number | null): string {
  if (count === null) return uncounted[type];
  return count === 0 ? matching(type, 0) : plural(count, shown[type]);
}

export const discoverForm = {
  show,
  /** For screen readers, while the filters change. */
  matching,
  closeFilters: "إغلاق التصفية",
  genres: "التصنيفات",
  match: "أعمال من",
  matches: { all: "كلها معًا", any: "أي منها" },
  notGenres: "استبعاد تصنيفات",
  moreFilters: "المزيد من عوامل التصفية",
  years: "السنوات",
  from: "من",
  to: "إلى",
  rating: "التقييم",
  votes: "عدد الأصوات",
  runtime: "مدة العرض بالدقائق",
  language: "اللغة الأصلية",
  certification: "التصنيف العمري",
  /** The country's field says what it is for. */
  regionOf: { movies: "بلد التصنيف العمري والبث", tv: "بلد البث" },
  /** Fields for what has a name in the film database. */
  named: { keyword: "الكلمات المفتاحية", company: "الشركات", network: "الشبكات", provider: "خدمات البث" },
  /** Where the film database does not say the name. */
  unnamed: { keyword: "كلمة مفتاحية", company: "شركة", network: "شبكة", provider: "خدمة" },
  any: "الكل",
  atLeast: (value: number): string => `${number(value)} فأكثر`,
  /** In a type-ahead field. */
  addTo: { keyword: "إضافة كلمة مفتاحية", company: "إضافة شركة", provider: "إضافة خدمة" },
  searching: "جارٍ البحث",
  nothingKnown: "لا توجد نتائج",
  optionsFailed: "تعذّر تحميل الخيارات.",
  choices: (count: number): string => plural(count, { zero: "لا خيارات", one: "خيار واحد", two: "خياران", few: "# خيارات", many: "# خيارًا", other: "# خيار" }),
  nothingMatches: {
    movies: "لا توجد أفلام تطابق كل عوامل التصفية هذه",
    tv: "لا توجد مسلسلات تطابق كل عوامل التصفية هذه",
  },
  /** `filter`: the narrowest one's text. */
  loosen: (filter: string): string => `أضيق عوامل التصفية هو «${filter}»، والأفضل البدء بإزالته. كل رابط أدناه يُسقط عاملًا واحدًا.`,
  nothingHere: { movies: "لا توجد أفلام هنا بعد", tv: "لا توجد مسلسلات هنا بعد" },
  nothingHereHint: "لا يوجد ما يُعرض حاليًا. يمكن إعادة المحاولة لاحقًا.",
  without: (filter: string): string => `دون «${filter}»`,
};
