import { plural } from "./text.ts";

/** Counted nouns where they stand alone, or as the subject. After a preposition the dual ends in "ين": there a sentence has forms of its own. */
const countOf =
  (forms: Parameters<typeof plural>[1]) =>
  (count: number): string =>
    plural(count, forms);

export const films = countOf({ zero: "لا أفلام", one: "فيلم واحد", two: "فيلمان", few: "# أفلام", many: "# فيلمًا", other: "# فيلم" });
export const series = countOf({ zero: "لا مسلسلات", one: "مسلسل واحد", two: "مسلسلان", few: "# مسلسلات", many: "# مسلسلًا", other: "# مسلسل" });
/** Films and series together. Not "عنوان", which is an address, too. */
export const titles = countOf({ zero: "لا أعمال", one: "عمل واحد", two: "عملان", few: "# أعمال", many: "# عملًا", other: "# عمل" });
export const seasons = countOf({ zero: "لا مواسم", one: "موسم واحد", two: "موسمان", few: "# مواسم", many: "# موسمًا", other: "# موسم" });
export const episodes = countOf({ zero: "لا حلقات", one: "حلقة واحدة", two: "حلقتان", few: "# حلقات", many: "# حلقة", other: "# حلقة" });
export const people = countOf({ zero: "لا أشخاص", one: "شخص واحد", two: "شخصان", few: "# أشخاص", many: "# شخصًا", other: "# شخص" });
export const votes = countOf({ zero: "لا أصوات", one: "صوت واحد", two: "صوتان", few: "# أصوات", many: "# صوتًا", other: "# صوت" });
export const minutes = countOf({ zero: "0 دقيقة", one: "دقيقة واحدة", two: "دقيقتان", few: "# دقائق", many: "# دقيقة", other: "# دقيقة" });
export const lists = countOf({ zero: "لا قوائم", one: "قائمة واحدة", two: "قائمتان", few: "# قوائم", many: "# قائمة", other: "# قائمة" });
