import type { LeadCredit } from "#features/titles/model/credits.ts";
import { number } from "../text.ts";

/** The work and not the person: the same for one and several of any gender. */
const roles: Record<LeadCredit["role"], string> = {
  creator: "Creación",
  director: "Dirección",
  writer: "Guion",
  composer: "Música",
  cinematographer: "Fotografía",
};
export const leadCredits = {
  roleName: ({ role }: LeadCredit): string => roles[role],
  /** Follows the first names and opens the others. */
  andMore: (count: number): string => `y ${number(count)} más`,
};
