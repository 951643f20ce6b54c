import { useDeviceSettings } from "#app/data/use-device-settings.ts";
import { movieKey, seriesKey } from "#domain/title-key.ts";
import type { SeenEntries } from "#features/saved/model/seen-episodes.ts";
import { useSavedValue } from "#features/saved/store/use-saved.ts";

const keys = { movies: movieKey, series: seriesKey } as const;
export type SeenKind = keyof typeof keys;

/** What was seen as a whole; `null` until the store's code has loaded, and for a list that leaves nothing out. */
export function useHiddenSeen(kind: SeenKind | undefined): ((item: { id: number }) => boolean) | null {
  const { hidesSeen } = useDeviceSettings();
  const seen = useSavedValue<SeenEntries | null>((documents) => documents.seen.seen, null);
  if (kind === undefined || hidesSeen !== true || seen === null) return null;
  return ({ id }) => seen.has(keys[kind](id));
}
