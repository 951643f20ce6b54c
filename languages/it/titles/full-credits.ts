import { episodes, people } from "../counts.ts";

export const fullCredits = {
  allCastAndCrew: "Cast e troupe completi",
  cast: "Cast",
  /** Within the section that shows the first twelve. */
  wholeCast: "Cast completo",
  noCredits: "Cast e troupe di questo titolo non sono ancora noti.",
  episodes,
  /** "214 persone" */
  peopleCount: people,
  /** "Cast e troupe di «Metropolis»" */
  castAndCrewOf: (title: string): string => `Cast e troupe di «${title}»`,
  toTitle: (title: string): string => `Torna a «${title}»`,
  /** In the list of departments. */
  departments: "Reparti",
};
