import { type TitleKey, titleKeyOf } from "#domain/title-key.ts";
import type { SavedDocuments } from "./saved-documents.ts";
import type { SavedTitleEntry } from "./saved-title.ts";

const dayMs = 24 * 3600 * 1000;

/** The titles whose recommendations Home shows: the one that was saved last, and one of the others, another each day. `now`: milliseconds since 1970. */
export function suggestionSources({ list }: SavedDocuments, now: number): SavedTitleEntry[] {
  // Of two that were saved in one moment, the later one is the last.
  const [latest, ...others] = [...list.titles.values()].toReversed().toSorted((a, b) => b.at - a.at);
  const ofToday = others[Math.floor(now / dayMs) % Math.max(1, others.length)];
  return [latest, ofToday].filter((entry) => entry !== undefined);
}

/** Of a series one seen episode is enough. */
export function isSavedOrSeen({ list, seen }: SavedDocuments): (key: TitleKey) => boolean {
  const keys = new Set([...list.titles.values(), ...seen.seen.values()].map(({ key }) => titleKeyOf(key)));
  return (key) => keys.has(key);
}
