import type { LeadCredit } from "#features/titles/model/credits.ts";
import { number } from "../text.ts";

/** As Japanese credits have it: the same for one and several. Short, because the column has room for five characters. */
const roles: Record<LeadCredit["role"], string> = {
  creator: "企画",
  director: "監督",
  writer: "脚本",
  composer: "音楽",
  cinematographer: "撮影",
};
export const leadCredits = {
  roleName: ({ role }: LeadCredit): string => roles[role],
  /** Follows the first names and opens the others. */
  andMore: (count: number): string => `ほか${number(count)}人`,
};
