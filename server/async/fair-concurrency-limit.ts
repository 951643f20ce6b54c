import { type ConcurrencyLimit, type ConcurrencyOptions, createConcurrencyLimit } from "./concurrency-limit.ts";

/** Waits for a place among the client's calls, then among all. */
export type FairConcurrencyLimit = <T>(client: string, run: () => Promise<T>) => Promise<T>;

type Limit = ConcurrencyOptions & { busy: (why: string) => Error };

/**
 * Fewer calls run together `ofEach` client than `inAll`. Calls that hang therefore hold a part of the places, and a client's further calls wait in a
 * queue of its own, where they delay no other client.
 */
export function createFairConcurrencyLimit({ inAll, ofEach }: { inAll: Limit; ofEach: Limit }): FairConcurrencyLimit {
  const limit = createConcurrencyLimit(inAll);
  const clients = new Map<string, { limit: ConcurrencyLimit; calls: number }>();
  return async (client, run) => {
    const own = clients.get(client) ?? { limit: createConcurrencyLimit(ofEach), calls: 0 };
    clients.set(client, own);
    own.calls += 1;
    try {
      return await own.limit(() => limit(run));
    } finally {
      own.calls -= 1;
      if (own.calls === 0) clients.delete(client);
    }
  };
}
