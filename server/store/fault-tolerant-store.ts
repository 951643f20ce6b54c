import type { Store } from "./store.ts";

/**
 * A store whose failures never reach a visitor: failed reads are misses, failed writes are dropped. The store itself logs them. The
 * inventory does fail, because search engines would take an empty sitemap for the truth.
 */
export function faultTolerantStore(store: Store): Store {
  const orElse =
    <Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>, fallback: () => Result) =>
    (...args: Args): Promise<Result> =>
      run(...args).catch(fallback);
  const nothing = (): void => undefined;
  return {
    ...store,
    read: orElse(store.read, () => null),
    write: orElse(store.write, nothing),
    remove: orElse(store.remove, nothing),
    writeTitles: orElse(store.writeTitles, nothing),
  };
}
