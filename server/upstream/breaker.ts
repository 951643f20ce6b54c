import { type Clock, realClock } from "./clock.ts";

/** `open`: no call. `half-open`: one call may find out whether the provider is back. */
export type BreakerState = "closed" | "open" | "half-open";

/** How a call ended. An answer of 4xx is an answer, unless it refuses the key; `limited` is a 429. */
export type Outcome = { kind: "answered" } | { kind: "failed" } | { kind: "limited"; retryAfterMs: number | null };

export type Passage = { settle(outcome: Outcome): void };

export type Breaker = {
  state(): BreakerState;
  /** How long until a call has a chance; 0 when it has one now. */
  waitMs(): number;
  /** Leave to call, to be settled without fail; `null` while there is none. */
  enter(): Passage | null;
};

/** `onChange` is told when calls stop being made freely, and when they are again. */
export type BreakerOptions = { clock?: Clock; onChange?: (isClosed: boolean) => void };

const consecutiveFailures = 5;
/** Half of the last ten seconds' calls failed, at least twenty of them known. */
const failureRate = { share: 0.5, windowMs: 10_000, minCalls: 20, maxCalls: 200 };
/** At most one call a second asks whether it is back: half of what R2 allows. */
const probeEveryMs = 1000;
/** A 429 that names no time: 1, 2, 4, 4… seconds, so that the site is fresh within 5 s of the end. */
const unnamedWaitMs = { first: 1000, max: 4000 };
const longestWaitMs = 5 * 60 * 1000;

type Memory = {
  isClosed: boolean;
  /** Rises with every change of mind: calls that began in an earlier era say nothing about this one. */
  era: number;
  nextProbeAt: number;
  isProbing: boolean;
  failuresInARow: number;
  unnamedWaits: number;
  recent: { at: number; failed: boolean }[];
};

const fresh = (era: number): Memory => ({ isClosed: true, era, nextProbeAt: 0, isProbing: false, failuresInARow: 0, unnamedWaits: 0, recent: [] });

function open(memory: Memory, until: number): void {
  if (memory.isClosed) memory.era += 1;
  memory.isClosed = false;
  memory.nextProbeAt = Math.max(memory.nextProbeAt, until);
}

function limited(memory: Memory, retryAfterMs: number | null, now: number): void {
  const unnamedMs = Math.min(unnamedWaitMs.first * 2 ** memory.unnamedWaits, unnamedWaitMs.max);
  if (retryAfterMs === null) memory.unnamedWaits += 1;
  open(memory, now + (retryAfterMs === null ? unnamedMs : Math.min(Math.max(retryAfterMs, probeEveryMs), longestWaitMs)));
}

function record(memory: Memory, failed: boolean, now: number): void {
  memory.failuresInARow = failed ? memory.failuresInARow + 1 : 0;
  memory.recent = [...memory.recent.filter((call) => call.at > now - failureRate.windowMs).slice(1 - failureRate.maxCalls), { at: now, failed }];
  const share = memory.recent.filter((call) => call.failed).length / memory.recent.length;
  const tooMany = memory.recent.length >= failureRate.minCalls && share >= failureRate.share;
  if (failed && (tooMany || memory.failuresInARow >= consecutiveFailures)) open(memory, now + probeEveryMs);
}

function settleCall(memory: Memory, era: number, outcome: Outcome, now: number): void {
  const isOfThisEra = era === memory.era;
  // Many calls under way may be told to wait at once: a named time holds whoever says it, an unnamed one counts once.
  if (outcome.kind === "limited" && (isOfThisEra || outcome.retryAfterMs !== null)) limited(memory, outcome.retryAfterMs, now);
  else if (isOfThisEra) record(memory, outcome.kind === "failed", now);
}

function settleProbe(memory: Memory, outcome: Outcome, now: number): void {
  memory.isProbing = false;
  if (outcome.kind === "answered") Object.assign(memory, fresh(memory.era + 1));
  if (outcome.kind === "limited") limited(memory, outcome.retryAfterMs, now);
}

/** Stops asking a provider that does not answer, and finds out when it does again. */
export function createBreaker({ clock = realClock, onChange = () => undefined }: BreakerOptions = {}): Breaker {
  const memory = fresh(0);
  const mayProbe = (): boolean => !memory.isProbing && clock.now() >= memory.nextProbeAt;
  const noticing = (settle: (outcome: Outcome) => void) => (outcome: Outcome) => {
    const wasClosed = memory.isClosed;
    settle(outcome);
    if (memory.isClosed !== wasClosed) onChange(memory.isClosed);
  };
  return {
    state: () => (memory.isClosed ? "closed" : memory.isProbing || mayProbe() ? "half-open" : "open"),
    waitMs: () => (memory.isClosed ? 0 : Math.max(0, memory.nextProbeAt - clock.now(), memory.isProbing ? 1 : 0)),
    enter() {
      const { era } = memory;
      if (memory.isClosed) return { settle: noticing((outcome) => settleCall(memory, era, outcome, clock.now())) };
      if (!mayProbe()) return null;
      memory.isProbing = true;
      memory.nextProbeAt = clock.now() + probeEveryMs;
      return { settle: noticing((outcome) => settleProbe(memory, outcome, clock.now())) };
    },
  };
}
