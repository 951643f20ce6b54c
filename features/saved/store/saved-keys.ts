import { savedListKey, seenKey, watchProgressKey } from "#domain/storage-keys.ts";

// Part of a page's first script.

const keys: readonly string[] = [savedListKey, seenKey, watchProgressKey];

export const isSavedKey = (key: string): boolean => keys.includes(key);

/** Whether the device may hold something of these. */
export function holdsAny(keys: readonly string[]): boolean {
  try {
    return keys.some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}

/** Only then is the store's code fetched without a press. */
export const hasSaved = (): boolean => holdsAny(keys);

/** Reads what is stored, and updates the hooks of `use-saved.ts`. */
export async function loadSaved(): Promise<void> {
  const { openSaved } = await import("./saved-store.ts");
  await openSaved();
}
