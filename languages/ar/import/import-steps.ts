import { type Service, serviceNames } from "#features/import/model/imported-title.ts";
import { episodes as episodeCount, titles } from "../counts.ts";
import { dates } from "../site/dates.ts";
import { decimal, list, number, plural } from "../text.ts";

// The steps of an import. Apart from `import.ts`, which the page needs before its script.

/** After a preposition. */
const minutes = (count: number): string =>
  plural(count, { zero: "# دقيقة", one: "دقيقة واحدة", two: "دقيقتين", few: "# دقائق", many: "# دقيقة", other: "# دقيقة" });
const megabytes = (chars: number): string => `${decimal(Math.max(0.1, chars / 1_000_000))} ميغابايت`;

const titlesLeftOut = (count: number): string =>
  plural(count, {
    zero: "سيُستبعد # عمل",
    one: "سيُستبعد عمل واحد",
    two: "سيُستبعد عملان",
    few: "ستُستبعد # أعمال",
    many: "سيُستبعد # عملًا",
    other: "سيُستبعد # عمل",
  });
const listsLeftOut = (count: number): string =>
  plural(count, {
    zero: "ستُستبعد # قائمة",
    one: "ستُستبعد قائمة واحدة",
    two: "ستُستبعد قائمتان",
    few: "ستُستبعد # قوائم",
    many: "ستُستبعد # قائمة",
    other: "ستُستبعد # قائمة",
  });

/** What has no room, each by its number. */
const withoutRoom = {
  titles: (count: number): string => `${titlesLeftOut(count)} لأن المساحة المتبقية لهذا الموقع في المتصفح لا تكفي.`,
  lists: (count: number): string => `${listsLeftOut(count)} لعدم وجود مكان إلى جانب قوائمك.`,
  listed: (count: number): string => `${titlesLeftOut(count)} من قوائم ممتلئة.`,
  continued: (count: number): string => `${titlesLeftOut(count)} من «متابعة المشاهدة» لعدم وجود مكان.`,
};

type Named = { title: string; year: number | null };
const named = ({ title, year }: Named): string => (year === null ? title : `${title} (${year})`);

/** "1 مايو 2020": the parts of "2020-05-01" would change places after Arabic. */
function dayText(time: number): string {
  const date = new Date(time);
  return dates.day({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() });
}

const kinds = { movie: "فيلم", tv: "مسلسل" } as const;

const seenTitles = (count: number): string =>
  plural(count, {
    zero: "# عمل تمت مشاهدتها",
    one: "عمل واحد تمت مشاهدته",
    two: "عملان تمت مشاهدتهما",
    few: "# أعمال تمت مشاهدتها",
    many: "# عملًا تمت مشاهدتها",
    other: "# عمل تمت مشاهدتها",
  });
const seenEpisodes = (count: number): string =>
  plural(count, {
    zero: "# حلقة تمت مشاهدتها",
    one: "حلقة واحدة تمت مشاهدتها",
    two: "حلقتان تمت مشاهدتهما",
    few: "# حلقات تمت مشاهدتها",
    many: "# حلقة تمت مشاهدتها",
    other: "# حلقة تمت مشاهدتها",
  });
const videos = (count: number): string =>
  plural(count, { zero: "# مقطع فيديو", one: "فيديو واحد", two: "مقطعا فيديو", few: "# مقاطع فيديو", many: "# مقطع فيديو", other: "# مقطع فيديو" });
const ratings = (count: number): string =>
  plural(count, { zero: "# تقييم لك", one: "تقييم واحد لك", two: "تقييمان لك", few: "# تقييمات لك", many: "# تقييمًا لك", other: "# تقييم لك" });
const noteCount = (count: number): string =>
  plural(count, { zero: "# ملاحظة", one: "ملاحظة واحدة", two: "ملاحظتان", few: "# ملاحظات", many: "# ملاحظة", other: "# ملاحظة" });
const ownLists = (count: number): string =>
  plural(count, { zero: "# قائمة خاصة", one: "قائمة خاصة واحدة", two: "قائمتان خاصتان", few: "# قوائم خاصة", many: "# قائمة خاصة", other: "# قائمة خاصة" });

/** What an import adds, in this order. */
const contents = {
  saved: (count: number): string => `${titles(count)} إلى قائمتي`,
  seen: seenTitles,
  episodes: seenEpisodes,
  paused: (count: number): string => `${videos(count)} للمتابعة من موضع التوقف`,
  started: (count: number): string => `${titles(count)} بدأت المشاهدة فيها، إلى «متابعة المشاهدة»`,
  rated: ratings,
  notes: noteCount,
  lists: ownLists,
  logged: (count: number): string => `${titles(count)} بتاريخ التسجيل: لا تذكر الملفات متى كانت المشاهدة`,
  undated: (count: number): string => `${titles(count)} بلا تاريخ: التاريخ مفقود، أو يحتمل يومين`,
};

