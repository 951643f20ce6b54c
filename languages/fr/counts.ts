import { plural } from "./text.ts";

/** Counted nouns, alone or in a sentence. */
const countOf =
  (forms: Parameters<typeof plural>[1]) =>
  (count: number): string =>
    plural(count, forms);

export const films = countOf({ one: "# film", many: "# de films", other: "# films" });
export const series = countOf({ one: "# série", many: "# de séries", other: "# séries" });
/** Films and series together. */
export const titles = countOf({ one: "# titre", many: "# de titres", other: "# titres" });
export const seasons = countOf({ one: "# saison", many: "# de saisons", other: "# saisons" });
export const episodes = countOf({ one: "# épisode", many: "# d’épisodes", other: "# épisodes" });
export const people = countOf({ one: "# personne", many: "# de personnes", other: "# personnes" });
export const votes = countOf({ one: "# vote", many: "# de votes", other: "# votes" });
export const hours = countOf({ one: "# heure", many: "# d’heures", other: "# heures" });
export const minutes = countOf({ one: "# minute", many: "# de minutes", other: "# minutes" });
export const seconds = countOf({ one: "# seconde", many: "# de secondes", other: "# secondes" });
export const lists = countOf({ one: "# liste", many: "# de listes", other: "# listes" });
