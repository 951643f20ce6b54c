import type { Refusal } from "#app/data/saved-refusal.ts";

/** Why what the visitor saved is not what the device holds: a document that cannot be read, or a device that stores nothing. */
export type SavedFault = "damaged" | "newer" | Refusal;

const early: SavedFault[] = [];
let listener = (fault: SavedFault): void => void early.push(fault);

export const reportFault = (fault: SavedFault): void => listener(fault);

/** One listener, which also gets what was reported before. */
export function onSavedFault(next: (fault: SavedFault) => void): void {
  listener = next;
  for (const fault of early.splice(0)) next(fault);
}
