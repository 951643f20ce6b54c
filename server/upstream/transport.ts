import type { Priority } from "#domain/catalog.ts";
import { singleFlight } from "#server/async/single-flight.ts";
import { attempt, type Call, type CallObserver, type Line } from "./attempt.ts";
import type { Breaker, BreakerState } from "./breaker.ts";
import { type Clock, realClock } from "./clock.ts";
import type { ExchangeLimits, Fetch } from "./exchange.ts";
import { rankOf } from "./priority.ts";
import type { Quota, QuotaUse, Ticket } from "./quota.ts";
import type { Answer } from "./response.ts";
import { UpstreamError } from "./upstream-error.ts";

export type Credential = { apiKey: string } | { readToken: string };
export type Parameters = Record<string, string | number | undefined>;
/** `hasRoomAhead`: a call that no visitor waits for would be made. */
export type TransportHealth = { breaker: BreakerState; budget: QuotaUse; hasRoomAhead: boolean };

export type Transport = {
  /** The provider's answer; every failure is an `UpstreamError`. */
  get(path: string, parameters: Parameters, priority: Priority): Promise<Answer>;
  health(): TransportHealth;
};

/** Milliseconds until the headers, for one attempt, for the whole call with its retry; bytes of a body. */
export type TransportLimits = { headersMs: number; attemptMs: number; callMs: number; bodyBytes: number };

export type TransportDeps = {
  /** The provider's v3 address, e.g. "http://localhost:4000/3". */
  baseUrl: string;
  credential: Credential | null;
  fetch: Fetch;
  budget: Quota;
  breaker: Breaker;
  clock?: Clock;
  observe?: CallObserver;
  limits?: Partial<TransportLimits>;
  /** From 0 to 1. */
  random?: () => number;
};

/** One attempt may hang for the headers' time; a second one still fits into the call. */
const usualLimits: TransportLimits = { headersMs: 2500, attemptMs: 3000, callMs: 5000, bodyBytes: 2 * 1024 * 1024 };
const retryWaitMs = { min: 50, jitter: 150 };

const isWorthRetrying = (error: UpstreamError): boolean => error.kind === "network" || error.kind === "timeout" || (error.status ?? 0) >= 500;

const wasNotMade = (error: unknown): boolean => error instanceof UpstreamError && (error.kind === "budget" || error.kind === "open");

const within = (limits: TransportLimits, leftMs: number): ExchangeLimits => ({
  headersMs: Math.min(limits.headersMs, leftMs),
  totalMs: Math.min(limits.attemptMs, leftMs),
  bodyBytes: limits.bodyBytes,
});

/** Asks, and once more after a failure that may be chance. */
async function ask(line: Line, call: Call, limits: TransportLimits, random: () => number): Promise<Answer> {
  const { clock, breaker } = line;
  const isDown = (): boolean => breaker.state() !== "closed";
  const startedMs = clock.now();
  try {
    return await attempt(line, call, within(limits, limits.callMs));
  } catch (error) {
    if (!(error instanceof UpstreamError) || !isWorthRetrying(error) || isDown()) throw error;
    await new Promise<void>((resolve) => clock.after(retryWaitMs.min + random() * retryWaitMs.jitter, resolve));
    const leftMs = limits.callMs - (clock.now() - startedMs);
    if (leftMs <= 0 || isDown()) throw error;
    return attempt(line, call, within(limits, leftMs)).catch((second: unknown) => {
      // A second attempt that was not made says less than the first one's failure.
      throw wasNotMade(second) ? error : second;
    });
  }
}

function lineOf({ credential, fetch, budget, breaker, clock = realClock, observe = () => undefined }: TransportDeps): Line {
  const headers: Record<string, string> = { accept: "application/json" };
  if (credential !== null && "readToken" in credential) headers.authorization = `Bearer ${credential.readToken}`;
  const secret = credential === null ? null : "apiKey" in credential ? credential.apiKey : credential.readToken;
  return { fetch, headers, secret: secret || null, budget, breaker, clock, observe };
}

/** GETs of the provider's paths: one flight per address, within budget, breaker and limits, never following a redirect. */
export function createTransport(parts: TransportDeps): Transport {
  const { credential, budget, breaker, random = Math.random } = parts;
  const limits = { ...usualLimits, ...parts.limits };
  const line = lineOf(parts);
  // Read once here, so that a wrong address stops the start and not a visitor.
  const baseUrl = new URL(parts.baseUrl).href.replace(/\/+$/, "");
  const oneRun = singleFlight<Answer>();
  const tickets = new WeakMap<Promise<Answer>, Ticket>();

  function get(path: string, parameters: Parameters, priority: Priority): Promise<Answer> {
    const url = new URL(baseUrl + path);
    for (const [name, value] of Object.entries(parameters)) if (value !== undefined) url.searchParams.set(name, String(value));
    const key = path + url.search;
    // Last, so that the key is in the address alone and never in what names this call.
    if (credential !== null && "apiKey" in credential) url.searchParams.set("api_key", credential.apiKey);
    const ticket = { priority };
    const flight = oneRun(key, () => ask(line, { path, url: url.href, ticket }, limits, random));
    const flying = tickets.get(flight);
    if (flying === undefined) tickets.set(flight, ticket);
    else if (rankOf[priority] < rankOf[flying.priority]) flying.priority = priority;
    return flight;
  }

  const health = (): TransportHealth => ({
    breaker: breaker.state(),
    budget: budget.use(),
    hasRoomAhead: breaker.state() === "closed" && budget.hasRoom("speculative"),
  });
  return { get, health };
}
