import { plural } from "../text.ts";

export const fullCredits = {
  allCastAndCrew: "Alle Mitwirkenden",
  cast: "Besetzung",
  /** Within the section that shows the first twelve. */
  wholeCast: "Ganze Besetzung",
  noCredits: "Zu diesem Titel sind noch keine Mitwirkenden bekannt.",
  episodes: (count: number): string => plural(count, { one: "# Folge", other: "# Folgen" }),
  /** "214 Personen" */
  peopleCount: (count: number): string => plural(count, { one: "# Person", other: "# Personen" }),
  /** "Besetzung und Stab von „Metropolis“" */
  castAndCrewOf: (title: string): string => `Besetzung und Stab von „${title}“`,
  toTitle: (title: string): string => `Zurück zu „${title}“`,
  /** In the list of departments. */
  departments: "Bereiche",
};
