import type { Priority } from "#domain/query.ts";
import type { Breaker, Outcome, Permit } from "./breaker.ts";
import type { Clock } from "./clock.ts";
import { ExchangeFailure, type ExchangeLimits, exchange, type Fetch } from "./exchange.ts";
import type { Quota, Ticket } from "./quota.ts";
import { redactedCause } from "./redacted-cause.ts";
import { parseResponse, type ResponseBody } from "./response.ts";
import { UpstreamError, type UpstreamErrorKind } from "./upstream-error.ts";

/** How a call ended, as metrics label it. `absent`: a 404. `limited`: a 429. `budget` (the quota) and `open` (the breaker): it was not made. */
export type CallOutcome = "answered" | "absent" | "limited" | UpstreamErrorKind;

/** Called after every call. `tookMs` includes the wait for the quota. */
export type CallObserver = (priority: Priority, outcome: CallOutcome, tookMs: number) => void;

/** What every call needs. `secret` is the key: no error may contain it. */
export type CallContext = {
  observe: CallObserver;
  fetch: Fetch;
  headers: Record<string, string>;
  secret: string | null;
  quota: Quota;
  breaker: Breaker;
  clock: Clock;
};

/** `path` names the call in errors, `url` contains the key. The priority of the ticket may rise while it waits. */
export type Call = { path: string; url: string; ticket: Ticket };

/** Acquires a permit of the breaker and the quota. While the provider is down only one probe may call, and no call waits. */
async function acquirePermit({ breaker, quota }: CallContext, { path, ticket }: Call): Promise<Permit> {
  const open = (): UpstreamError => new UpstreamError({ kind: "open", path, retryAfterMs: breaker.waitMs() });
  const isDown = breaker.state() !== "closed";
  const probe = isDown ? breaker.acquire() : null;
  if (isDown && probe === null) throw open();
  if (!(await quota.acquire(ticket))) {
    probe?.settle({ kind: "failed", reason: "budget" });
    throw new UpstreamError({ kind: "budget", path });
  }
  const permit = probe ?? breaker.acquire();
  if (permit === null) throw open();
  return permit;
}

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof UpstreamError)) return { kind: "failed", reason: "network" };
  const { status, reason, retryAfterMs } = error;
  if (status === 429) return { kind: "limited", retryAfterMs };
  // A refused key fails every call: without the breaker that would be 38 refusals a second.
  const isAnswer = status !== null && status >= 400 && status < 500 && status !== 401 && status !== 403;
  return isAnswer ? { kind: "answered" } : { kind: "failed", reason };
}

function callOutcomeOf(error: unknown): CallOutcome {
  if (!(error instanceof UpstreamError)) return "network";
  if (error.status === 404) return "absent";
  return error.status === 429 ? "limited" : error.kind;
}

/** Calls once and reports the outcome to the observer. */
export async function attempt(context: CallContext, call: Call, limits: ExchangeLimits): Promise<ResponseBody> {
  const startedMs = context.clock.now();
  const observe = (outcome: CallOutcome) => context.observe(call.ticket.priority, outcome, context.clock.now() - startedMs);
  try {
    const body = await callOnce(context, call, limits);
    observe("answered");
    return body;
  } catch (error) {
    observe(callOutcomeOf(error));
    throw error;
  }
}

/** Every failure is an `UpstreamError`, and settles the breaker's permit. */
async function callOnce(context: CallContext, call: Call, limits: ExchangeLimits): Promise<ResponseBody> {
  const permit = await acquirePermit(context, call);
  try {
    const body = parseResponse(call.path, await exchange(context.fetch, call.url, context.headers, limits, context.clock), context.clock.wallMs());
    permit.settle({ kind: "answered" });
    return body;
  } catch (error) {
    const failure =
      error instanceof ExchangeFailure
        ? new UpstreamError({ kind: error.kind, path: call.path, cause: error.cause && redactedCause(error.cause, context.secret) })
        : error;
    permit.settle(outcomeOf(failure));
    throw failure;
  }
}
