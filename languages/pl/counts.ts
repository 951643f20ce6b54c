import { type Forms, plural } from "./text.ts";

/** Counted nouns in the nominative. The accusative is the same where "one" is masculine: elsewhere a sentence has forms of its own. */
const countOf =
  (forms: Forms) =>
  (count: number): string =>
    plural(count, forms);

export const films = countOf({ one: "# film", few: "# filmy", many: "# filmów" });
export const series = countOf({ one: "# serial", few: "# seriale", many: "# seriali" });
/** Films and series together. */
export const titles = countOf({ one: "# tytuł", few: "# tytuły", many: "# tytułów" });
export const seasons = countOf({ one: "# sezon", few: "# sezony", many: "# sezonów" });
export const episodes = countOf({ one: "# odcinek", few: "# odcinki", many: "# odcinków" });
export const people = countOf({ one: "# osoba", few: "# osoby", many: "# osób" });
export const votes = countOf({ one: "# głos", few: "# głosy", many: "# głosów" });
export const lists = countOf({ one: "# lista", few: "# listy", many: "# list" });
