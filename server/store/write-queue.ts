import { setTimeout as after } from "node:timers/promises";
import { LoggedError } from "./logged-error.ts";
import { isLocked } from "./sqlite-errors.ts";

export type WriteQueue = {
  /** Resolves once `write` has run, or waits because the file is locked. @throws what `write` throws; LoggedError if too many wait */
  add(write: () => Promise<void>): Promise<void>;
  /** Waits at most `ms` for the writes that have been added. */
  drain(ms: number): Promise<void>;
};

const retryEveryMs = 20;
/** Two processes on one file meet for milliseconds. A wait of a second is worth a line in the log. */
const longWaitRetries = 50;
/** Of films, about 20 MB. The provider's quota fills it in half a minute. */
const maxWaiting = 1000;

/** Runs writes one after another. Those that meet a file that another process has locked are retried; reads go on meanwhile. */
export function writeQueue(onLongWait: () => void): WriteQueue {
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  let locked = false;
  let giveUp = false;

  const untilUnlocked = async (write: () => Promise<void>, onWait: () => void): Promise<void> => {
    for (let retries = 0; ; retries += 1) {
      try {
        await write();
        locked = false;
        return;
      } catch (error) {
        if (!(error instanceof Error && isLocked(error.cause)) || giveUp) throw error;
      }
      locked = true;
      onWait();
      if (retries === longWaitRetries) onLongWait();
      await after(retryEveryMs);
    }
  };

  return {
    add: (write) => {
      if (waiting >= maxWaiting) return Promise.reject(new LoggedError(`${maxWaiting} writes wait for a locked file`));
      waiting += 1;
      const { promise: isWaiting, resolve: onWait } = Promise.withResolvers<void>();
      const written = last
        .then(() => untilUnlocked(write, onWait))
        .finally(() => {
          waiting -= 1;
        });
      last = written.catch(() => undefined);
      if (locked) onWait();
      return Promise.race([written, isWaiting]);
    },
    drain: async (ms) => {
      const timer = setTimeout(() => {
        giveUp = true;
      }, ms);
      await last;
      clearTimeout(timer);
    },
  };
}
