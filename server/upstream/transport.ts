import { type Priority, rankOf } from "#domain/query.ts";
import { singleFlight } from "#server/async/single-flight.ts";
import { attempt, type Call, type CallContext, type CallObserver } from "./attempt.ts";
import type { Breaker, BreakerState } from "./breaker.ts";
import { type Clock, realClock } from "./clock.ts";
import type { ExchangeLimits, Fetch } from "./exchange.ts";
import type { Quota, QuotaUse, Ticket } from "./quota.ts";
import type { ResponseBody } from "./response.ts";
import { UpstreamError } from "./upstream-error.ts";

export type Credential = { apiKey: string } | { readToken: string };
export type Parameters = Record<string, string | number | undefined>;
/** `breakerWaitMs`: no call before that time is over. `hasRoomAhead`: a speculative call would be made at once. */
export type TransportHealth = { breaker: BreakerState; breakerWaitMs: number; quota: QuotaUse; hasRoomAhead: boolean };

export type Transport = {
  /** The response's body. @throws UpstreamError */
  get(path: string, parameters: Parameters, priority: Priority): Promise<ResponseBody>;
  health(): TransportHealth;
};

/** Milliseconds until the headers, for one attempt, for the whole call with its retry; bytes of a body. */
export type TransportLimits = { headersMs: number; attemptMs: number; callMs: number; bodyBytes: number };

export type TransportDeps = {
  /** The provider's v3 address, e.g. "http://localhost:4000/3". */
  baseUrl: string;
  credential: Credential | null;
  fetch: Fetch;
  quota: Quota;
  breaker: Breaker;
  clock?: Clock;
  observe?: CallObserver;
  limits?: Partial<TransportLimits>;
  /** From 0 to 1. */
  random?: () => number;
};

/** One attempt may hang for the headers' time; a second one still fits into the call. */
export const defaultLimits: TransportLimits = { headersMs: 2500, attemptMs: 3000, callMs: 5000, bodyBytes: 2 * 1024 * 1024 };
const retryWaitMs = { min: 50, jitter: 150 };

const isWorthRetrying = (error: UpstreamError): boolean => error.kind === "network" || error.kind === "timeout" || (error.status ?? 0) >= 500;

const wasRefused = (error: unknown): boolean => error instanceof UpstreamError && (error.kind === "budget" || error.kind === "open");

const limitsWithin = (limits: TransportLimits, leftMs: number): ExchangeLimits => ({
  headersMs: Math.min(limits.headersMs, leftMs),
  totalMs: Math.min(limits.attemptMs, leftMs),
  bodyBytes: limits.bodyBytes,
});

/** Calls, and once more after a failure that may be transient. */
async function callWithRetry(context: CallContext, call: Call, limits: TransportLimits, random: () => number): Promise<ResponseBody> {
  const { clock, breaker } = context;
  const isDown = (): boolean => breaker.state() !== "closed";
  const startedMs = clock.now();
  try {
    return await attempt(context, call, limitsWithin(limits, limits.callMs));
  } catch (error) {
    if (!(error instanceof UpstreamError) || !isWorthRetrying(error) || isDown()) throw error;
    await new Promise<void>((resolve) => clock.after(retryWaitMs.min + random() * retryWaitMs.jitter, resolve));
    const leftMs = limits.callMs - (clock.now() - startedMs);
    if (leftMs <= 0 || isDown()) throw error;
    return attempt(context, call, limitsWithin(limits, leftMs)).catch((second: unknown) => {
      // A refused second attempt explains less than the first failure.
      throw wasRefused(second) ? error : second;
    });
  }
}

function callContext({ credential, fetch, quota, breaker, clock = realClock, observe = () => undefined }: TransportDeps): CallContext {
  const headers: Record<string, string> = { accept: "application/json" };
  if (credential !== null && "readToken" in credential) headers.authorization = `Bearer ${credential.readToken}`;
  const secret = credential === null ? null : "apiKey" in credential ? credential.apiKey : credential.readToken;
  return { fetch, headers, secret: secret || null, quota, breaker, clock, observe };
}

/** GETs of the provider's paths: single flight per URL, within quota, breaker and limits. Does not follow redirects. */
export function createTransport(deps: TransportDeps): Transport {
  const { credential, quota, breaker, random = Math.random } = deps;
  const limits = { ...defaultLimits, ...deps.limits };
  const context = callContext(deps);
  // Parsed here, so that a wrong URL stops the start.
  const baseUrl = new URL(deps.baseUrl).href.replace(/\/+$/, "");
  const single = singleFlight<ResponseBody>();
  const tickets = new WeakMap<Promise<ResponseBody>, Ticket>();

  function get(path: string, parameters: Parameters, priority: Priority): Promise<ResponseBody> {
    const url = new URL(baseUrl + path);
    for (const [name, value] of Object.entries(parameters)) if (value !== undefined) url.searchParams.set(name, String(value));
    const key = path + url.search;
    // After `key` is made: the credential is in the URL alone.
    if (credential !== null && "apiKey" in credential) url.searchParams.set("api_key", credential.apiKey);
    const ticket = { priority };
    const flight = single(key, () => callWithRetry(context, { path, url: url.href, ticket }, limits, random));
    const existing = tickets.get(flight);
    if (existing === undefined) tickets.set(flight, ticket);
    else if (rankOf[priority] < rankOf[existing.priority]) existing.priority = priority;
    return flight;
  }

  const health = (): TransportHealth => ({
    breaker: breaker.state(),
    breakerWaitMs: breaker.waitMs(),
    quota: quota.use(),
    hasRoomAhead: breaker.state() === "closed" && quota.hasRoom("speculative"),
  });
  return { get, health };
}
