import { type Clock, realClock } from "./clock.ts";

/** `open`: no call. `half-open`: one probe may call. */
export type BreakerState = "closed" | "open" | "half-open";

/** How a call ended. `answered` includes a 4xx, unless it refuses the key; `limited` is a 429. `reason` is for the operator. */
export type Outcome = { kind: "answered" } | { kind: "failed"; reason: string } | { kind: "limited"; retryAfterMs: number | null };

/** The caller must settle it. */
export type Permit = { settle(outcome: Outcome): void };

export type Breaker = {
  state(): BreakerState;
  /** Milliseconds until the next call may be made; 0 for now. */
  waitMs(): number;
  /** Returns null while no call may be made. */
  acquire(): Permit | null;
};

/** `opened`: `reason` is that of the last failure. `must-wait`: a 429 named a time, `waitMs` from now; the breaker is open until then. */
export type BreakerChange = { kind: "opened"; reason: string } | { kind: "closed" } | { kind: "must-wait"; waitMs: number };

export type BreakerOptions = { clock?: Clock; onChange?: (change: BreakerChange) => void };

const consecutiveFailures = 5;
/** Opens if half of the last ten seconds' calls failed, of at least twenty. */
const failureRate = { share: 0.5, windowMs: 10_000, minCalls: 20, maxCalls: 200 };
/** At most one probe a second: half of what R2 allows (quality.md). */
const probeEveryMs = 1000;
/** Waits after a 429 without `Retry-After`: 1, 2, 4, 4… seconds, so that the site is fresh within 5 s of the end. */
const unnamedWaitMs = { first: 1000, max: 4000 };
/** Calls that are in flight together end within this time: if each of them gets a 429, that is one change. */
const sameWaitMs = 5000;

type State = {
  isClosed: boolean;
  /** Rises whenever the breaker opens or closes: the outcome of a call from an earlier era is ignored. */
  era: number;
  nextProbeAt: number;
  /** No call before the time that the provider named, even if a call that was in flight succeeds. */
  namedWaitUntil: number;
  isProbing: boolean;
  failuresInARow: number;
  unnamedWaits: number;
  recent: { at: number; failed: boolean }[];
};

const fresh = (era: number): State => ({
  isClosed: true,
  era,
  nextProbeAt: 0,
  namedWaitUntil: Number.NEGATIVE_INFINITY,
  isProbing: false,
  failuresInARow: 0,
  unnamedWaits: 0,
  recent: [],
});

function open(state: State, until: number): void {
  if (state.isClosed) state.era += 1;
  state.isClosed = false;
  state.nextProbeAt = Math.max(state.nextProbeAt, until);
}

function limited(state: State, retryAfterMs: number | null, now: number): void {
  if (retryAfterMs === null) {
    open(state, now + Math.min(unnamedWaitMs.first * 2 ** state.unnamedWaits, unnamedWaitMs.max));
    state.unnamedWaits += 1;
  } else {
    state.namedWaitUntil = Math.max(state.namedWaitUntil, now + Math.max(retryAfterMs, probeEveryMs));
    open(state, state.namedWaitUntil);
  }
}

function record(state: State, failed: boolean, now: number): void {
  state.failuresInARow = failed ? state.failuresInARow + 1 : 0;
  state.recent = [...state.recent.filter((call) => call.at > now - failureRate.windowMs).slice(1 - failureRate.maxCalls), { at: now, failed }];
  const share = state.recent.filter((call) => call.failed).length / state.recent.length;
  const tooMany = state.recent.length >= failureRate.minCalls && share >= failureRate.share;
  if (failed && (tooMany || state.failuresInARow >= consecutiveFailures)) open(state, now + probeEveryMs);
}

function settleCall(state: State, era: number, outcome: Outcome, now: number): void {
  const isCurrent = era === state.era;
  // Many concurrent calls may get a 429: a named time always counts, an unnamed one once.
  if (outcome.kind === "limited" && (isCurrent || outcome.retryAfterMs !== null)) limited(state, outcome.retryAfterMs, now);
  else if (isCurrent) record(state, outcome.kind === "failed", now);
}

function settleProbe(state: State, outcome: Outcome, now: number): void {
  state.isProbing = false;
  if (outcome.kind === "answered" && now >= state.namedWaitUntil) Object.assign(state, fresh(state.era + 1));
  if (outcome.kind === "limited") limited(state, outcome.retryAfterMs, now);
}

/** Stops calls to a provider that fails, and probes until it responds again. */
export function createBreaker({ clock = realClock, onChange = () => undefined }: BreakerOptions = {}): Breaker {
  const state = fresh(0);
  const canProbe = (): boolean => !state.isProbing && clock.now() >= state.nextProbeAt;
  const notifying = (settle: (outcome: Outcome, now: number) => void) => (outcome: Outcome) => {
    const { isClosed, namedWaitUntil } = state;
    const now = clock.now();
    settle(outcome, now);
    if (state.namedWaitUntil > Math.max(now, namedWaitUntil + sameWaitMs)) onChange({ kind: "must-wait", waitMs: state.namedWaitUntil - now });
    else if (state.isClosed !== isClosed)
      onChange(state.isClosed ? { kind: "closed" } : { kind: "opened", reason: outcome.kind === "failed" ? outcome.reason : "status 429" });
  };
  return {
    state: () => (state.isClosed ? "closed" : state.isProbing || canProbe() ? "half-open" : "open"),
    waitMs: () => (state.isClosed ? 0 : Math.max(0, state.nextProbeAt - clock.now(), state.isProbing ? 1 : 0)),
    acquire() {
      const { era } = state;
      if (state.isClosed) return { settle: notifying((outcome, now) => settleCall(state, era, outcome, now)) };
      if (!canProbe()) return null;
      state.isProbing = true;
      state.nextProbeAt = clock.now() + probeEveryMs;
      return { settle: notifying((outcome, now) => settleProbe(state, outcome, now)) };
    },
  };
}
