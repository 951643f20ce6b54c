import type { Scenario } from "./scenario.ts";

/** All that `npm run chaos` tries on one machine, in the order of quality.md. */
export const scenarios: readonly Scenario[] = [];
