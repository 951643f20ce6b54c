import { setImmediate as nextTurn } from "node:timers/promises";
import PQueue from "p-queue";
import type { Schedule } from "#app/render.tsx";
import type { Priority } from "#domain/catalog.ts";
import { rankOf } from "#domain/priority-rank.ts";
import { createOneATurn } from "#server/async/one-a-turn.ts";

/** Work waited too long: a machine may become slower than admission expected, and visitors overtake other clients. */
export class WorkTimeout extends Error {
  override readonly name = "WorkTimeout";
}

/** A page's place among those that are rendered and compressed, taken by its first rendering. Leave it once the page is compressed. */
export type RenderSlot = {
  /** @throws WorkTimeout */
  schedule: Schedule;
  leave(): void;
};

export type WorkQueue = {
  /** For the server's "connection". */
  onConnection(): void;
  /** Resolves when the work of a request, or of a refresh, may start: its data are loaded next. @throws WorkTimeout */
  start(priority: Priority): Promise<void>;
  /** For the page of a request that arrived at this moment of `performance.now()`; the default is now. */
  renderSlot(priority: Priority, arrivedAt?: number): RenderSlot;
  /** The moving average of milliseconds from one page to the next. */
  averageMs(): number;
  /** Whether pages wait for their rendering. */
  hasWaiting(): boolean;
};

/** One page is rendered, others are compressed on zlib's threads meanwhile. */
const renderedAtOnce = 4;
/** Both from the arrival of the request, or the beginning of the refresh. A page that is rendered last is sent within 2.5 s (quality.md, R22). */
const maxWaitMs = { start: 600, rendering: 1800 };
/** Until a few pages are rendered. */
const assumedMs = 5;
/** The weight of a new sample: about the last ten count. */
const sampleWeight = 0.1;
/** Longer than a process runs: within a rank the earlier one is first. */
const rankMs = 1e12;
/** Turns of the event loop before a piece of work, at most: a flood of connections must not stop all work. */
const maxTurns = 32;

/**
 * Lets requests in before more work is done: those that wait in the kernel are unknown to admission, and would wait for ever. In one turn of the
 * event loop Node reads all connections, but accepts only one new one of each listening socket.
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

/**
 * The time from one page to the next while others wait: a throttled processor's pauses are in it, and all that the event loop does between
 * two pages. Without waiting pages it would be idle time. Then half of a page's own time counts, since one is compressed while another is rendered.
 */
function createPace() {
  let averageMs = assumedMs;
  let lastEndedAt = 0;
  return {
    averageMs: () => averageMs,
    pageEnded(startedAt: number, othersWait: boolean): void {
      const endedAt = performance.now();
      const tookMs = othersWait ? endedAt - Math.max(startedAt, lastEndedAt) : (endedAt - startedAt) / 2;
      averageMs += (tookMs - averageMs) * sampleWeight;
      lastEndedAt = endedAt;
    },
  };
}

/** A queue by priority, then by arrival. `run` is called within `waitMs` of the arrival, or the result rejects. */
function createPriorityQueue(atOnce: number, waitMs: number, onTimeout: () => void) {
  const queue = new PQueue({ concurrency: atOnce });
  const add = <T>(run: () => Promise<T>, priority: Priority, arrivedAt: number): Promise<T> => {
    // The queue's own `timeout` limits the run, not the wait for it.
    const wait = new AbortController();
    const timer = setTimeout(
      () => {
        onTimeout();
        wait.abort(new WorkTimeout());
      },
      Math.max(0, arrivedAt + waitMs - performance.now()),
    );
    const start = () => {
      clearTimeout(timer);
      return run();
    };
    return queue.add(start, { priority: -(rankOf[priority] * rankMs + arrivedAt), signal: wait.signal });
  };
  return { add, hasWaiting: () => queue.size > 0 };
}

/** Orders the work of requests by priority. New requests are read before each start and each rendering. */
export function createWorkQueue({ onTimeout }: { onTimeout: () => void }): WorkQueue {
  const starting = createPriorityQueue(1, maxWaitMs.start, onTimeout);
  const rendering = createPriorityQueue(renderedAtOnce, maxWaitMs.rendering, onTimeout);
  const arrivals = createArrivals();
  const pace = createPace();
  const ownTurn = createOneATurn();

  const enter = (priority: Priority, arrivedAt: number, left: Promise<void>): Promise<void> => {
    const { promise: entered, resolve, reject } = Promise.withResolvers<void>();
    const hold = async () => {
      const startedAt = performance.now();
      resolve();
      await left;
      pace.pageEnded(startedAt, rendering.hasWaiting());
    };
    rendering.add(hold, priority, arrivedAt).catch(reject);
    return entered;
  };

  return {
    onConnection: arrivals.onConnection,
    start: (priority) => starting.add(arrivals.settled, priority, performance.now()),
    averageMs: pace.averageMs,
    hasWaiting: rendering.hasWaiting,
    renderSlot(priority, arrivedAt = performance.now()) {
      const { promise: left, resolve: leave } = Promise.withResolvers<void>();
      let entered: Promise<void> | undefined;
      const schedule: Schedule = async (work) => {
        entered ??= enter(priority, arrivedAt, left);
        await entered;
        await arrivals.settled();
        // Four pages in one turn of the event loop hold it for 20 ms, which is worth it only while visitors wait for them.
        if (rankOf[priority] >= rankOf.refresh) await ownTurn();
        return work();
      };
      return { schedule, leave };
    },
  };
}
