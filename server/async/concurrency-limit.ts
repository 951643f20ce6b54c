/** Whoever is in the `last` lane has a turn only while nobody waits in the `first`. */
export type Lane = "first" | "last";
export type ConcurrencyLimit = <T>(run: () => Promise<T>, lane?: Lane) => Promise<T>;

/** `atOnce` run together; `maxWaiting` more may wait in each lane, none of them longer than `maxWaitMs`: as many and as long as they like without. */
export type ConcurrencyOptions = { atOnce: number; maxWaiting?: number; maxWaitMs?: number };

type ConcurrencyDeps = ConcurrencyOptions & {
  /** Makes the error of a turn that cannot be had. */
  busy?: (why: string) => Error;
};

/** Bounded work, in the order of asking. */
export function createConcurrencyLimit({ atOnce, maxWaiting, maxWaitMs, busy = Error }: ConcurrencyDeps): ConcurrencyLimit {
  const lanes: Record<Lane, Set<() => void>> = { first: new Set(), last: new Set() };
  let running = 0;

  async function waitIn(lane: Set<() => void>): Promise<void> {
    if (maxWaiting !== undefined && lane.size >= maxWaiting) throw busy("Too many wait");
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    lane.add(resolve);
    const giveUp = () => {
      lane.delete(resolve);
      reject(busy("Waited too long"));
    };
    const timer = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs);
    await promise.finally(() => clearTimeout(timer));
  }

  /** A free place goes straight to the next who waits: nobody can come between. */
  function handOver(): void {
    const lane = lanes.first.size > 0 ? lanes.first : lanes.last;
    const [next] = lane;
    if (next === undefined) {
      running -= 1;
      return;
    }
    lane.delete(next);
    next();
  }

  return async (run, lane = "first") => {
    if (running < atOnce) running += 1;
    else await waitIn(lanes[lane]);
    try {
      return await run();
    } finally {
      handOver();
    }
  };
}
