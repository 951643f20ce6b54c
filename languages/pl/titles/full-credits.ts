import { episodes, people } from "../counts.ts";

export const fullCredits = {
  allCastAndCrew: "Cała obsada i twórcy",
  cast: "Obsada",
  /** Within the section that shows the first twelve. */
  wholeCast: "Cała obsada",
  noCredits: "Obsada i twórcy tego tytułu nie są jeszcze znani.",
  episodes,
  /** "214 osób" */
  peopleCount: people,
  /** "Obsada i twórcy: „Metropolis”" */
  castAndCrewOf: (title: string): string => `Obsada i twórcy: „${title}”`,
  toTitle: (title: string): string => `Wróć do: „${title}”`,
  /** In the list of departments. */
  departments: "Działy",
};
