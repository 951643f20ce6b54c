import type { SeenEntries } from "./model/seen-episodes.ts";
import { useSavedValue } from "./store/use-saved.ts";

const none: SeenEntries = new Map();

/** All that was seen, by key. Empty until the store's code has loaded. */
export const useSeenEntries = (): SeenEntries => useSavedValue<SeenEntries>(({ seen }) => seen.seen, none);
