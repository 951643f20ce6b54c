import PQueue from "p-queue";

/** Calls in the `last` lane start only while the `first` lane is empty. */
export type Lane = "first" | "last";
export type ConcurrencyLimit = <T>(run: () => Promise<T>, lane?: Lane) => Promise<T>;

/** `atOnce` calls run together. Without the other two, any number waits for any time; `maxWaiting` counts for each lane. */
export type ConcurrencyOptions = { atOnce: number; maxWaiting?: number; maxWaitMs?: number };

type ConcurrencyDeps = ConcurrencyOptions & {
  busy?: (why: string) => Error;
};

const priorities: Record<Lane, number> = { first: 1, last: 0 };

export function createConcurrencyLimit({ atOnce, maxWaiting, maxWaitMs, busy = Error }: ConcurrencyDeps): ConcurrencyLimit {
  const queue = new PQueue({ concurrency: atOnce });

  return async (run, lane = "first") => {
    const priority = priorities[lane];
    if (maxWaiting !== undefined && queue.pending >= atOnce && queue.sizeBy({ priority }) >= maxWaiting) throw busy("Too many wait");
    // The queue's own `timeout` limits the run, not the wait for it.
    const wait = new AbortController();
    const timer = maxWaitMs === undefined ? undefined : setTimeout(() => wait.abort(busy("Waited too long")), maxWaitMs);
    const start = () => {
      clearTimeout(timer);
      return run();
    };
    return queue.add(start, { priority, signal: wait.signal });
  };
}
