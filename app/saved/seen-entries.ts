import { useSavedValue } from "#app/data/saved/use-saved.ts";
import type { SeenEntries } from "#domain/saved/seen-episodes.ts";

const none: SeenEntries = new Map();

/** All that was seen, by key. Empty until the store's code has loaded. */
export const useSeenEntries = (): SeenEntries => useSavedValue<SeenEntries>(({ seen }) => seen.seen, none);
