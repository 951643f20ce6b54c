import type { LeftOut } from "#features/import/model/file-rows.ts";
import type { FileFault, FileReport } from "#features/import/model/read-import.ts";
import { number, plural } from "../text.ts";

// What became of the files of an import.
/** Why a file was not read. */
const faults: Record<FileFault, string> = {
  unknown: "ليس تصديرًا من خدمة تعرفها هذه الصفحة، أو أن أعمدته مختلفة",
  noTitles: "لا يحتوي على أي أعمال",
  damaged: "تعذّرت قراءته: ربما كان تالفًا أو محميًا بكلمة مرور",
  tooLarge: "أكبر من 20 ميغابايت",
  tooMuch: "أكبر من أن يُقرأ دفعة واحدة: يمكن تجربة عدد أقل من الملفات",
  type: "ليس بصيغة CSV ولا JSON",
  tooMany: "لم يُقرأ: يُقرأ 1,000 ملف على الأكثر دفعة واحدة",
};
const fileFault = (name: string, fault: FileFault): string => `الملف ${name} ${faults[fault]}.`;

/** Why rows were left out. The number follows, because it would change the form of each. */
const reasons: Record<LeftOut, string> = {
  unnamed: "بلا عنوان",
  otherType: "ألعاب أو بودكاست أو أغانٍ مصوّرة",
  part: "عن مواسم أو حلقات منفردة",
  people: "عن أشخاص",
  hidden: "مخفية أو متروكة هناك",
  dropped: "متروكة هناك",
  collected: "في مجموعة فقط",
  liked: "إعجاب فقط",
  recommended: "ترشيحات",
  deleted: "محذوفة هناك",
  trailer: "إعلانات ترويجية ومواد إضافية",
  unstarted: "شُغّلت للحظة فقط",
  finished: "أُوقفت عند النهاية",
  empty: "لا شيء فيها للحفظ هنا",
  beyond: "تتجاوز حد الاستيراد",
};

const rowCount = (count: number): string => plural(count, { zero: "لا صفوف", one: "صف واحد", two: "صفان", few: "# صفوف", many: "# صفًا", other: "# صف" });

/** "watched.csv: 1,000 صف، المقروء: 998، المستبعد: بلا عنوان (2)" */
function fileText({ name, rows, read }: FileReport, leftOut: readonly [LeftOut, number][]): string {
  const reasonsText = leftOut.map(([reason, count]) => `${reasons[reason]} (${number(count)})`).join("، ");
  return `${name}: ${rowCount(rows)}، المقروء: ${number(read)}${reasonsText && `، المستبعد: ${reasonsText}`}`;
}

export const importFiles = {
  files: (count: number): string => `الملفات (${number(count)})`,
  fileFault,
  moreFaults: (count: number): string => {
    const text = plural(count, {
      zero: "لم يُقرأ # ملف آخر",
      one: "لم يُقرأ ملف آخر",
      two: "لم يُقرأ ملفان آخران",
      few: "لم تُقرأ # ملفات أخرى",
      many: "لم يُقرأ # ملفًا آخر",
      other: "لم يُقرأ # ملف آخر",
    });
    return `${text}. التفاصيل ضمن «الملفات».`;
  },
  fileText,
  skipped: (count: number): string => {
    const text = plural(count, {
      zero: "استُبعد # صف",
      one: "استُبعد صف واحد",
      two: "استُبعد صفان",
      few: "استُبعدت # صفوف",
      many: "استُبعد # صفًا",
      other: "استُبعد # صف",
    });
    return `${text}. البيان والأسباب ضمن «الملفات».`;
  },
};
