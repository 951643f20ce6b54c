import type { Words } from "../words.ts";
import { plural } from "./text.ts";

export const words: Words["pages"] = {
  pages: {
    read: "قراءة المقال كاملًا",
    close: "عرض أقل",
    minutesToRead: (minutes: number): string =>
      plural(minutes, {
        zero: "قراءة في # دقيقة",
        one: "قراءة في دقيقة",
        two: "قراءة في دقيقتين",
        few: "قراءة في # دقائق",
        many: "قراءة في # دقيقة",
        other: "قراءة في # دقيقة",
      }),
    goOnWith: "اقتراحات للمشاهدة",
    onThisPage: "في هذه الصفحة",
  },
};
