import type { LeadCredit } from "#features/titles/model/credits.ts";
import { number } from "../text.ts";

/** Names of the work: those of the people would need their gender. */
const roles: Record<LeadCredit["role"], string> = {
  creator: "ابتكار",
  director: "إخراج",
  writer: "سيناريو",
  composer: "موسيقى",
  cinematographer: "تصوير",
};

export const leadCredits = {
  roleName: ({ role }: LeadCredit): string => roles[role],
  /** Follows the first names and opens the others. */
  andMore: (count: number): string => `وغيرهم (${number(count)})`,
};
