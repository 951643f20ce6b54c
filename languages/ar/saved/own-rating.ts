import { plural } from "../text.ts";

// The visitor's own rating and note of a title.
export const ownRating = {
  rate: "تقييمك",
  /** The button of a title that the visitor has rated. */
  rated: (rating: number): string => `تقييمك: ${rating} من 10`,
  heading: (title: string): string => `تقييمك: ${title}`,
  scale: "من 1 إلى 10",
  none: "بلا تقييم",
  note: "ملاحظة",
  storedHere: "يبقى التقييم والملاحظة على هذا الجهاز، ولا يراهما أحد غيرك.",
  charsLeft: (count: number): string =>
    plural(count, {
      zero: "لم يبقَ أي حرف",
      one: "بقي حرف واحد",
      two: "بقي حرفان",
      few: "بقيت # أحرف",
      many: "بقي # حرفًا",
      other: "بقي # حرف",
    }),
  save: "حفظ",
  remove: "إزالة",
  close: "إغلاق",
  saved: "تم حفظ التقييم",
  noteSaved: "تم حفظ الملاحظة",
  removed: "أُزيل التقييم",
};
