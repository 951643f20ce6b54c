import type { Store } from "./store.ts";

export type StoreObserver = (operation: keyof Store, tookMs: number, failed: boolean) => void;

export function observedStore(store: Store, observe: StoreObserver): Store {
  const timed =
    <Args extends unknown[], Result>(operation: keyof Store, run: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      const startedAt = performance.now();
      try {
        const result = await run(...args);
        observe(operation, performance.now() - startedAt, false);
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
    close: store.close,
  };
}
