import { plural } from "../text.ts";

// What the stage offers when a video has ended.
export const videoEnd = {
  /** The name of what covers the stage, apart from the page's own section of similar titles. */
  watchNext: "المشاهدة التالية",
  replay: "إعادة التشغيل",
  close: "إغلاق",
  upNext: (code: string): string => `التالي: ${code}`,
  upNextIn: (code: string, seconds: number): string =>
    `التالي: ${code}، خلال ${plural(seconds, { zero: "# ثانية", one: "ثانية", two: "ثانيتين", few: "# ثوانٍ", many: "# ثانية", other: "# ثانية" })}`,
  playNow: "تشغيل الآن",
  cancel: "إلغاء",
  autoplayNext: "تشغيل الحلقة التالية تلقائيًا",
  /** After three episodes without a sign of the visitor. */
  stillWatching: "هل المشاهدة مستمرة؟",
  keepWatching: "متابعة المشاهدة",
  stopWatching: "إيقاف",
};
