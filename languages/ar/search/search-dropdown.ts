import { plural } from "../text.ts";

export const searchDropdown = {
  noResults: "لا توجد نتائج",
  resultsLabel: "النتائج",
  offline: "لا يوجد اتصال بالإنترنت. البحث يحتاج إلى اتصال.",
  viewAll: "عرض كل النتائج",
  resultCount: (count: number): string =>
    plural(count, { zero: "لا نتائج", one: "نتيجة واحدة", two: "نتيجتان", few: "# نتائج", many: "# نتيجة", other: "# نتيجة" }),
  unknownYear: "السنة غير معروفة",
};
