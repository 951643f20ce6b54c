import type { EvictableStore, StoreSize } from "./store.ts";

export type EvictionOptions = { maxBytes: number; onSize: (size: StoreSize) => void; onError: (error: unknown) => void; firstCheckMs?: number };

/** After the first pages are served: counting a large store reads its indexes. */
const defaultFirstCheckMs = 5000;
const ageCheckEveryMs = 86_400_000;
/** The size is read again after so many writes, or after a hundredth of the rows: between two checks the store grows by no more than that. */
const minWrites = 200;

/** Evicts rows beyond `maxBytes`, and those that are too old, in the background. */
export function backgroundEviction(
  store: Pick<EvictableStore, "evict" | "removeOutdated">,
  { maxBytes, onSize, onError, firstCheckMs = defaultFirstCheckMs }: EvictionOptions,
) {
  let writesUntilCheck = minWrites;
  let isChecking = false;
  const check = async (byAge: boolean): Promise<void> => {
    if (isChecking) return;
    isChecking = true;
    writesUntilCheck = minWrites;
    try {
      const outdated = byAge ? await store.removeOutdated() : 0;
      const size = await store.evict(maxBytes);
      writesUntilCheck = Math.max(minWrites, Math.floor(size.rows / 100));
      onSize({ ...size, evicted: size.evicted + outdated });
    } catch (error) {
      onError(error);
    } finally {
      isChecking = false;
    }
  };
  const timers = [setTimeout(() => void check(true), firstCheckMs).unref(), setInterval(() => void check(true), ageCheckEveryMs).unref()];
  return {
    onWrite: (): void => {
      writesUntilCheck -= 1;
      if (writesUntilCheck <= 0) void check(false);
    },
    stop: (): void => timers.forEach(clearTimeout),
  };
}
