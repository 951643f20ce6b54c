import type { IncomingMessage, ServerResponse } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { RefusalReason } from "#server/http/admission.ts";
import type { CompletedRequest } from "#server/http/request-tracker.ts";
import type { StoreObserver } from "#server/store/observed-store.ts";
import type { StoreSize } from "#server/store/store.ts";
import type { CallObserver } from "#server/upstream/attempt.ts";
import { type CollectReadings, collectReadings, collectSources, type MetricSources, type TitleIndexInfo, titleIndexReadings } from "./metric-sources.ts";

export type Metrics = {
  store: StoreObserver;
  storeSize: (size: StoreSize) => void;
  call: CallObserver;
  requestCompleted: (request: CompletedRequest) => void;
  connectionRefused: () => void;
  refused: (reason: RefusalReason) => void;
  collectFrom: (sources: MetricSources) => void;
  collectTitles: (read: () => TitleIndexInfo) => void;
  collect: CollectReadings;
  /** `failure`: `null` for a film that has started. */
  publicFilm: (host: string, failure: string | null) => void;
  contentType: string;
  text: () => Promise<string>;
};

const secondsUpTo10 = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const secondsUpTo1 = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 1];

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
  const evicted = new Counter({ name: "matinee_store_evicted_rows_total", help: "Rows that this process removed because of STORE_MB or their age", registers });
  return (size) => {
    rows.set(size.rows);
    bytes.set(size.bytes);
    evicted.inc(size.evicted);
  };
}

function createPublicFilms(registry: Registry): Metrics["publicFilm"] {
  const registers = [registry];
  const starts = new Counter({ name: "matinee_public_film_starts_total", help: "Public films that started, by their host", labelNames: ["host"], registers });
  const failures = new Counter({
    name: "matinee_public_film_failures_total",
    help: "Copies of public films that a player left, by their host and the reason",
    labelNames: ["host", "reason"],
    registers,
  });
  return (host, reason) => (reason === null ? starts.inc({ host }) : failures.inc({ host, reason }));
}

/** The process's metrics for Prometheus, with Node's own (event loop delay, memory, processor). Every label has few values. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const collect = collectReadings(registry);
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
    collectFrom: (sources) => collectSources(registry, sources),
    collectTitles: (read) => collect("gauge", titleIndexReadings(read)),
    collect,
    publicFilm: createPublicFilms(registry),
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
