import type { LeadCredit } from "#features/titles/model/credits.ts";
import { plural } from "../text.ts";

/** The work and not the person, as Italian credits have it: the same for one and several of any gender. */
const roles: Record<LeadCredit["role"], string> = {
  creator: "Ideazione",
  director: "Regia",
  writer: "Sceneggiatura",
  composer: "Musiche",
  cinematographer: "Fotografia",
};
export const leadCredits = {
  roleName: ({ role }: LeadCredit): string => roles[role],
  /** Follows the first names and opens the others. */
  andMore: (count: number): string => plural(count, { one: "e un altro nome", many: "e altri # di nomi", other: "e altri # nomi" }),
};
