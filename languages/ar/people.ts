import type { CreditSort } from "#features/people/model/credit-order.ts";
import type { Words } from "../words.ts";
import { films as filmCount, series as seriesCount, titles, votes } from "./counts.ts";
import { decimal, list, number, plural } from "./text.ts";

const sorts: Record<CreditSort, string> = { popularity: "الأكثر شعبية", newest: "الأحدث", oldest: "الأقدم", rating: "الأعلى تقييمًا" };
/** "61 فيلمًا و12 مسلسلًا، الأحدث أولًا" */
function shownTitles({ films, series }: { films: number; series: number }, sort: CreditSort): string {
  const counts = [...(films > 0 ? [filmCount(films)] : []), ...(series > 0 ? [seriesCount(series)] : [])];
  return counts.length === 0 ? titles(0) : `${list(counts)}، ${sorts[sort]} أولًا`;
}

const film = "فيلم";
const series = "مسلسل";
type Point = { type: "movies" | "series"; title: string; year: number; rating: number; votes: number };
const pointType = ({ type }: Pick<Point, "type">): string => (type === "series" ? series : film);

export const words: Words["people"] = {
  personPage: {
    loading: "جارٍ تحميل صفحة الشخص",
    // Nouns, because "وُلد" and "توفي" would need the person's gender.
    born: "الميلاد",
    bornText: (date: string, age: number | null): string =>
      age === null ? date : `${date} (${plural(age, { zero: "أقل من عام", one: "عام واحد", two: "عامان", few: "# أعوام", many: "# عامًا", other: "# عام" })})`,
    died: "الوفاة",
    placeOfBirth: "مكان الميلاد",
    knownFor: "مجال العمل",
    popularity: "الشعبية",
    biography: "السيرة الذاتية",
    noBiography: (name: string): string => `لا توجد معلومات عن سيرة ${name} هنا بعد.`,
    filmography: "الأعمال",
    asActor: "تمثيل",
    asCrew: "خلف الكاميرا",
    noActing: "لا توجد أعمال تمثيلية",
    noCrew: "لا توجد أعمال خلف الكاميرا",
    crewFilms: (count: number): string => `${filmCount(count)} خلف الكاميرا`,
    tvSeries: "المسلسلات",
    /** Section 5, of a title without a name and of one without a year. */
    untitled: "بلا عنوان",
    unknownYear: "غير معروف",
    showAll: (total: number): string => `عرض الكل (${total})`,
    /** "المعروض: 40 عملًا، الأحدث أولًا." */
    firstShown: (sort: CreditSort, count: number): string => `المعروض: ${titles(count)}، ${sorts[sort]} أولًا.`,
    sortAndFilter: "ترتيب وتصفية",
    sortBy: "ترتيب حسب",
    sorts,
    show: "عرض",
    types: { all: "الكل", movies: "الأفلام", tv: "المسلسلات" },
    hideSelf: (count: number): string => `إخفاء الظهور بالشخصية الحقيقية (${number(count)})`,
    showSelf: (count: number): string => `عرض الظهور بالشخصية الحقيقية (${number(count)})`,
    noSeries: "لا توجد مسلسلات",
    shownTitles,
    careerTimeline: "المسيرة الفنية عبر السنوات",
    film,
    series,
    legend: "كلما ارتفعت النقطة ارتفع التقييم، وكلما كبرت زادت الأصوات.",
    plotLabel: (count: number): string => `${titles(count)} حسب السنة والتقييم. للتنقل بينها تُستخدم مفاتيح الأسهم.`,
    /** At a line of the plot, where "عقد" has no room. */
    decade: (firstYear: number): string => String(firstYear),
    pointType,
    /** "Sherlock Jr.، فيلم من عام 1924، التقييم 8.1، 1,204 أصوات" */
    pointName: (point: Point): string => `${point.title}، ${pointType(point)} من عام ${point.year}، التقييم ${decimal(point.rating)}، ${votes(point.votes)}`,
    asTable: "الرسم في جدول",
    columns: { title: "العنوان", type: "النوع", year: "السنة", rating: "التقييم", votes: "الأصوات" },
    notPlotted: "لا يتضمن الرسم الأعمال التي بلا تاريخ أو بلا أصوات، ولا معظم مرات الظهور بالشخصية الحقيقية.",
    workedMostWith: "أبرز شركاء العمل",
    together: (count: number): string =>
      plural(count, {
        zero: "لا أعمال مشتركة",
        one: "عمل مشترك واحد",
        two: "عملان مشتركان",
        few: "# أعمال مشتركة",
        many: "# عملًا مشتركًا",
        other: "# عمل مشترك",
      }),
    togetherNote: "بحسب الأعمال التي حمّلها هذا الموقع حتى الآن.",
    notFound: "الشخص غير موجود",
    notFoundText: "لا يوجد شخص في هذا الرابط. ربما كُتب الرابط بشكل غير صحيح.",
  },
};
