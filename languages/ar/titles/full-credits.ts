import { episodes, people } from "../counts.ts";

export const fullCredits = {
  allCastAndCrew: "طاقم العمل الكامل",
  cast: "طاقم التمثيل",
  /** Within the section that shows the first twelve. */
  wholeCast: "طاقم التمثيل الكامل",
  noCredits: "لا توجد معلومات عن طاقم هذا العمل بعد.",
  episodes,
  /** "214 شخصًا" */
  peopleCount: people,
  /** "طاقم عمل Metropolis" */
  castAndCrewOf: (title: string): string => `طاقم عمل ${title}`,
  toTitle: (title: string): string => `العودة إلى ${title}`,
  /** In the list of departments. */
  departments: "الأقسام",
};
