import { setImmediate as nextTurn } from "node:timers/promises";
import PQueue from "p-queue";
import type { Priority } from "#domain/query.ts";
import { rankOf } from "#domain/query.ts";
import { OverloadError } from "./overload-response.ts";

/** Calls `work`, which renders a page and compresses it, when the process may spend the time. */
export type Schedule = <T>(work: () => T | Promise<T>) => Promise<T>;

export type WorkQueue = {
  /** For the server's "connection". */
  onConnection(): void;
  /** For a page of this priority, requested now. @throws OverloadError if it waits too long */
  schedule(priority: Priority): Schedule;
  /** The moving average of milliseconds from one page to the next, with all that the event loop does between them. */
  averageMs(): number;
};

/** From the request, so that each response is sent within 4 s on a busy machine (quality.md, R22). */
const usualWaitMs = 1800;
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
    /** Resolves after a turn that brought no new connection. */
    async settled(): Promise<void> {
      for (let turn = 0; turn < maxTurns; turn += 1) {
        const before = accepted;
        await nextTurn();
        if (accepted === before) return;
      }
    },
  };
}

/** Renders pages by priority, then by the time of the request. */
export function createWorkQueue({ onTimeout, maxWaitMs = usualWaitMs }: { onTimeout: () => void; maxWaitMs?: number }): WorkQueue {
  const queue = new PQueue({ concurrency: pagesAtOnce });
  const arrivals = createArrivals();
  let averageMs = assumedMs;
  return {
    onConnection: arrivals.onConnection,
    averageMs: () => averageMs,
    schedule(priority) {
      const requestedAt = performance.now();
      return (work) => {
        // The queue's own `timeout` limits the run, not the wait for it.
        const wait = new AbortController();
        const abort = () => {
          onTimeout();
          wait.abort(new OverloadError());
        };
        const timer = setTimeout(abort, Math.max(0, requestedAt + maxWaitMs - performance.now()));
        const render = async () => {
          clearTimeout(timer);
          const startedAt = performance.now();
          await arrivals.settled();
          try {
            return await work();
          } finally {
            averageMs += ((performance.now() - startedAt) / pagesAtOnce - averageMs) * sampleWeight;
          }
        };
        return queue.add(render, { priority: -(rankOf[priority] * rankMs + requestedAt), signal: wait.signal });
      };
    },
  };
}
