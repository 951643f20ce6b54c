import type { AdSlot } from "#domain/site.ts";

/** Without `allow-same-origin` the frame has no cookies, no storage and no access to our page. */
export const adSandbox = (slot: AdSlot): string[] => ["allow-scripts", ...(slot.popups ? ["allow-popups", "allow-popups-to-escape-sandbox"] : [])];

/** The document that loads a slot's script in its frame. */
export const adFramePath = (slotId: string): string => `/ads/${slotId}`;

/** The `postMessage` data that a trigger sends to the frame. */
export const adTriggerMessage = "matinee:ad-trigger";