export const importSteps = {
  remembersNothing: "هذا الجهاز مضبوط على عدم تذكّر أي شيء، لذا سيزول الاستيراد عند إغلاق الصفحة.",
  notStored:
    "لا مساحة في هذا المتصفح لتخزين الاستيراد، أو أنه لا يخزّن شيئًا لهذا الموقع. يجب إبقاء علامة التبويب هذه مفتوحة حتى تكتمل الإضافة: فلا يمكن متابعتها لاحقًا.",
  chooseFiles: "اختيار الملفات",
  dropFiles: "أو إفلاتها هنا",
  fileTypes: "بصيغة ZIP أو CSV أو JSON، حتى 20 ميغابايت لكل ملف",
  reading: "تجري قراءة الملفات",
  nothingFound: "لا توجد أفلام ولا مسلسلات في هذه الملفات.",
  /** "Letterboxd وIMDb: 1,000 عمل" */
  foundIn: (names: readonly Service[], count: number): string => `${list(names.map((name) => serviceNames[name]))}: ${titles(count)}`,
  unfinished: "هناك استيراد لم يكتمل",
  progress: (done: number, all: number): string =>
    `تم البحث عن ${number(done)} من أصل ${plural(all, { zero: "# عمل", one: "عمل واحد", two: "عملين", few: "# أعمال", many: "# عملًا", other: "# عمل" })}`,
  /** Spoken: "تم البحث عن 50% من أعمالك". */
  quartersDone: (quarters: number): string => `تم البحث عن ${quarters * 25}% من أعمالك`,
  left: (count: number): string => `${titlesLeftOut(count)}: الحد الأقصى للاستيراد 10,000 عمل.`,
  sends:
    "للعثور عليها، تُرسل إلى هذا الموقع أسماؤها وسنواتها وأرقامها لدى IMDb وTMDB، وهل كل منها فيلم أم مسلسل، على دفعات من 50. ولا تُسجَّل، ولا شيء يدل على صاحبها.",
  findTitles: "البحث عن هذه الأعمال",
  continueImport: "متابعة",
  discard: "إلغاء هذا الاستيراد",
  matching: "جارٍ البحث عن أعمالك",
  takes: (minutesLeft: number): string => `يستغرق ذلك ما يصل إلى ${minutes(minutesLeft)}.`,
  remaining: (minutesLeft: number): string => `يتبقى ما يصل إلى ${minutes(minutesLeft)}.`,
  whileMatching: "يمكن تصفح صفحات أخرى في هذه الأثناء.",
  continueLater: "إذا أُغلقت علامة التبويب هذه، تمكن المتابعة لاحقًا.",
  stop: "إيقاف",
  stopped: "توقف الاستيراد",
  skipRest: "المتابعة دون الباقي",
  review: "جاهز للإضافة",
  staysAsItIs: "ما سبق حفظه أو مشاهدته أو تقييمه على هذا الجهاز يبقى كما هو.",
  nothingToAdd: "لم يُعثر هنا على أي شيء من هذا الاستيراد.",
  addAll: "إضافة إلى هذا الجهاز",
  adding: "تجري إضافة أعمالك",
  size: (chars: number, freeChars: number): string => `يحتاج ذلك إلى نحو ${megabytes(chars)} من أصل ${megabytes(freeChars)} متبقية لهذا الموقع في المتصفح.`,
  withoutRoom,
  unclear: (count: number): string => `غير واضح (${number(count)})`,
  unclearHint: "يوجد أكثر من عمل مطابق، أو لا يوجد تطابق تام. يمكن اختيار العمل الصحيح أو الاستبعاد.",
  leaveOut: "استبعاد",
  found: (count: number): string => `عُثر عليه (${number(count)})`,
  notLookedUp: (count: number): string => `لم يُبحث عنه (${number(count)})`,
  notFound: (count: number): string => `لم يُعثر عليه (${number(count)})`,
  showMore: (count: number): string => `عرض المزيد (${number(count)})`,
  named,
  foundFacts: {
    saved: "إلى قائمتي",
    undated: "شوهد، دون تاريخ",
    seen: (time: number): string => `شوهد في ${dayText(time)}`,
    logged: (time: number): string => `شوهد، وسُجّل في ${dayText(time)}`,
    episodes: episodeCount,
    paused: "متوقف قبل النهاية",
    started: "بدأت مشاهدته",
    rated: (rating: number): string => `${rating} من 10`,
  },
  /** In the list of what was found: "The Kid (1921): إلى قائمتي، شوهد في 1 مايو 2020، 8 من 10". */
  foundRow: (title: Named, facts: readonly string[]): string => `${named(title)}: ${facts.join("، ")}`,
  started: (count: number): string => `بدأت مشاهدته فقط (${number(count)})`,
  startedHint: "لا تذكر الملفات أي الحلقات شوهدت. توضع هذه الأعمال في «متابعة المشاهدة»، دون وضع علامة على أي من حلقاتها.",
  cutNotes: (count: number): string => `ملاحظات اختُصرت (${number(count)})`,
  cutNotesHint: "تتسع الملاحظة إلى 5,000 حرف، وقد حُذف ما زاد على ذلك في هذه الملاحظات.",
  /** In a list to choose from: "The Kid (1921)، فيلم". */
  candidate: (title: Named, kind: keyof typeof kinds): string => `${named(title)}، ${kinds[kind]}`,
  contents,
  added: "تمت الإضافة إلى هذا الجهاز",
  addedForNow: "تمت الإضافة حتى إغلاق هذه الصفحة",
  undo: "التراجع عن الاستيراد كله",
  undone: "تم التراجع عن الاستيراد. عاد الجهاز إلى ما كان عليه قبله.",
  toList: "قائمتي",
  again: "استيراد شيء آخر",
};
