import type { LeadCredit } from "#features/titles/model/credits.ts";
import { number } from "../text.ts";

/** The work and not the person, as Brazilian credits have it: the same for one and several of any gender. */
const roles: Record<LeadCredit["role"], string> = {
  creator: "Criação",
  director: "Direção",
  writer: "Roteiro",
  composer: "Música",
  cinematographer: "Fotografia",
};
export const leadCredits = {
  roleName: ({ role }: LeadCredit): string => roles[role],
  /** Follows the first names and opens the others. */
  andMore: (count: number): string => `e mais ${number(count)}`,
};
