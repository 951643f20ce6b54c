import { type Clock, realClock } from "./clock.ts";

/** `open`: no call. `half-open`: one call may find out whether the provider is back. */
export type BreakerState = "closed" | "open" | "half-open";

/** How a call ended. An answer of 4xx is an answer; `limited` is a 429. */
export type Outcome = { kind: "answered" } | { kind: "failed" } | { kind: "limited"; retryAfterMs: number | null };

export type Passage = { settle(outcome: Outcome): void };

export type Breaker = {
  state(): BreakerState;
  /** How long until a call has a chance; 0 when it has one now. */
  waitMs(): number;
  /** Leave to call, to be settled without fail; `null` while there is none. */
  enter(): Passage | null;
};

export type BreakerParts = { clock?: Clock };

const consecutiveFailures = 5;
/** Half of the last ten seconds' calls failed, at least twenty of them known. */
const failureRate = { share: 0.5, windowMs: 10_000, minCalls: 20, maxCalls: 200 };
/** At most one call a second asks whether it is back: half of what R2 allows. */
const probeEveryMs = 1000;
/** A 429 that names no time: 1, 2, 4, 4… seconds, so that the site is fresh within 5 s of the end. */
const unnamedWaitMs = { first: 1000, max: 4000 };
const longestWaitMs = 5 * 60 * 1000;

export function createBreaker({ clock = realClock }: BreakerParts = {}): Breaker {
  /** Outcomes of calls that began before the last change of mind say nothing about the time after it. */
  let era = 0;
  let shut = true;
  let nextProbeAt = 0;
  let probing = false;
  let failuresInARow = 0;
  let unnamedWaits = 0;
  let recent: { at: number; failed: boolean }[] = [];

  function open(waitMs: number): void {
    if (shut) era += 1;
    shut = false;
    nextProbeAt = Math.max(nextProbeAt, clock.now() + waitMs);
  }

  function close(): void {
    era += 1;
    shut = true;
    nextProbeAt = 0;
    failuresInARow = 0;
    unnamedWaits = 0;
    recent = [];
  }

  function limited(retryAfterMs: number | null): void {
    if (retryAfterMs === null) {
      open(Math.min(unnamedWaitMs.first * 2 ** unnamedWaits, unnamedWaitMs.max));
      unnamedWaits += 1;
    } else open(Math.min(Math.max(retryAfterMs, probeEveryMs), longestWaitMs));
  }

  function tooManyFailed(): boolean {
    const now = clock.now();
    recent = recent.filter((entry) => entry.at > now - failureRate.windowMs).slice(-failureRate.maxCalls);
    const failed = recent.filter((entry) => entry.failed).length;
    return recent.length >= failureRate.minCalls && failed >= recent.length * failureRate.share;
  }

  function record(failed: boolean): void {
    recent.push({ at: clock.now(), failed });
    failuresInARow = failed ? failuresInARow + 1 : 0;
    if (failed && (failuresInARow >= consecutiveFailures || tooManyFailed())) open(probeEveryMs);
  }

  function settleProbe(outcome: Outcome): void {
    probing = false;
    if (outcome.kind === "answered") close();
    if (outcome.kind === "limited") limited(outcome.retryAfterMs);
  }

  function settleCall(outcome: Outcome, begunInEra: number): void {
    // Many calls under way may be told to wait at once: a named time holds whoever says it, an unnamed one counts once.
    if (outcome.kind === "limited" && (begunInEra === era || outcome.retryAfterMs !== null)) limited(outcome.retryAfterMs);
    else if (begunInEra === era) record(outcome.kind === "failed");
  }

  return {
    state: () => (shut ? "closed" : probing || clock.now() >= nextProbeAt ? "half-open" : "open"),
    waitMs: () => (shut ? 0 : Math.max(0, nextProbeAt - clock.now(), probing ? 1 : 0)),
    enter() {
      const begunInEra = era;
      if (shut) return { settle: (outcome) => settleCall(outcome, begunInEra) };
      if (probing || clock.now() < nextProbeAt) return null;
      probing = true;
      nextProbeAt = clock.now() + probeEveryMs;
      return { settle: settleProbe };
    },
  };
}
