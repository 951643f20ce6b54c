import { DeadlineError, within } from "#server/async/deadline.ts";
import { createFairConcurrencyLimit } from "#server/async/fair-concurrency-limit.ts";

/** A folder of the operator that does not answer in time, as a share whose server is away. */
export class FolderError extends Error {
  override readonly name = "FolderError";
}

type GateOptions = {
  /** Calls at once, in all and of one folder. Each holds one of libuv's threads until the system answers, which a page's compression needs too. */
  inAll?: number;
  ofEach?: number;
  /** How long a caller waits, for its turn and for the system. */
  limitMs?: number;
};

/** `discard` gets what comes after the caller has gone: a file to close. */
export type FolderGate = <T>(root: number, call: () => Promise<T>, discard?: (late: T) => void) => Promise<T>;

const silent = () => new FolderError("The folder does not answer");

/** Lets a few file calls run at once. One that hangs keeps its place, so that hanging folders never take every thread. */
export function createFolderGate({ inAll = 3, ofEach = 2, limitMs = 8000 }: GateOptions = {}): FolderGate {
  const waiting = { maxWaitMs: limitMs, busy: silent };
  const limit = createFairConcurrencyLimit({ inAll: { atOnce: inAll, ...waiting }, ofEach: { atOnce: ofEach, ...waiting } });
  return async (root, call, discard) => {
    let isLate = false;
    const work = limit(String(root), async () => {
      const value = await call();
      if (isLate) discard?.(value);
      return value;
    });
    try {
      return await within(limitMs, work);
    } catch (error) {
      isLate = true;
      throw error instanceof DeadlineError ? silent() : error;
    }
  };
}
