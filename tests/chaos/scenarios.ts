import { distinctAddresses } from "./distinct-addresses.ts";
import { garbageRequests } from "./garbage-requests.ts";
import { halfLoad } from "./half-capacity.ts";
import { oddProvider } from "./odd-provider.ts";
import { overload } from "./overload.ts";
import { providerDown } from "./provider-down.ts";
import { r10 } from "./r10-kill.ts";
import { r11 } from "./r11-bad-store.ts";
import { r12 } from "./r12-two-processes.ts";
import { r17 } from "./r17-stop.ts";
import { r21 } from "./r21-fair-clients.ts";
import { r21Pictures } from "./r21-fair-pictures.ts";
import { r22 } from "./r22-admission.ts";
import { r23 } from "./r23-retry-after.ts";
import { r24 } from "./r24-wrong-rows.ts";
import { r25 } from "./r25-hostile-json.ts";
import { r26 } from "./r26-clock.ts";
import { r27 } from "./r27-locked-store.ts";
import { r28 } from "./r28-store-growth.ts";
import { r29 } from "./r29-stop-keep-alive.ts";
import { r30 } from "./r30-own-media.ts";
import type { Scenario } from "./scenario.ts";
import { slowClients } from "./slow-clients.ts";
import { stampede } from "./stampede.ts";

/** All that `npm run chaos` tries on one machine, in the order of quality.md. */
export const scenarios: readonly Scenario[] = [
  ...providerDown,
  ...stampede,
  ...oddProvider,
  ...overload,
  r10,
  r11,
  r12,
  distinctAddresses,
  slowClients,
  garbageRequests,
  r17,
  r21,
  r21Pictures,
  r22,
  r23,
  r24,
  r25,
  r26,
  r27,
  r28,
  r29,
  r30,
  ...halfLoad,
];
