import type { Priority } from "#domain/catalog.ts";
import { type Clock, realClock } from "./clock.ts";
import { rankOf } from "./priority.ts";
import { forget, type RollingWindow, roomInMs } from "./rolling-window.ts";

/** Its priority may rise while it waits: a visitor joins a refresh that is under way. */
export type Ticket = { priority: Priority };

export type QuotaUse = { used: number; limit: number; waiting: number };

export type Quota = {
  /** `true`: call now, and do. `false`: the wait would be too long. */
  take(ticket: Ticket): Promise<boolean>;
  /** Whether such a call would be let go at once. */
  hasRoom(priority: Priority): boolean;
  use(): QuotaUse;
  /** From now on so many calls a second: other nodes have come or gone. */
  resize(limit: number): void;
};

export type QuotaOptions = { clock?: Clock; limit?: number };

/** The provider allows about 40 calls a second. The window is a little longer, because calls do not arrive as evenly as they leave. */
const usualLimit = 38;
const windowMs = 1050;
/** How full of a window each may make it: the rest is kept for whoever goes before. */
const shares: Record<Priority, number> = { visitor: 1, refresh: 0.75, speculative: 0.4 };
/** A visitor's call has to be back before the page goes out without it (1.5 s); were all to wait that long, all would come too late. */
const waitLimitMs: Record<Priority, number> = { visitor: 1100, refresh: 5000, speculative: 0 };

type Waiter = { ticket: Ticket; deadlineMs: number; settle: (granted: boolean) => void };

type Desk = { clock: Clock; limit: number; window: RollingWindow; waiters: Waiter[]; cancelTimer: () => void };

const ceilingOf = (desk: Desk, priority: Priority): number => Math.max(1, Math.floor(desk.limit * shares[priority]));

const isFree = (desk: Desk, priority: Priority): boolean => desk.window.starts.length < ceilingOf(desk, priority);

/** The first of those with the highest priority that there is room for. */
function nextOf(desk: Desk): Waiter | undefined {
  const possible = desk.waiters.filter((waiter) => isFree(desk, waiter.ticket.priority));
  const rank = Math.min(...possible.map((waiter) => rankOf[waiter.ticket.priority]));
  return possible.find((waiter) => rankOf[waiter.ticket.priority] === rank);
}

function settle(desk: Desk, waiter: Waiter, granted: boolean): void {
  desk.waiters = desk.waiters.filter((other) => other !== waiter);
  waiter.settle(granted);
}

/** Lets go whoever may, turns away whose time is over, and comes back when either may change. */
function serve(desk: Desk): void {
  const now = desk.clock.now();
  forget(desk.window, now);
  for (let waiter = nextOf(desk); waiter !== undefined; waiter = nextOf(desk)) {
    desk.window.starts.push(now);
    settle(desk, waiter, true);
  }
  for (const waiter of desk.waiters) if (waiter.deadlineMs <= now) settle(desk, waiter, false);
  desk.cancelTimer();
  if (desk.waiters.length === 0) return;
  const soonest = Math.min((desk.window.starts[0] ?? now) + windowMs, ...desk.waiters.map((waiter) => waiter.deadlineMs));
  desk.cancelTimer = desk.clock.after(soonest - now, () => serve(desk));
}

function take(desk: Desk, ticket: Ticket): Promise<boolean> {
  serve(desk);
  const now = desk.clock.now();
  if (isFree(desk, ticket.priority)) {
    desk.window.starts.push(now);
    return Promise.resolve(true);
  }
  const rank = rankOf[ticket.priority];
  const ahead = desk.waiters.filter((waiter) => rankOf[waiter.ticket.priority] <= rank).length;
  const limitMs = waitLimitMs[ticket.priority];
  if (roomInMs(desk.window, ceilingOf(desk, ticket.priority), ahead, now) > limitMs) return Promise.resolve(false);
  return new Promise((resolve) => {
    desk.waiters.push({ ticket, deadlineMs: now + limitMs, settle: resolve });
    serve(desk);
  });
}

/** Never more than `limit` calls in any second, retries included. Visitors first, then in the order of asking. */
export function createQuota({ clock = realClock, limit = usualLimit }: QuotaOptions = {}): Quota {
  const desk: Desk = { clock, limit, window: { starts: [], windowMs }, waiters: [], cancelTimer: () => {} };
  return {
    take: (ticket) => take(desk, ticket),
    resize(limit) {
      desk.limit = limit;
      serve(desk);
    },
    hasRoom(priority) {
      forget(desk.window, clock.now());
      return isFree(desk, priority);
    },
    use() {
      forget(desk.window, clock.now());
      return { used: desk.window.starts.length, limit: desk.limit, waiting: desk.waiters.length };
    },
  };
}
