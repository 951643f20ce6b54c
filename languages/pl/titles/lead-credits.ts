import type { LeadCredit } from "#features/titles/model/credits.ts";
import { number } from "../text.ts";

/** The work and not the person, as Polish credits have it: the same for one and several of any gender. */
const roles: Record<LeadCredit["role"], string> = {
  creator: "Pomysł",
  director: "Reżyseria",
  writer: "Scenariusz",
  composer: "Muzyka",
  cinematographer: "Zdjęcia",
};
export const leadCredits = {
  roleName: ({ role }: LeadCredit): string => roles[role],
  /** Follows the first names and opens the others. */
  andMore: (count: number): string => `i jeszcze ${number(count)}`,
};
