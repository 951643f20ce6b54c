import type { DocumentFault } from "#domain/saved/stored-document.ts";

/** Why what the visitor saved is not what the device holds. `full`, `denied`: the browser refuses to store it. */
export type SavedFault = DocumentFault | "full" | "denied";

const reported = new Set<SavedFault>();
let listener: ((fault: SavedFault) => void) | undefined;

export function reportFault(fault: SavedFault): void {
  reported.add(fault);
  listener?.(fault);
}

/** Also those that were reported before. */
export function onSavedFault(next: (fault: SavedFault) => void): void {
  listener = next;
  for (const fault of reported) next(fault);
}
