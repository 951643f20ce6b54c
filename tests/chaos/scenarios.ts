import { distinctAddresses } from "./distinct-addresses.ts";
import { garbageRequests } from "./garbage-requests.ts";
import type { Scenario } from "./scenario.ts";
import { slowClients } from "./slow-clients.ts";

/** All that `npm run chaos` tries on one machine, in the order of quality.md. */
export const scenarios: readonly Scenario[] = [distinctAddresses, slowClients, garbageRequests];
