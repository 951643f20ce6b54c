import { LRUCache } from "lru-cache";
import { PictureError } from "./picture-error.ts";

/** Views until a picture is worth the time of AVIF. A browser caches its copy, so these are different visitors. */
const popularAfter = 3;
const countedPictures = 10_000;

export function createViewCounter({ onError }: { onError: (error: unknown) => void }) {
  const views = new LRUCache<string, number>({ max: countedPictures });
  const running = new Set<Promise<void>>();
  return {
    count(key: string, onPopular: () => Promise<unknown>): void {
      const count = (views.get(key) ?? 0) + 1;
      views.set(key, count % popularAfter);
      if (count < popularAfter) return;
      const work: Promise<void> = onPopular()
        .then(() => undefined)
        // A PictureError (busy, failed download) is reported elsewhere; later views try again.
        .catch((error: unknown) => (error instanceof PictureError ? undefined : onError(error)))
        .finally(() => running.delete(work));
      running.add(work);
    },
    settled: async () => void (await Promise.all(running)),
  };
}
