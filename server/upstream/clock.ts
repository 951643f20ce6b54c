/** Time as this room needs it; tests hand in their own. */
export type Clock = {
  /** Milliseconds that only ever go forward: a corrected system clock must not close the budget for an hour. */
  now(): number;
  /** Milliseconds since 1970, for `Retry-After` dates. */
  wallMs(): number;
  /** Runs once after so many milliseconds; the answer takes it back. */
  after(ms: number, run: () => void): () => void;
};

export const realClock: Clock = {
  now: () => performance.now(),
  wallMs: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, Math.max(0, ms));
    return () => clearTimeout(timer);
  },
};
