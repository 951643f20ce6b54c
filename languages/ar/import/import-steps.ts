import { keyParts } from "#domain/title-key.ts";
import type { FoundEntry } from "#features/import/model/import-changes.ts";
import type { ImportCounts, ImportFit } from "#features/import/model/import-fit.ts";
import { isStarted, positionsIn } from "#features/import/model/import-progress.ts";
import { type Service, undated } from "#features/import/model/imported-title.ts";
import type { SavedTitle } from "#features/saved/model/saved-title.ts";
import { episodes as episodeCount, titles } from "../counts.ts";
import { dates } from "../site/dates.ts";
import { decimal, list, number, plural } from "../text.ts";
import { importPage } from "./import.ts";

const { services } = importPage;

// The steps of an import. Apart from `import.ts`, which the page needs before its script.

/** The server looks up about three titles a second for each visitor (server/http/client-share.ts). */
const titlesInMinute = 180;
/** After a preposition. */
const minutes = (titlesLeft: number): string =>
  plural(Math.ceil(titlesLeft / titlesInMinute), { zero: "# دقيقة", one: "دقيقة واحدة", two: "دقيقتين", few: "# دقائق", many: "# دقيقة", other: "# دقيقة" });
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
function withoutRoom({ titles: most, lists, listed, continued }: ImportFit["left"]): string[] {
  const lines: [number, string][] = [
    [most, `${titlesLeftOut(most)} لأن المساحة المتبقية لهذا الموقع في المتصفح لا تكفي.`],
    [lists, `${listsLeftOut(lists)} لعدم وجود مكان إلى جانب قوائمك.`],
    [listed, `${titlesLeftOut(listed)} من قوائم ممتلئة.`],
    [continued, `${titlesLeftOut(continued)} من «متابعة المشاهدة» لعدم وجود مكان.`],
  ];
  return lines.filter(([count]) => count > 0).map(([, text]) => text);
}

const named = ({ title, year }: { title: string; year: number | null }): string => (year === null ? title : `${title} (${year})`);

/** "1 مايو 2020": the parts of "2020-05-01" would change places after Arabic. */
function dayText(time: number): string {
  const date = new Date(time);
  return dates.day({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() });
}

function seenText({ seenAt, isLogged }: Pick<FoundEntry["row"], "seenAt" | "isLogged">): string | false {
  if (seenAt === null) return false;
  if (seenAt === undated) return "شوهد، دون تاريخ";
  return isLogged ? `شوهد، وسُجّل في ${dayText(seenAt)}` : `شوهد في ${dayText(seenAt)}`;
}

/** In the list of what was found: "The Kid (1921): إلى قائمتي، شوهد في 1 مايو 2020، 8 من 10". */
function foundRow(entry: FoundEntry): string {
  const { row, title } = entry;
  const parts = [
    row.savedAt !== null && "إلى قائمتي",
    seenText(row),
    row.episodes.length > 0 && episodeCount(row.episodes.length),
    positionsIn(entry).length > 0 && "متوقف قبل النهاية",
    isStarted(entry) && "بدأت مشاهدته",
    row.rating !== null && `${row.rating} من 10`,
    ...row.lists.map(({ name }) => name),
  ].filter((part) => part !== false);
  return parts.length === 0 ? named(title) : `${named(title)}: ${parts.join("، ")}`;
}

const started = (count: number): string => `بدأت مشاهدته فقط (${number(count)})`;
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

/** What an import adds. Zeros are left out. */
function contents({ saved, seen, episodes, paused, started: opened, rated, notes, lists, logged, undated: without }: ImportCounts): string[] {
  const lines: [number, string][] = [
    [saved, `${titles(saved)} إلى قائمتي`],
    [seen, seenTitles(seen)],
    [episodes, seenEpisodes(episodes)],
    [paused, `${videos(paused)} للمتابعة من موضع التوقف`],
    [opened, `${titles(opened)} بدأت المشاهدة فيها، إلى «متابعة المشاهدة»`],
    [rated, ratings(rated)],
    [notes, noteCount(notes)],
    [lists, ownLists(lists)],
    [logged, `${titles(logged)} بتاريخ التسجيل: لا تذكر الملفات متى كانت المشاهدة`],
    [without, `${titles(without)} بلا تاريخ: التاريخ مفقود، أو يحتمل يومين`],
  ];
  return lines.filter(([count]) => count > 0).map(([, text]) => text);
}

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
  foundIn: (names: readonly Service[], count: number): string => `${list(names.map((name) => services[name]))}: ${titles(count)}`,
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
  takes: (titlesLeft: number): string => `يستغرق ذلك ما يصل إلى ${minutes(titlesLeft)}.`,
  remaining: (titlesLeft: number): string => `يتبقى ما يصل إلى ${minutes(titlesLeft)}.`,
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
  /** Before anything is stored. Nothing to say on a device that remembers nothing. */
  size: ({ chars, freeChars }: Pick<ImportFit, "chars" | "freeChars">): string =>
    Number.isFinite(freeChars) ? `يحتاج ذلك إلى نحو ${megabytes(chars)} من أصل ${megabytes(freeChars)} متبقية لهذا الموقع في المتصفح.` : "",
  withoutRoom,
  unclear: (count: number): string => `غير واضح (${number(count)})`,
  unclearHint: "يوجد أكثر من عمل مطابق، أو لا يوجد تطابق تام. يمكن اختيار العمل الصحيح أو الاستبعاد.",
  leaveOut: "استبعاد",
  found: (count: number): string => `عُثر عليه (${number(count)})`,
  notLookedUp: (count: number): string => `لم يُبحث عنه (${number(count)})`,
  notFound: (count: number): string => `لم يُعثر عليه (${number(count)})`,
  showMore: (count: number): string => `عرض المزيد (${number(count)})`,
  named,
  foundRow,
  started,
  startedHint: "لا تذكر الملفات أي الحلقات شوهدت. توضع هذه الأعمال في «متابعة المشاهدة»، دون وضع علامة على أي من حلقاتها.",
  cutNotes: (count: number): string => `ملاحظات اختُصرت (${number(count)})`,
  cutNotesHint: "تتسع الملاحظة إلى 5,000 حرف، وقد حُذف ما زاد على ذلك في هذه الملاحظات.",
  /** In a list to choose from: "The Kid (1921)، فيلم". */
  candidate: (title: SavedTitle): string => `${named(title)}، ${kinds[keyParts(title.key).kind]}`,
  contents,
  added: "تمت الإضافة إلى هذا الجهاز",
  addedForNow: "تمت الإضافة حتى إغلاق هذه الصفحة",
  undo: "التراجع عن الاستيراد كله",
  undone: "تم التراجع عن الاستيراد. عاد الجهاز إلى ما كان عليه قبله.",
  toList: "قائمتي",
  again: "استيراد شيء آخر",
};
