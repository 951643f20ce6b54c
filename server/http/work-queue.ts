import { setImmediate as nextTurn } from "node:timers/promises";
import PQueue from "p-queue";
import type { Priority } from "#domain/query.ts";
import { rankOf } from "#domain/query.ts";
import { OverloadError } from "./overload-response.ts";

/** A page's place in the queue, from its request on. Both throw OverloadError if the page waits too long. */
export type Place = {
  /** Resolves when its data may be loaded. */
  start(): Promise<void>;
  /** Calls `work`, which renders the page and compresses it, when the process may spend the time. */
  render<T>(work: () => T | Promise<T>): Promise<T>;
};

export type WorkQueue = {
  /** For the server's "connection". */
  onConnection(): void;
  /** For a page of this priority, requested now. */
  place(priority: Priority): Place;
  /** The moving average of milliseconds from one page to the next, with all that the event loop does between them. */
  averageMs(): number;
};

/** From the request, so that each response is sent within 4 s on a busy machine (quality.md, R22). */
const usualWaitMs = { start: 1200, render: 1800 };
/** One is compressed on zlib's threads while another one is rendered. */
export const pagesAtOnce = 2;
/** Until a few pages are rendered. */
const assumedMs = 5;
/** The weight of a new sample: about the last ten count. */
const sampleWeight = 0.1;
/** Longer than a process runs: within a rank the earlier one is first. */
const rankMs = 1e12;
/** Turns of the event loop before a page, at most: a flood of connections must not stop all work. */
const maxTurns = 32;

/**
 * Lets requests in before a page is rendered: those that wait in the kernel are unknown to admission, and would wait for ever. In one turn of the
 * event loop Node reads all connections, but accepts only one new one.
 */
function createArrivals() {
  let accepted = 0;
  return {
    onConnection: () => {
      accepted += 1;
    },
    /** Resolves after a whole turn that brought no new connection. */
    async settled(): Promise<void> {
      // This turn may be past the point at which it accepts.
      await nextTurn();
      for (let turn = 0; turn < maxTurns; turn += 1) {
        const before = accepted;
        await nextTurn();
        if (accepted === before) return;
      }
    },
  };
}

/** A queue by priority, then by the time of the request. A run that has not begun by its time is not begun. */
function createPriorityQueue(concurrency: number, maxWaitMs: number, onTimeout: () => void) {
  const queue = new PQueue({ concurrency });
  return <T>(run: () => Promise<T>, priority: Priority, requestedAt: number): Promise<T> => {
    // The queue's own `timeout` limits the run, not the wait for it.
    const wait = new AbortController();
    const abort = () => {
      onTimeout();
      wait.abort(new OverloadError());
    };
    const timer = setTimeout(abort, Math.max(0, requestedAt + maxWaitMs - performance.now()));
    const begin = () => {
      clearTimeout(timer);
      return run();
    };
    return queue.add(begin, { priority: -(rankOf[priority] * rankMs + requestedAt), signal: wait.signal });
  };
}

/** Orders the work of pages by priority, then by the time of the request. */
export function createWorkQueue({ onTimeout, waitMs = usualWaitMs }: { onTimeout: () => void; waitMs?: Record<"start" | "render", number> }): WorkQueue {
  const startInTurn = createPriorityQueue(1, waitMs.start, onTimeout);
  const renderInTurn = createPriorityQueue(pagesAtOnce, waitMs.render, onTimeout);
  const arrivals = createArrivals();
  let averageMs = assumedMs;
  return {
    onConnection: arrivals.onConnection,
    averageMs: () => averageMs,
    place(priority) {
      const requestedAt = performance.now();
      return {
        start: () => startInTurn(arrivals.settled, priority, requestedAt),
        render: (work) =>
          renderInTurn(
            async () => {
              const startedAt = performance.now();
              await arrivals.settled();
              try {
                return await work();
              } finally {
                averageMs += ((performance.now() - startedAt) / pagesAtOnce - averageMs) * sampleWeight;
              }
            },
            priority,
            requestedAt,
          ),
      };
    },
  };
}
