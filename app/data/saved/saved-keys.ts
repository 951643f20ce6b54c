import { savedListKey, seenKey, watchProgressKey } from "#domain/storage-keys.ts";

// Part of a page's first script.

/** Whether the device may hold something saved: only then is the store's code fetched without a press. */
export function hasSaved(): boolean {
  try {
    return [savedListKey, seenKey, watchProgressKey].some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}

/** Reads what is stored, and updates the hooks of `use-saved.ts`. */
export async function loadSaved(): Promise<void> {
  (await import("./saved-store.ts")).openSaved();
}
