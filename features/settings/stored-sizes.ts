import { lastServersKey, savedListKey, seenKey, watchProgressKey } from "#domain/storage-keys.ts";
import { storedBytes } from "#features/saved/store/stored-texts.ts";
import { deviceTexts } from "./device-texts.ts";

const keysOf = {
  list: [savedListKey],
  seen: [seenKey],
  progress: [watchProgressKey, lastServersKey],
} as const satisfies Record<string, readonly string[]>;

export type StoredSubject = keyof typeof keysOf | "choices";
export type StoredSizes = Record<StoredSubject, number>;

export const noSizes: StoredSizes = { list: 0, seen: 0, progress: 0, choices: 0 };

/** How many bytes each subject takes. What is of no other subject counts as choices, so that nothing is left out. */
export function storedSizes(): StoredSizes {
  const named: readonly string[] = Object.values(keysOf).flat();
  const others = [...deviceTexts().keys()].filter((key) => !named.includes(key));
  return { list: storedBytes(keysOf.list), seen: storedBytes(keysOf.seen), progress: storedBytes(keysOf.progress), choices: storedBytes(others) };
}
