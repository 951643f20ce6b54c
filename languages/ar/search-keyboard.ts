import type { KeyboardLayout } from "#features/search/model/keyboard-layout.ts";
import type { Words } from "../words.ts";

const layouts: readonly KeyboardLayout[] = [
  { name: "أبت", columns: 7, keys: "ابتثجحخدذرزسشصضطظعغفقكلمنهويءأإآؤئةى1234567890" },
  { name: "abc", columns: 6, keys: "abcdefghijklmnopqrstuvwxyz1234567890" },
];

const searchKeyboard = {
  label: "لوحة مفاتيح البحث",
  layoutsLabel: "الأحرف",
  space: "مسافة",
  erase: "حذف",
  clear: "مسح الكل",
  hint: "تظهر الأعمال والأسماء هنا أثناء الكتابة.",
  layouts,
};

export const words: Words["search-keyboard"] = { searchKeyboard };
