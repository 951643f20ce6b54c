import type { LeadCredit } from "#features/titles/model/credits.ts";
import { plural } from "../text.ts";

/** The work and not the person, as French credits have it: the same for one and several of any gender. */
const roles: Record<LeadCredit["role"], string> = {
  creator: "Création",
  director: "Réalisation",
  writer: "Scénario",
  composer: "Musique",
  cinematographer: "Photographie",
};
export const leadCredits = {
  roleName: ({ role }: LeadCredit): string => roles[role],
  /** Follows the first names and opens the others. */
  andMore: (count: number): string => plural(count, { one: "et # autre", many: "et # d’autres", other: "et # autres" }),
};
