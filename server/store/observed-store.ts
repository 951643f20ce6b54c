import type { Store } from "./store.ts";

/** Told of every question to the store: what was asked, how long it took, whether it failed. */
export type StoreObserver = (operation: keyof Store, tookMs: number, failed: boolean) => void;

/** The same store, each question of which is told of. */
export function observedStore(store: Store, observe: StoreObserver): Store {
  const timed =
    <Given extends unknown[], Answer>(operation: keyof Store, ask: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      const startedAt = performance.now();
      try {
        const answer = await ask(...given);
        observe(operation, performance.now() - startedAt, false);
        return answer;
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
    titlesLike: timed("titlesLike", store.titlesLike),
    countInventory: timed("countInventory", store.countInventory),
    listInventory: timed("listInventory", store.listInventory),
    close: store.close,
  };
}
