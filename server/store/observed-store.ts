import { backgroundEviction, type EvictionOptions } from "./background-eviction.ts";
import type { EvictableStore, Store } from "./store.ts";

export type StoreObserver = (operation: keyof Store, tookMs: number, failed: boolean) => void;

/** Measures each operation, and evicts rows as they are written. */
export function observedStore(store: EvictableStore, observe: StoreObserver, options: EvictionOptions): Store {
  const eviction = backgroundEviction(store, options);
  const timed =
    <Args extends unknown[], Result>(operation: keyof Store, run: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      const startedAt = performance.now();
      try {
        const result = await run(...args);
        observe(operation, performance.now() - startedAt, false);
        if (operation === "write") eviction.onWrite();
        return result;
      } catch (error) {
        observe(operation, performance.now() - startedAt, true);
        throw error;
      }
    };
  return {
    read: timed("read", store.read),
    write: timed("write", store.write),
    remove: timed("remove", store.remove),
    writeTitles: timed("writeTitles", store.writeTitles),
    countInventory: timed("countInventory", store.countInventory),
    listInventory: timed("listInventory", store.listInventory),
    titleNames: timed("titleNames", store.titleNames),
    close: () => {
      eviction.stop();
      return store.close();
    },
  };
}
