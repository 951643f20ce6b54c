import type { Priority } from "#domain/catalog.ts";
import type { Breaker, Outcome, Passage } from "./breaker.ts";
import type { Clock } from "./clock.ts";
import { ExchangeFailure, type ExchangeLimits, exchange, type Fetch } from "./exchange.ts";
import type { Quota, Ticket } from "./quota.ts";
import { redactedCause } from "./redacted-cause.ts";
import { type Answer, answerOf } from "./response.ts";
import { UpstreamError, type UpstreamErrorKind } from "./upstream-error.ts";

/** How a call ended. `absent`: a 404. `limited`: a 429. `budget` and `open`: it was not made. */
export type CallOutcome = "answered" | "absent" | "limited" | UpstreamErrorKind;

/** Told of every call, with the time that it waited for leave and took. */
export type CallObserver = (priority: Priority, outcome: CallOutcome, tookMs: number) => void;

/** The line to the provider, with whoever decides whether it may be used. `secret` is what no error may hold. */
export type Line = {
  observe: CallObserver;
  fetch: Fetch;
  headers: Record<string, string>;
  secret: string | null;
  budget: Quota;
  breaker: Breaker;
  clock: Clock;
};

/** `path` names the call, `url` holds the key; the ticket's priority may rise. */
export type Call = { path: string; url: string; ticket: Ticket };

/** Leave to call: the breaker's and the budget's. While the provider is down one call alone may ask, and none queues. */
async function enter({ breaker, budget }: Line, { path, ticket }: Call): Promise<Passage> {
  const open = (): UpstreamError => new UpstreamError({ kind: "open", path, retryAfterMs: breaker.waitMs() });
  const isDown = breaker.state() !== "closed";
  const probe = isDown ? breaker.enter() : null;
  if (isDown && probe === null) throw open();
  if (!(await budget.take(ticket))) {
    probe?.settle({ kind: "failed" });
    throw new UpstreamError({ kind: "budget", path });
  }
  const passage = probe ?? breaker.enter();
  if (passage === null) throw open();
  return passage;
}

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof UpstreamError) || error.status === null) return { kind: "failed" };
  if (error.status === 429) return { kind: "limited", retryAfterMs: error.retryAfterMs };
  // A refused key fails whatever is asked: to ask on would be 38 refusals a second.
  if (error.status === 401 || error.status === 403) return { kind: "failed" };
  return { kind: error.status >= 400 && error.status < 500 ? "answered" : "failed" };
}

function nameOf(error: unknown): CallOutcome {
  if (!(error instanceof UpstreamError)) return "network";
  if (error.status === 404) return "absent";
  return error.status === 429 ? "limited" : error.kind;
}

/** Asks once, and tells the observer how it went. */
export async function attempt(line: Line, call: Call, limits: ExchangeLimits): Promise<Answer> {
  const startedMs = line.clock.now();
  const observe = (outcome: CallOutcome) => line.observe(call.ticket.priority, outcome, line.clock.now() - startedMs);
  try {
    const answer = await made(line, call, limits);
    observe("answered");
    return answer;
  } catch (error) {
    observe(nameOf(error));
    throw error;
  }
}

/** Every failure is an `UpstreamError`, and the breaker hears of it. */
async function made(line: Line, call: Call, limits: ExchangeLimits): Promise<Answer> {
  const passage = await enter(line, call);
  try {
    const answer = answerOf(call.path, await exchange(line.fetch, call.url, line.headers, limits, line.clock), line.clock.wallMs());
    passage.settle({ kind: "answered" });
    return answer;
  } catch (error) {
    passage.settle(outcomeOf(error));
    if (!(error instanceof ExchangeFailure)) throw error;
    throw new UpstreamError({ kind: error.kind, path: call.path, cause: error.cause && redactedCause(error.cause, line.secret) });
  }
}
