import { episodes, people } from "../counts.ts";

export const fullCredits = {
  allCastAndCrew: "Reparto y equipo completos",
  cast: "Reparto",
  /** Within the section that shows the first twelve. */
  wholeCast: "Reparto completo",
  noCredits: "Este título todavía no tiene créditos.",
  episodes,
  /** "214 personas" */
  peopleCount: people,
  /** "Reparto y equipo de «Metrópolis»" */
  castAndCrewOf: (title: string): string => `Reparto y equipo de «${title}»`,
  toTitle: (title: string): string => `Volver a «${title}»`,
  /** In the list of departments. */
  departments: "Departamentos",
};
