import { episodes, people } from "../counts.ts";

export const fullCredits = {
  allCastAndCrew: "Générique complet",
  cast: "Distribution",
  /** Within the section that shows the first twelve. */
  wholeCast: "Toute la distribution",
  noCredits: "Le générique de ce titre n’est pas encore connu.",
  episodes,
  /** "214 personnes" */
  peopleCount: people,
  /** "Générique complet : Metropolis". A colon, because "de" would be "d'" before a vowel. */
  castAndCrewOf: (title: string): string => `Générique complet\u00a0: ${title}`,
  toTitle: (title: string): string => `Retour à «\u00a0${title}\u00a0»`,
  /** In the list of departments. */
  departments: "Métiers",
};
