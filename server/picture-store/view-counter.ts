import { LRUCache } from "lru-cache";
import { PictureError } from "./picture-error.ts";

/** What so many visitors asked for is worth the time that AVIF takes: each of them keeps their copy and does not ask again. */
const hotAfter = 3;
const countedPictures = 10_000;

/** Counts what is asked for, and starts the work on what is hot behind the answers. */
export function createViewCounter({ onError }: { onError: (error: unknown) => void }) {
  const views = new LRUCache<string, number>({ max: countedPictures });
  const behind = new Set<Promise<void>>();
  return {
    count(key: string, make: () => Promise<unknown>): void {
      const count = (views.get(key) ?? 0) + 1;
      views.set(key, count % hotAfter);
      if (count < hotAfter) return;
      const work: Promise<void> = make()
        .then(() => undefined)
        // Not being able to fetch or to wait is said elsewhere; the next visitors try again.
        .catch((error: unknown) => (error instanceof PictureError ? undefined : onError(error)))
        .finally(() => behind.delete(work));
      behind.add(work);
    },
    /** Once nothing is under way. */
    settled: async () => void (await Promise.all(behind)),
  };
}
