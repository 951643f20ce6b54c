import { titles } from "../counts.ts";
import { number, plural } from "../text.ts";

export const paging = {
  loadMore: "تحميل المزيد",
  loadingMore: "جارٍ تحميل المزيد",
  previousPage: "الصفحة السابقة",
  /** Follows a button's word for screen readers, because a page may have two lists. */
  ofList: (label: string): string => `من ${label}`,
  position: (page: number, totalPages: number): string => `صفحة ${page} من ${number(totalPages)}`,
  listEnd: "هذه نهاية القائمة.",
  /** Announced when more have loaded. Without the sum the second announcement would be the first one's text, which screen readers do not repeat. */
  announced: (more: string, shown: number): string => `${more}، والمجموع في القائمة ${number(shown)}`,
  moreFilms: (count: number): string =>
    plural(count, {
      zero: "لا أفلام إضافية",
      one: "فيلم إضافي واحد",
      two: "فيلمان إضافيان",
      few: "# أفلام إضافية",
      many: "# فيلمًا إضافيًا",
      other: "# فيلم إضافي",
    }),
  moreSeries: (count: number): string =>
    plural(count, {
      zero: "لا مسلسلات إضافية",
      one: "مسلسل إضافي واحد",
      two: "مسلسلان إضافيان",
      few: "# مسلسلات إضافية",
      many: "# مسلسلًا إضافيًا",
      other: "# مسلسل إضافي",
    }),
  /** Above a list, and how many that leaves out. */
  hideSeen: "إخفاء ما تمت مشاهدته",
  hiddenSeen: (count: number): string => `المخفي: ${titles(count)}`,
  beyondEnd: {
    text: "تنتهي هذه القائمة قبل الصفحة المذكورة في الرابط.",
    toFirstPage: "الانتقال إلى الصفحة الأولى",
  },
};
