import type { SearchTab, SearchType } from "#domain/addresses.ts";
import { films, people, series } from "../counts.ts";
import { number, plural } from "../text.ts";
import { searchResults } from "./search-results.ts";

const { typeNames } = searchResults;
const countOfType: Record<SearchType, (count: number) => string> = { movies: films, tv: series, people };
const year = "السنة";

export const searchPage = {
  tabNames: { ...typeNames, all: "الكل" },
  resultsHeading: (query: string): string => `نتائج البحث عن «${query}»`,
  nothingFound: {
    movies: (query) => `لا توجد أفلام تطابق «${query}»`,
    tv: (query) => `لا توجد مسلسلات تطابق «${query}»`,
    people: (query) => `لا يوجد أشخاص بالاسم «${query}»`,
    all: (query) => `لا يوجد ما يطابق «${query}»`,
  } as Record<SearchTab, (query: string) => string>,
  nothingFoundHint: "يمكن تجربة كلمات مختلفة: كلمات أقل، أو كتابة أخرى، أو العنوان بلغته الأصلية.",
  searchPrompt: {
    title: "البحث",
    text: "يُكتب عنوان فيلم أو مسلسل، أو اسم شخص.",
    hints: [
      { wanted: "أحد عدة أفلام بالعنوان نفسه", typed: "The Kid (1921)" },
      { wanted: "عمل لا يُعرف إلا أول عنوانه", typed: "nosferatu" },
      { wanted: "عمل برقمه على IMDb", typed: "tt0017136" },
    ],
  },
  tabsLabel: "أنواع النتائج",
  searching: "جارٍ البحث",
  noResults: "لا نتائج",
  countOfType,
  /** Announced when they have loaded. */
  morePeople: (count: number): string =>
    plural(count, {
      zero: "لا أشخاص إضافيين",
      one: "شخص إضافي واحد",
      two: "شخصان إضافيان",
      few: "# أشخاص إضافيين",
      many: "# شخصًا إضافيًا",
      other: "# شخص إضافي",
    }),
  /** In the tab of all types, the link to one type's own tab: "كل الأفلام (12)". */
  allOfType: (type: SearchType, count: number): string => `كل ${typeNames[type]} (${number(count)})`,
  lookAmong: (tab: SearchTab): string => (tab === "all" ? "البحث في الكل" : `البحث في ${typeNames[tab]}`),
  boxLabel: "تعديل هذا البحث",
  submit: "بحث",
  year,
  anyYear: "الكل",
  yearFormat: "سنة مثل 1927",
  /** Before a link that removes the year. */
  onlyYear: (value: number): string => `من عام ${value} فقط`,
  allYears: "عرض كل الأعوام",
  /** Beside the text that was searched instead. */
  searchVerbatim: (query: string): string => `البحث عن «${query}» بدلًا من ذلك`,
};
