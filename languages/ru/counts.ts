import { type Forms, plural } from "./text.ts";

/** "# фильм", "# фильма", "# фильмов"; of fractions the second one. */
const formsOf = (one: string, few: string, many: string): Forms => ({ one: `# ${one}`, few: `# ${few}`, many: `# ${many}`, other: `# ${few}` });

const countOf =
  (one: string, few: string, many: string) =>
  (count: number): string =>
    plural(count, formsOf(one, few, many));

/** Counted nouns where they stand alone, in the nominative. */
export const films = countOf("фильм", "фильма", "фильмов");
export const series = countOf("сериал", "сериала", "сериалов");
/** Films and series together. */
export const titles = countOf("название", "названия", "названий");
export const seasons = countOf("сезон", "сезона", "сезонов");
export const episodes = countOf("серия", "серии", "серий");
export const people = countOf("человек", "человека", "человек");
export const votes = countOf("оценка", "оценки", "оценок");
export const lists = countOf("список", "списка", "списков");

/** After "из": "из 12 названий". */
export const ofTitles = (count: number): string => plural(count, { one: "# названия", few: "# названий", many: "# названий", other: "# названия" });
