import { type Priority, rankOf } from "#domain/query.ts";
import { type Clock, realClock } from "./clock.ts";

/** The start times of the calls of the last `windowMs`. */
type RollingWindow = { starts: number[]; windowMs: number };

function dropExpired({ starts, windowMs }: RollingWindow, now: number): void {
  while (starts[0] !== undefined && starts[0] + windowMs <= now) starts.shift();
}

/** Milliseconds until a call with `ahead` others before it fits below `ceiling`, if no further call arrives. */
function waitForRoomMs({ starts, windowMs }: RollingWindow, ceiling: number, ahead: number, now: number): number {
  const position = starts.length - ceiling + ahead;
  if (position < 0 || starts.length === 0) return 0;
  return (starts[position % starts.length] ?? now) + windowMs * (1 + Math.floor(position / starts.length)) - now;
}

/** The priority may rise while the call waits: a visitor joins a refresh. */
export type Ticket = { priority: Priority };

export type QuotaUse = { used: number; limit: number; waiting: number };

export type Quota = {
  /** Resolves with true when the call may, and then must, be made; with false if the wait would be too long. */
  acquire(ticket: Ticket): Promise<boolean>;
  /** Whether a call of this priority could be made at once. */
  hasRoom(priority: Priority): boolean;
  use(): QuotaUse;
  /** Changes the limit: nodes have joined or left. */
  resize(limit: number): void;
};

export type QuotaOptions = { clock?: Clock; limit?: number };

/** The provider allows about 40 calls a second. The window is a little longer, because calls do not arrive as evenly as they leave. */
const defaultLimit = 38;
const windowMs = 1050;
/** The share of the window that each priority may fill: the rest is reserved for higher ones. */
const shares: Record<Priority, number> = { visitor: 1, excess: 0.8, refresh: 0.75, speculative: 0.4 };
/** A call for a page must return within the page's deadline of 1.5 s. */
const waitLimitMs: Record<Priority, number> = { visitor: 1100, excess: 1100, refresh: 5000, speculative: 0 };

type Waiter = { ticket: Ticket; deadlineMs: number; settle: (granted: boolean) => void };

type QuotaState = { clock: Clock; limit: number; window: RollingWindow; waiters: Waiter[]; cancelTimer: () => void };

const ceilingOf = (state: QuotaState, priority: Priority): number => Math.max(1, Math.floor(state.limit * shares[priority]));

const isFree = (state: QuotaState, priority: Priority): boolean => state.window.starts.length < ceilingOf(state, priority);

/** The first waiter of the highest priority that fits. */
function nextOf(state: QuotaState): Waiter | undefined {
  const possible = state.waiters.filter((waiter) => isFree(state, waiter.ticket.priority));
  const rank = Math.min(...possible.map((waiter) => rankOf[waiter.ticket.priority]));
  return possible.find((waiter) => rankOf[waiter.ticket.priority] === rank);
}

function settle(state: QuotaState, waiter: Waiter, granted: boolean): void {
  state.waiters = state.waiters.filter((other) => other !== waiter);
  waiter.settle(granted);
}

/** Grants what fits, refuses what has waited too long, and schedules the next change. */
function grantWaiting(state: QuotaState): void {
  const now = state.clock.now();
  dropExpired(state.window, now);
  for (let waiter = nextOf(state); waiter !== undefined; waiter = nextOf(state)) {
    state.window.starts.push(now);
    settle(state, waiter, true);
  }
  for (const waiter of state.waiters) if (waiter.deadlineMs <= now) settle(state, waiter, false);
  state.cancelTimer();
  if (state.waiters.length === 0) return;
  const soonest = Math.min((state.window.starts[0] ?? now) + windowMs, ...state.waiters.map((waiter) => waiter.deadlineMs));
  state.cancelTimer = state.clock.after(soonest - now, () => grantWaiting(state));
}

function acquire(state: QuotaState, ticket: Ticket): Promise<boolean> {
  grantWaiting(state);
  const now = state.clock.now();
  if (isFree(state, ticket.priority)) {
    state.window.starts.push(now);
    return Promise.resolve(true);
  }
  const rank = rankOf[ticket.priority];
  const ahead = state.waiters.filter((waiter) => rankOf[waiter.ticket.priority] <= rank).length;
  const limitMs = waitLimitMs[ticket.priority];
  if (waitForRoomMs(state.window, ceilingOf(state, ticket.priority), ahead, now) > limitMs) return Promise.resolve(false);
  return new Promise((resolve) => {
    state.waiters.push({ ticket, deadlineMs: now + limitMs, settle: resolve });
    grantWaiting(state);
  });
}

/** At most `limit` calls in any second, retries included; by priority, then in order of arrival. */
export function createQuota({ clock = realClock, limit = defaultLimit }: QuotaOptions = {}): Quota {
  const state: QuotaState = { clock, limit, window: { starts: [], windowMs }, waiters: [], cancelTimer: () => {} };
  return {
    acquire: (ticket) => acquire(state, ticket),
    resize(limit) {
      state.limit = limit;
      grantWaiting(state);
    },
    hasRoom(priority) {
      dropExpired(state.window, clock.now());
      return isFree(state, priority);
    },
    use() {
      dropExpired(state.window, clock.now());
      return { used: state.window.starts.length, limit: state.limit, waiting: state.waiters.length };
    },
  };
}
