import { counted } from "../text.ts";
export const fullCredits = {
  allCastAndCrew: "All cast and crew",
  cast: "Cast",
  /** Within the section that shows the first twelve. */
  wholeCast: "Whole cast",
  noCredits: "There are no credits for this title yet.",
  episodes: (count: number): string => counted(count, "episode"),
  /** "214 people" */
  peopleCount: (count: number): string => counted(count, "person", "people"),
  /** "Cast and crew of Metropolis" */
  castAndCrewOf: (title: string): string => `Cast and crew of ${title}`,
  toTitle: (title: string): string => `Back to ${title}`,
  /** In the list of departments. */
  departments: "Departments",
};
