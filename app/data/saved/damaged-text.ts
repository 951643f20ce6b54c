import { removeText, writeText } from "#app/data/device-store.ts";

/** Moves a text that could not be read to a key of its own, from which the visitor can export it. */
export function setAside(key: string, damagedKey: string, text: string): void {
  if (writeText(damagedKey, text) !== "full") return;
  // There is no room for both.
  removeText(key);
  if (writeText(damagedKey, text) !== "stored") writeText(key, text);
}
