import { onTestFinished } from "vitest";

/** Counts the event loop's turns until the test has ended. @returns the number of the current turn */
export function countTurns(): () => number {
  let turn = 0;
  let next = setImmediate(function count() {
    turn += 1;
    next = setImmediate(count);
  });
  onTestFinished(() => clearImmediate(next));
  return () => turn;
}
