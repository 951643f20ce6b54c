import type { EvictableStore, Store, StoreSize } from "./store.ts";

type Options = { maxBytes: number; onSize: (size: StoreSize) => void; onError: (error: unknown) => void; firstCheckMs?: number };

/** After the first pages are served: counting a large store reads its indexes. */
const defaultFirstCheckMs = 5000;
/** The size is read again after so many writes, or after a hundredth of the rows: between two checks the store grows by no more than that. */
const minWrites = 200;

/** Evicts rows beyond `maxBytes` in the background. Only writes make a store grow, so they are counted, and no timer runs. */
export function boundedStore(store: EvictableStore, { maxBytes, onSize, onError, firstCheckMs = defaultFirstCheckMs }: Options): Store {
  let writesUntilCheck = minWrites;
  let isChecking = false;
  const check = async (): Promise<void> => {
    if (isChecking) return;
    isChecking = true;
    writesUntilCheck = minWrites;
    try {
      const size = await store.evict(maxBytes);
      writesUntilCheck = Math.max(minWrites, Math.floor(size.rows / 100));
      onSize(size);
    } catch (error) {
      onError(error);
    } finally {
      isChecking = false;
    }
  };
  const timer = setTimeout(() => void check(), firstCheckMs).unref();
  return {
    ...store,
    write: async (...args) => {
      await store.write(...args);
      writesUntilCheck -= 1;
      if (writesUntilCheck <= 0) void check();
    },
    close: () => {
      clearTimeout(timer);
      return store.close();
    },
  };
}
