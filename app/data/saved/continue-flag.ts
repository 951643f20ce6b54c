import { deviceText, removeText, writeText } from "#app/data/device-store.ts";
import { continueKey } from "#domain/storage-keys.ts";

/** Reserves the room of the Continue row: here at once, and on the next page before its first paint (`app/shell/early-theme.ts`). */
export function reserveContinue(isNeeded: boolean): void {
  const root = document.documentElement.dataset;
  if (isNeeded) root.continue = "on";
  else delete root.continue;
  const isStored = deviceText(continueKey) !== null;
  if (isNeeded && !isStored) writeText(continueKey, "1");
  if (!isNeeded && isStored) removeText(continueKey);
}
