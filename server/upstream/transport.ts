import { oneFlight } from "#server/one-flight.ts";
import type { Breaker, BreakerState, Outcome, Passage } from "./breaker.ts";
import type { Budget, BudgetUse, Ticket } from "./budget.ts";
import { type Clock, realClock } from "./clock.ts";
import { type Exchanged, ExchangeFailure, type ExchangeLimits, exchange, type Fetch } from "./exchange.ts";
import { isObject } from "./lenient.ts";
import { type Priority, rankOf } from "./priority.ts";
import { redactedCause } from "./redacted-cause.ts";
import { retryAfterMs } from "./retry-after.ts";
import { UpstreamError } from "./upstream-error.ts";

export type Credential = { apiKey: string } | { readToken: string };
export type Parameters = Record<string, string | number | undefined>;
export type TransportHealth = { breaker: BreakerState; budget: BudgetUse };

export type Transport = {
  /** The provider's answer, a JSON object; every failure is an `UpstreamError`. */
  get(path: string, parameters: Parameters, priority: Priority): Promise<Record<string, unknown>>;
  health(): TransportHealth;
};

export type TransportLimits = { headersMs: number; attemptMs: number; callMs: number; bodyBytes: number };

export type TransportParts = {
  /** The provider's v3 address, e.g. "http://localhost:4000/3". */
  baseUrl: string;
  credential: Credential | null;
  fetch: Fetch;
  budget: Budget;
  breaker: Breaker;
  clock?: Clock;
  limits?: Partial<TransportLimits>;
  /** From 0 to 1. */
  random?: () => number;
};

/** One attempt may hang for the headers' time; a second one still fits into the call. */
const defaultLimits: TransportLimits = { headersMs: 2500, attemptMs: 3000, callMs: 5000, bodyBytes: 2 * 1024 * 1024 };
const retryWaitMs = { min: 50, jitter: 150 };

const isWorthRetrying = (error: UpstreamError): boolean => error.kind === "network" || error.kind === "timeout" || (error.status ?? 0) >= 500;

function outcomeOf(error: UpstreamError): Outcome {
  if (error.status === 429) return { kind: "limited", retryAfterMs: error.retryAfterMs };
  return { kind: error.status !== null && error.status >= 400 && error.status < 500 ? "answered" : "failed" };
}

export function createTransport(parts: TransportParts): Transport {
  const { credential, fetch, budget, breaker, clock = realClock, random = Math.random } = parts;
  const limits = { ...defaultLimits, ...parts.limits };
  // Read once here, so that a wrong address stops the start and not a visitor.
  const baseUrl = new URL(parts.baseUrl).href.replace(/\/+$/, "");
  const secret = (credential === null ? null : "apiKey" in credential ? credential.apiKey : credential.readToken) || null;
  const headers: Record<string, string> = { accept: "application/json" };
  if (credential !== null && "readToken" in credential) headers.authorization = `Bearer ${credential.readToken}`;
  const oneRun = oneFlight<Record<string, unknown>>();
  const tickets = new WeakMap<Promise<unknown>, Ticket>();

  function parse(path: string, text: string | null): Record<string, unknown> {
    let answer: unknown;
    try {
      answer = JSON.parse(text ?? "");
    } catch {
      // Without its cause: the parser quotes the answer, cut anywhere, and an answer may quote our address.
      throw new UpstreamError({ kind: "malformed", path });
    }
    if (!isObject(answer)) throw new UpstreamError({ kind: "malformed", path });
    return answer;
  }

  function answerOf(path: string, { status, headers: answered, text }: Exchanged): Record<string, unknown> {
    if (status === 200) return parse(path, text);
    // Anybody can answer 404, a wrong address for one; only the provider says it in JSON.
    if (status === 404) parse(path, text);
    throw new UpstreamError({ kind: "status", path, status, retryAfterMs: retryAfterMs(answered.get("retry-after"), clock.wallMs()) });
  }

  const open = (path: string): UpstreamError => new UpstreamError({ kind: "open", path, retryAfterMs: breaker.waitMs() });

  /** Leave to call: the breaker's and the budget's. While the provider is down one call alone may ask, and none queues. */
  async function enter(path: string, ticket: Ticket): Promise<Passage> {
    const isDown = breaker.state() !== "closed";
    const probe = isDown ? breaker.enter() : null;
    if (isDown && probe === null) throw open(path);
    if (!(await budget.take(ticket))) {
      probe?.settle({ kind: "failed" });
      throw new UpstreamError({ kind: "budget", path });
    }
    const passage = probe ?? breaker.enter();
    if (passage === null) throw open(path);
    return passage;
  }

  async function attempt(path: string, url: string, ticket: Ticket, exchangeLimits: ExchangeLimits): Promise<Record<string, unknown>> {
    const passage = await enter(path, ticket);
    try {
      const answer = answerOf(path, await exchange(fetch, url, headers, exchangeLimits, clock));
      passage.settle({ kind: "answered" });
      return answer;
    } catch (error) {
      const failure =
        error instanceof ExchangeFailure ? new UpstreamError({ kind: error.kind, path, cause: error.cause && redactedCause(error.cause, secret) }) : error;
      passage.settle(failure instanceof UpstreamError ? outcomeOf(failure) : { kind: "failed" });
      throw failure;
    }
  }

  async function call(path: string, url: string, ticket: Ticket): Promise<Record<string, unknown>> {
    const startedMs = clock.now();
    const limitsWithin = (leftMs: number): ExchangeLimits => ({
      headersMs: Math.min(limits.headersMs, leftMs),
      totalMs: Math.min(limits.attemptMs, leftMs),
      bodyBytes: limits.bodyBytes,
    });
    try {
      return await attempt(path, url, ticket, limitsWithin(limits.callMs));
    } catch (error) {
      const isDown = (): boolean => breaker.state() !== "closed";
      if (!(error instanceof UpstreamError) || !isWorthRetrying(error) || isDown()) throw error;
      await new Promise<void>((resolve) => clock.after(retryWaitMs.min + random() * retryWaitMs.jitter, resolve));
      const leftMs = limits.callMs - (clock.now() - startedMs);
      if (leftMs <= 0 || isDown()) throw error;
      return attempt(path, url, ticket, limitsWithin(leftMs)).catch((second: unknown) => {
        // A second attempt that was not made says less than the first one's failure.
        throw second instanceof UpstreamError && (second.kind === "budget" || second.kind === "open") ? error : second;
      });
    }
  }

  function get(path: string, parameters: Parameters, priority: Priority): Promise<Record<string, unknown>> {
    const url = new URL(baseUrl + path);
    for (const [name, value] of Object.entries(parameters)) if (value !== undefined) url.searchParams.set(name, String(value));
    const key = path + url.search;
    // Last, so that the key is in the address alone and never in what names this call.
    if (credential !== null && "apiKey" in credential) url.searchParams.set("api_key", credential.apiKey);
    const ticket = { priority };
    const flight = oneRun(key, () => call(path, url.href, ticket));
    const flying = tickets.get(flight);
    if (flying === undefined) tickets.set(flight, ticket);
    else if (rankOf[priority] < rankOf[flying.priority]) flying.priority = priority;
    return flight;
  }

  return { get, health: () => ({ breaker: breaker.state(), budget: budget.use() }) };
}
