import { setImmediate as nextTurn } from "node:timers/promises";

/** Awaited before each piece of work: calls resolve one in each turn of the event loop, in their order. */
export type OneATurn = () => Promise<void>;

export function createOneATurn(): OneATurn {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => nextTurn());
    return last;
  };
}
