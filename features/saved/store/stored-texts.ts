import { deviceText, removeText } from "#app/data/device-store.ts";
import { damagedKeys } from "#domain/storage-keys.ts";
import type { DocumentName } from "#features/saved/model/saved-documents.ts";

/** A stored document that could not be read. `text` is what the visitor exports. */
export type DamagedText = { name: DocumentName; text: string };

export const damagedTexts = (): DamagedText[] =>
  (Object.keys(damagedKeys) as DocumentName[]).flatMap((name) => {
    const text = deviceText(damagedKeys[name]);
    return text === null ? [] : { name, text };
  });

export function deleteDamaged(name: DocumentName): void {
  removeText(damagedKeys[name]);
  // As after a change in another tab, so that the list of them is up to date.
  dispatchEvent(new StorageEvent("storage", { key: damagedKeys[name], newValue: null }));
}

/** Bytes of the keys' texts, as an export would have them. */
export const storedBytes = (keys: readonly string[]): number => keys.reduce((sum, key) => sum + new Blob([deviceText(key) ?? ""]).size, 0);
