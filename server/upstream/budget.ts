import { type Clock, realClock } from "./clock.ts";
import { type Priority, rankOf } from "./priority.ts";

/** Its priority may rise while it waits: a visitor joins a refresh that is under way. */
export type Ticket = { priority: Priority };

export type BudgetUse = { used: number; limit: number; waiting: number };

export type Budget = {
  /** `true`: call now, and do. `false`: the wait would be too long. */
  take(ticket: Ticket): Promise<boolean>;
  use(): BudgetUse;
};

export type BudgetParts = {
  clock?: Clock;
  limit?: number;
  windowMs?: number;
  /** How many calls of a window each may bring it to: the rest is kept for whoever goes before. */
  shares?: Record<Priority, number>;
  waitLimitMs?: Record<Priority, number>;
};

type Waiter = { ticket: Ticket; deadlineMs: number; settle: (granted: boolean) => void };

/** The provider allows about 40 calls a second. The window is a little longer, because calls do not arrive as evenly as they leave. */
const defaults = {
  limit: 38,
  windowMs: 1050,
  shares: { visitor: 1, refresh: 0.75, speculative: 0.4 },
  waitLimitMs: { visitor: 1500, refresh: 5000, speculative: 0 },
};

/** A rolling window: never more than `limit` calls in any `windowMs`. Visitors first, then in the order of asking. */
export function createBudget(parts: BudgetParts = {}): Budget {
  const { clock = realClock, limit = defaults.limit, windowMs = defaults.windowMs, waitLimitMs = defaults.waitLimitMs, shares = defaults.shares } = parts;
  const starts: number[] = [];
  let waiters: Waiter[] = [];
  let cancelTimer: (() => void) | null = null;

  const ceiling = (priority: Priority): number => Math.max(1, Math.floor(limit * shares[priority]));
  const isFree = (priority: Priority): boolean => starts.length < ceiling(priority);
  const forget = (now: number): void => {
    while (starts[0] !== undefined && starts[0] + windowMs <= now) starts.shift();
  };

  /** When the next one of this priority could go, were nobody else to come. */
  function estimateMs(priority: Priority, now: number): number {
    const ahead = waiters.filter((waiter) => rankOf[waiter.ticket.priority] <= rankOf[priority]).length;
    const turn = starts.length - ceiling(priority) + ahead;
    return (starts[turn % starts.length] ?? now) + windowMs * (1 + Math.floor(turn / starts.length)) - now;
  }

  function next(): Waiter | undefined {
    return waiters
      .filter((waiter) => isFree(waiter.ticket.priority))
      .reduce<Waiter | undefined>((best, waiter) => (best && rankOf[best.ticket.priority] <= rankOf[waiter.ticket.priority] ? best : waiter), undefined);
  }

  function settle(waiter: Waiter, granted: boolean): void {
    waiters = waiters.filter((other) => other !== waiter);
    waiter.settle(granted);
  }

  function serve(): void {
    const now = clock.now();
    forget(now);
    for (let waiter = next(); waiter !== undefined; waiter = next()) {
      starts.push(now);
      settle(waiter, true);
    }
    for (const waiter of waiters) if (waiter.deadlineMs <= now) settle(waiter, false);
    cancelTimer?.();
    cancelTimer = null;
    if (waiters.length === 0) return;
    const soonest = Math.min((starts[0] ?? now) + windowMs, ...waiters.map((waiter) => waiter.deadlineMs));
    cancelTimer = clock.after(soonest - now, serve);
  }

  return {
    take(ticket) {
      serve();
      const now = clock.now();
      if (isFree(ticket.priority)) {
        starts.push(now);
        return Promise.resolve(true);
      }
      const limitMs = waitLimitMs[ticket.priority];
      if (estimateMs(ticket.priority, now) > limitMs) return Promise.resolve(false);
      return new Promise((resolve) => {
        waiters.push({ ticket, deadlineMs: now + limitMs, settle: resolve });
        serve();
      });
    },
    use() {
      forget(clock.now());
      return { used: starts.length, limit, waiting: waiters.length };
    },
  };
}
