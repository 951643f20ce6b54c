import type { SavedSort, SavedTab } from "#features/saved/model/saved-view.ts";
import type { ListTotals } from "#features/saved/model/shown-titles.ts";
import { films, series as seriesCount, titles } from "../counts.ts";
import { number, plural, list as textList } from "../text.ts";

const tabs: Record<SavedTab, string> = {
  saved: "المحفوظة",
  continue: "متابعة المشاهدة",
  seen: "تمت المشاهدة",
  rated: "المقيّمة",
  lists: "القوائم",
};
/** What put a title into the tab, when, and the order by that. */
const timeNames: Record<SavedTab, { anyTime: string; last: string }> = {
  saved: { anyTime: "أُضيف في أي وقت", last: "الأحدث إضافة" },
  continue: { anyTime: "شوهد في أي وقت", last: "الأحدث مشاهدة" },
  seen: { anyTime: "شوهد في أي وقت", last: "الأحدث مشاهدة" },
  rated: { anyTime: "قُيّم في أي وقت", last: "الأحدث تقييمًا" },
  lists: { anyTime: "أُضيف في أي وقت", last: "الأحدث إضافة" },
};
const sorts: Record<Exclude<SavedSort, "added">, string> = {
  title: "العنوان",
  newest: "الأحدث",
  oldest: "الأقدم",
  rating: "الأعلى تقييمًا",
  own: "تقييمك",
  hand: "ترتيبك الخاص",
};
const filmsAndSeries = ({ movies, series }: Pick<ListTotals, "movies" | "series">): string =>
  textList([...(movies > 0 ? [films(movies)] : []), ...(series > 0 ? [seriesCount(series)] : [])]) || titles(0);

/** "2 س 33 د" */
function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  return [...(hours > 0 ? [`${number(hours)} س`] : []), ...(rest > 0 || hours === 0 ? [`${rest} د`] : [])].join(" ");
}

/** "12 فيلمًا و3 مسلسلات. مدة الأفلام 21 س 30 د." Of films whose running time is not known the sum is a part. */
function totals(list: ListTotals): string {
  const sum =
    list.minutes === 0 ? "" : `. ${list.movies === 1 ? "مدة الفيلم" : "مدة الأفلام"} ${list.unknown > 0 ? "لا تقل عن " : ""}${duration(list.minutes)}`;
  return `${filmsAndSeries(list)}${sum}.`;
}

export const savedList = {
  heading: "قائمتي",
  needsScript: "القائمة مخزّنة في هذا المتصفح، ويحتاج عرضها إلى JavaScript. يلزم تفعيل JavaScript في المتصفح ثم إعادة تحميل هذه الصفحة.",
  loading: "جارٍ فتح قائمتك",
  failed: "تعذّر فتح قائمتك. وهي لا تزال مخزّنة على هذا الجهاز.",
  /** Below the heading. */
  where: "مخزّنة في هذا المتصفح وحده.",
  tabsLabel: "أقسام قائمتي",
  tabName: (tab: SavedTab): string => tabs[tab],
  /** "المحفوظة (12)". `count`: 0 if it is not counted. */
  tabText: (tab: SavedTab, count: number): string => (count === 0 ? tabs[tab] : `${tabs[tab]} (${number(count)})`),
  openFilters: (active: number): string => (active === 0 ? "التصفية" : `التصفية (${active})`),
  filters: "التصفية",
  type: "النوع",
  types: { all: "الأفلام والمسلسلات", movie: "الأفلام", tv: "المسلسلات" },
  genre: "التصنيف",
  anyGenre: "كل التصنيفات",
  decade: "العقد",
  anyDecade: "كل العقود",
  decadeText: (year: number): string => `عقد ${year}`,
  rating: "التقييم",
  anyRating: "كل التقييمات",
  atLeast: (value: number): string => `تقييم ${value} فأكثر`,
  added: "الوقت",
  /** "شوهد في أي وقت" */
  atAnyTime: (tab: SavedTab): string => timeNames[tab].anyTime,
  periods: { week: "في آخر 7 أيام", month: "في آخر 30 يومًا", year: "في العام الأخير" },
  here: "متاح هنا",
  hereLoading: "جارٍ التحقق مما هو متاح هنا",
  hereFailed: "تعذّر تحميل ما هو متاح هنا.",
  clearFilters: "مسح عوامل التصفية",
  sortBy: "ترتيب حسب",
  /** "الأحدث مشاهدة" */
  sortName: (sort: SavedSort, tab: SavedTab): string => (sort === "added" ? timeNames[tab].last : sorts[sort]),
  layouts: "طريقة العرض",
  layoutNames: { cards: "بطاقات", rows: "صفوف مختصرة" },
  totals,
  moreTitles: (count: number): string =>
    plural(count, {
      zero: "لا أعمال إضافية",
      one: "عمل إضافي واحد",
      two: "عملان إضافيان",
      few: "# أعمال إضافية",
      many: "# عملًا إضافيًا",
      other: "# عمل إضافي",
    }),
  ownRating: (value: number): string => `تقييمك: ${value}`,
  episodesSeen: (count: number): string =>
    plural(count, {
      zero: "لم تُشاهد أي حلقة",
      one: "شوهدت حلقة واحدة",
      two: "شوهدت حلقتان",
      few: "شوهدت # حلقات",
      many: "شوهدت # حلقة",
      other: "شوهدت # حلقة",
    }),
  /** Buttons of a title. The name follows for screen readers, of which each button of a list has another. */
  inLists: "القوائم",
  remove: "إزالة",
  ofTitle: (title: string): string => `: ${title}`,
  moveUp: "تحريك لأعلى",
  moveDown: "تحريك لأسفل",
  /** Announced. */
  movedTo: (title: string, place: number, count: number): string => `${title}: الموضع ${number(place)} من ${number(count)}`,
  /** Toasts, with an undo. The title's name follows. */
  removed: {
    saved: "تمت الإزالة من قائمتي",
    seen: "أُزيلت علامة «تمت المشاهدة»",
    rated: "أُزيل تقييمك",
  } satisfies Record<Exclude<SavedTab, "continue" | "lists">, string>,
  empty: {
    saved: {
      message: "لم يُحفظ شيء بعد",
      hint: "الضغط على زر الحفظ في فيلم أو مسلسل يضيفه إلى هنا. لا حاجة إلى حساب: فالقائمة تبقى في هذا المتصفح.",
    },
    continue: { message: "لا شيء لمتابعة مشاهدته", hint: "هنا تظهر الأفلام والمسلسلات التي توقفت مشاهدتها قبل النهاية، لمتابعتها لاحقًا." },
    seen: { message: "لا شيء بعلامة «تمت المشاهدة»", hint: "هنا يظهر ما شوهد حتى النهاية، أو وُضعت عليه علامة «تمت المشاهدة»." },
    rated: { message: "لا تقييمات لك بعد", hint: "يمكن تقييم أي فيلم أو مسلسل في صفحته، من 1 إلى 10، مع إضافة ملاحظة." },
  } satisfies Record<Exclude<SavedTab, "lists">, { message: string; hint: string }>,
  nothingMatches: { message: "لا يوجد عمل يطابق عوامل التصفية هذه", hint: "إزالة أحد العوامل تُظهر المزيد من القائمة." },
  emptyLinks: { discover: "استكشاف الأفلام", trending: "عرض الرائج", import: "استيراد قائمة" },
};
