import type { IncomingMessage, ServerResponse } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { RefusalReason } from "#server/http/admission.ts";
import type { CompletedRequest, RequestCounts } from "#server/http/request-tracker.ts";
import type { CacheInfo } from "#server/page-cache/page-cache.ts";
import type { StoreObserver } from "#server/store/observed-store.ts";
import type { StoreSize } from "#server/store/store.ts";
import type { CallObserver } from "#server/upstream/attempt.ts";
import type { TransportHealth } from "#server/upstream/transport.ts";

/** Plain numbers that are read at each scrape, so that the cached path pays for an increment and no more. */
export type MetricSources = { requests: RequestCounts; cache: () => CacheInfo; provider: () => TransportHealth };

export type Metrics = {
  store: StoreObserver;
  storeSize: (size: StoreSize) => void;
  call: CallObserver;
  requestCompleted: (request: CompletedRequest) => void;
  connectionRefused: () => void;
  refused: (reason: RefusalReason) => void;
  collectFrom: (sources: MetricSources) => void;
  contentType: string;
  text: () => Promise<string>;
};

const secondsUpTo10 = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const secondsUpTo1 = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 1];

const statusClass = (hundreds: number): string => (hundreds === 0 ? "gone" : `${hundreds}xx`);

function collectRequests(registry: Registry, requests: RequestCounts): void {
  new Counter({
    name: "matinee_http_requests_total",
    help: "Responses by kind of address and status class; gone: the client had disconnected",
    labelNames: ["kind", "status"],
    registers: [registry],
    collect() {
      this.reset();
      for (const [kind, counts] of requests)
        for (const [hundreds, count] of counts.entries()) if (count > 0) this.inc({ kind, status: statusClass(hundreds) }, count);
    },
  });
}

function collectCache(registry: Registry, cache: () => CacheInfo): void {
  const registers = [registry];
  new Counter({
    name: "matinee_page_cache_answers_total",
    help: "Lookups in the page cache: hit, stale (refreshed in the background) or miss",
    labelNames: ["state"],
    registers,
    collect() {
      this.reset();
      for (const [state, count] of Object.entries(cache().lookups)) this.inc({ state }, count);
    },
  });
  new Gauge({
    name: "matinee_page_cache_bytes",
    help: "Memory of the cached pages",
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

function collectProvider(registry: Registry, provider: () => TransportHealth): void {
  const registers = [registry];
  new Gauge({
    name: "matinee_provider_breaker_state",
    help: "1 for the current state of the circuit breaker",
    labelNames: ["state"],
    registers,
    collect() {
      for (const state of ["closed", "open", "half-open"]) this.set({ state }, provider().breaker === state ? 1 : 0);
    },
  });
  new Gauge({
    name: "matinee_provider_breaker_wait_seconds",
    help: "Time until the circuit breaker allows the next call; 0 while it is closed",
    registers,
    collect() {
      this.set(provider().breakerWaitMs / 1000);
    },
  });
  new Gauge({
    name: "matinee_provider_budget_used",
    help: "Calls to the film database in the last second",
    registers,
    collect() {
      this.set(provider().quota.used);
    },
  });
  new Gauge({
    name: "matinee_provider_budget_limit",
    help: "Calls to the film database allowed in a second",
    registers,
    collect() {
      this.set(provider().quota.limit);
    },
  });
  new Gauge({
    name: "matinee_provider_budget_waiting",
    help: "Calls that wait for the quota",
    registers,
    collect() {
      this.set(provider().quota.waiting);
    },
  });
}

function createDurations(registry: Registry) {
  const registers = [registry];
  return {
    responses: new Histogram({
      name: "matinee_http_request_duration_seconds",
      help: "Duration of responses that were not in the page cache",
      labelNames: ["kind"],
      buckets: secondsUpTo10,
      registers,
    }),
    calls: new Histogram({
      name: "matinee_provider_call_duration_seconds",
      help: "Calls to the film database by outcome and priority, including their wait for the quota",
      labelNames: ["outcome", "priority"],
      buckets: secondsUpTo10,
      registers,
    }),
    queries: new Histogram({
      name: "matinee_store_operation_duration_seconds",
      help: "Queries to the store",
      labelNames: ["operation"],
      buckets: secondsUpTo1,
      registers,
    }),
  };
}

function createStoreSize(registry: Registry): (size: StoreSize) => void {
  const registers = [registry];
  const rows = new Gauge({ name: "matinee_store_rows", help: "Rows of the store, when they were last counted", registers });
  const bytes = new Gauge({ name: "matinee_store_bytes", help: "Size of the rows' bodies, which STORE_MB limits", registers });
  const evicted = new Counter({ name: "matinee_store_evicted_rows_total", help: "Rows that this process removed because of STORE_MB", registers });
  return (size) => {
    rows.set(size.rows);
    bytes.set(size.bytes);
    evicted.inc(size.evicted);
  };
}

/** The process's metrics for Prometheus, with Node's own (event loop delay, memory, processor). Every label has few values. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const { responses, calls, queries } = createDurations(registry);
  const failures = new Counter({ name: "matinee_store_errors_total", help: "Failed queries to the store", labelNames: ["operation"], registers: [registry] });
  const refused = new Counter({
    name: "matinee_http_connections_refused_total",
    help: "Connections beyond the limit by file descriptors",
    registers: [registry],
  });
  const refusals = new Counter({
    name: "matinee_http_refusals_total",
    help: "Requests refused: overload, beyond the client's share, prefetch (503), or a route's limit per client (429)",
    labelNames: ["reason"],
    registers: [registry],
  });
  return {
    refused: (reason) => refusals.inc({ reason }),
    store: (operation, tookMs, failed) => {
      queries.observe({ operation }, tookMs / 1000);
      if (failed) failures.inc({ operation });
    },
    storeSize: createStoreSize(registry),
    call: (priority, outcome, tookMs) => calls.observe({ outcome, priority }, tookMs / 1000),
    requestCompleted: ({ kind, tookMs }) => responses.observe({ kind }, tookMs / 1000),
    connectionRefused: () => refused.inc(),
    collectFrom: ({ requests, cache, provider }) => {
      collectRequests(registry, requests);
      collectCache(registry, cache);
      collectProvider(registry, provider);
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}

/** `GET /metrics`, on a port of its own. */
export const metricsListener =
  (metrics: Metrics) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    if (request.method !== "GET" || request.url !== "/metrics") return void response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { "content-type": metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  };
