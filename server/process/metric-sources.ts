import { Counter, Gauge, type Registry } from "prom-client";
import type { RequestCounts } from "#server/http/request-tracker.ts";
import type { CacheInfo } from "#server/page-cache/page-cache.ts";
import type { TransportHealth } from "#server/upstream/transport.ts";

/** Plain numbers that are read at each scrape, so that the cached path pays for an increment and no more. */
export type MetricSources = { requests: RequestCounts; cache: () => CacheInfo; provider: () => TransportHealth };

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

/** A value, or values by the label "state", that are read at each scrape. */
export type Reading = readonly [name: string, help: string, read: () => number | Readonly<Record<string, number>>];

export type CollectReadings = (kind: "gauge" | "counter", readings: readonly Reading[]) => void;

const breakerStates = ["closed", "open", "half-open"];

const gaugesOf = ({ cache, provider }: MetricSources): readonly Reading[] => [
  [
    "matinee_provider_breaker_state",
    "1 for the current state of the circuit breaker",
    () => Object.fromEntries(breakerStates.map((state) => [state, provider().breaker === state ? 1 : 0])),
  ],
  ["matinee_page_cache_bytes", "Memory of the cached pages", () => cache().bytes],
  ["matinee_page_cache_entries", "Cached pages", () => cache().entries],
  ["matinee_provider_breaker_wait_seconds", "Time until the circuit breaker allows the next call; 0 while it is closed", () => provider().breakerWaitMs / 1000],
  ["matinee_provider_budget_used", "Calls to the film database in the last second", () => provider().quota.used],
  ["matinee_provider_budget_limit", "Calls to the film database allowed in a second", () => provider().quota.limit],
  ["matinee_provider_budget_waiting", "Calls that wait for the quota", () => provider().quota.waiting],
];

/** Names that a search's text can be corrected to; `exported`: of the file that `npm run index` writes. */
export type TitleIndexInfo = { learned: number; exported: { names: number; bytes: number; builtAt: number } | null };

export const titleIndexReadings = (read: () => TitleIndexInfo): readonly Reading[] => [
  ["matinee_title_index_learned_names", "Names of lists and pages, or of the embedded catalog, that searches are corrected to", () => read().learned],
  ["matinee_title_index_exported_names", "Names in the file of npm run index; 0 without one", () => read().exported?.names ?? 0],
  ["matinee_title_index_bytes", "Size of that file", () => read().exported?.bytes ?? 0],
  ["matinee_title_index_built_seconds", "When that file was written, in seconds since 1970; 0 without one", () => (read().exported?.builtAt ?? 0) / 1000],
];

/** A reading has one shape in all scrapes. */
export const collectReadings =
  (registry: Registry): CollectReadings =>
  (kind, readings) => {
    for (const [name, help, read] of readings) {
      const samples = (): [labels: Record<string, string>, value: number][] => {
        const found = read();
        return typeof found === "number" ? [[{}, found]] : Object.entries(found).map(([state, value]) => [{ state }, value]);
      };
      const options = { name, help, labelNames: typeof read() === "number" ? [] : ["state"], registers: [registry] };
      if (kind === "gauge")
        new Gauge({
          ...options,
          collect() {
            for (const [labels, value] of samples()) this.set(labels, value);
          },
        });
      else
        new Counter({
          ...options,
          collect() {
            this.reset();
            for (const [labels, value] of samples()) this.inc(labels, value);
          },
        });
    }
  };

export function collectSources(registry: Registry, sources: MetricSources): void {
  const collect = collectReadings(registry);
  collectRequests(registry, sources.requests);
  const { cache } = sources;
  collect("counter", [
    ["matinee_page_cache_answers_total", "Lookups in the page cache: hit, stale (refreshed in the background) or miss", () => cache().lookups],
  ]);
  collect("gauge", gaugesOf(sources));
}
