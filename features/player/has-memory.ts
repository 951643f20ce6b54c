import { lastServersKey, watchProgressKey } from "#domain/storage-keys.ts";

/** Whether the device may hold something for the stage: only then is the code fetched that reads it. */
export function hasMemory(): boolean {
  try {
    return [lastServersKey, watchProgressKey].some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}
