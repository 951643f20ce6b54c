import { r10 } from "./r10-kill.ts";
import { r11 } from "./r11-bad-store.ts";
import { r12 } from "./r12-two-processes.ts";
import { r17 } from "./r17-stop.ts";
import type { Scenario } from "./scenario.ts";

/** All that `npm run chaos` tries on one machine, in the order of quality.md. */
export const scenarios: readonly Scenario[] = [r10, r11, r12, r17];
