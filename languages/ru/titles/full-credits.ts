import { episodes, people } from "../counts.ts";

export const fullCredits = {
  allCastAndCrew: "Актёры и съёмочная группа",
  cast: "Актёры",
  /** Within the section that shows the first twelve. */
  wholeCast: "Все актёры",
  noCredits: "Создатели пока не указаны.",
  episodes,
  /** "214 человек" */
  peopleCount: people,
  /** "«Метрополис»: актёры и съёмочная группа" */
  castAndCrewOf: (title: string): string => `«${title}»: актёры и съёмочная группа`,
  toTitle: (title: string): string => `К странице «${title}»`,
  /** In the list of departments. */
  departments: "Профессии",
};
