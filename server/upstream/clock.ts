/** The time; tests pass in their own. */
export type Clock = {
  /** Monotonic milliseconds: a corrected system clock must not block the quota. */
  now(): number;
  /** Milliseconds since 1970, for `Retry-After` dates. */
  wallMs(): number;
  /** Runs once after `ms`. Returns a function that cancels it. */
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
