import type { IncomingMessage, ServerResponse } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { CompletedRequest, RequestCounts } from "#server/http/request-tracker.ts";
import type { CacheInfo } from "#server/page-cache/page-cache.ts";
import type { StoreObserver } from "#server/store/observed-store.ts";
import type { CallObserver } from "#server/upstream/attempt.ts";
import type { TransportHealth } from "#server/upstream/transport.ts";

/** What is counted elsewhere, in plain numbers, and read when somebody scrapes: the cached path pays for an increment and no more. */
export type Counted = { requests: RequestCounts; cache: () => CacheInfo; provider: () => TransportHealth };

export type Metrics = {
  store: StoreObserver;
  call: CallObserver;
  answered: (answered: CompletedRequest) => void;
  read: (counted: Counted) => void;
  contentType: string;
  text: () => Promise<string>;
};

const secondsUpTo10 = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const secondsUpTo1 = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 1];

const statusClass = (hundreds: number): string => (hundreds === 0 ? "gone" : `${hundreds}xx`);

function readRequests(registry: Registry, requests: RequestCounts): void {
  new Counter({
    name: "matinee_http_requests_total",
    help: "Answers by kind of address and class of status; gone: the client had left",
    labelNames: ["kind", "status"],
    registers: [registry],
    collect() {
      this.reset();
      for (const [kind, tally] of requests)
        for (const [hundreds, count] of tally.entries()) if (count > 0) this.inc({ kind, status: statusClass(hundreds) }, count);
    },
  });
}

function readCache(registry: Registry, cache: () => CacheInfo): void {
  const registers = [registry];
  new Counter({
    name: "matinee_page_cache_answers_total",
    help: "Answers of the page cache: hit, stale (refreshed behind) or miss",
    labelNames: ["state"],
    registers,
    collect() {
      this.reset();
      for (const [state, count] of Object.entries(cache().answers)) this.inc({ state }, count);
    },
  });
  new Gauge({
    name: "matinee_page_cache_bytes",
    help: "Bytes that kept pages take",
    registers,
    collect() {
      this.set(cache().bytes);
    },
  });
  new Gauge({
    name: "matinee_page_cache_entries",
    help: "Cached pages",
    registers,
    collect() {
      this.set(cache().entries);
    },
  });
}

function readProvider(registry: Registry, provider: () => TransportHealth): void {
  const registers = [registry];
  new Gauge({
    name: "matinee_provider_breaker_state",
    help: "1 for the state that the breaker is in",
    labelNames: ["state"],
    registers,
    collect() {
      for (const state of ["closed", "open", "half-open"]) this.set({ state }, provider().breaker === state ? 1 : 0);
    },
  });
  new Gauge({
    name: "matinee_provider_budget_used",
    help: "Calls in the last second",
    registers,
    collect() {
      this.set(provider().budget.used);
    },
  });
  new Gauge({
    name: "matinee_provider_budget_limit",
    help: "Calls that a second may have",
    registers,
    collect() {
      this.set(provider().budget.limit);
    },
  });
  new Gauge({
    name: "matinee_provider_budget_waiting",
    help: "Calls that wait for leave",
    registers,
    collect() {
      this.set(provider().budget.waiting);
    },
  });
}

/** All that this process tells a Prometheus, and Node's own: event loop delay, memory, processor. Every label has few values. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: "matinee_http_request_duration_seconds",
    help: "How long answers took that were not in the page cache",
    labelNames: ["kind"],
    buckets: secondsUpTo10,
    registers,
  });
  const calls = new Histogram({
    name: "matinee_provider_call_duration_seconds",
    help: "Calls to the film database by outcome and priority, with their wait for leave",
    labelNames: ["outcome", "priority"],
    buckets: secondsUpTo10,
    registers,
  });
  const questions = new Histogram({
    name: "matinee_store_operation_duration_seconds",
    help: "Queries to the store",
    labelNames: ["operation"],
    buckets: secondsUpTo1,
    registers,
  });
  const failures = new Counter({ name: "matinee_store_errors_total", help: "Queries to the store that failed", labelNames: ["operation"], registers });
  return {
    store: (operation, tookMs, failed) => {
      questions.observe({ operation }, tookMs / 1000);
      if (failed) failures.inc({ operation });
    },
    call: (priority, outcome, tookMs) => calls.observe({ outcome, priority }, tookMs / 1000),
    answered: ({ kind, tookMs }) => answers.observe({ kind }, tookMs / 1000),
    read: ({ requests, cache, provider }) => {
      readRequests(registry, requests);
      readCache(registry, cache);
      readProvider(registry, provider);
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}

/** `GET /metrics`, for a listener of its own. */
export const metricsListener =
  (metrics: Metrics) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    if (request.method !== "GET" || request.url !== "/metrics") return void response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { "content-type": metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  };
