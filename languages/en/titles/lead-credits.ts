import type { LeadCredit } from "#features/titles/model/credits.ts";
import { countText } from "../text.ts";

const roles: Record<LeadCredit["role"], readonly [one: string, several: string]> = {
  creator: ["Creator", "Creators"],
  director: ["Director", "Directors"],
  writer: ["Writer", "Writers"],
  composer: ["Music", "Music"],
  cinematographer: ["Camera", "Camera"],
};
export const leadCredits = {
  roleName: ({ role, people }: LeadCredit): string => roles[role][people.length === 1 ? 0 : 1],
  /** Follows the first names and opens the others. */
  andMore: (count: number): string => `and ${countText(count)} more`,
};
