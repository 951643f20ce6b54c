import { copiesLock, copyCaches } from "#domain/offline.ts";

type CacheName = keyof typeof copyCaches;

/** Creates no cache. */
export const findCopy = (name: CacheName, key: string): Promise<Response | undefined> => caches.match(key, { cacheName: copyCaches[name], ignoreVary: true });

/**
 * A cache of copies, or `null` where the visitor wants none: pages create and delete the caches (app/data/offline-copies.ts), so that a worker that
 * outlives a deletion writes nothing. The lock prevents a deletion between the two steps, after which the second would create the cache anew.
 */
export const openCopies = (name: CacheName): Promise<Cache | null> =>
  navigator.locks.request(copiesLock, { mode: "shared" }, async () => ((await caches.has(copyCaches[name])) ? caches.open(copyCaches[name]) : null));

/** Deletes the oldest ones beyond `most`. */
export async function trim(cache: Cache, keys: readonly Request[], most: number): Promise<void> {
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key);
}
