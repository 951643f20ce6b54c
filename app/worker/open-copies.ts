import { copyCaches } from "#domain/offline.ts";

/**
 * A cache of copies, or `null` where the visitor wants none: pages create and delete the caches (app/data/offline-copies.ts), so that a worker that
 * outlives a deletion writes nothing.
 */
export const openCopies = async (name: keyof typeof copyCaches): Promise<Cache | null> =>
  (await caches.has(copyCaches[name])) ? caches.open(copyCaches[name]) : null;

/** Deletes the oldest ones beyond `most`. */
export async function trim(cache: Cache, keys: readonly Request[], most: number): Promise<void> {
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key);
}
