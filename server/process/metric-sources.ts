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

function collectLookups(registry: Registry, cache: () => CacheInfo): void {
  new Counter({
    name: "matinee_page_cache_answers_total",
    help: "Lookups in the page cache: hit, stale (refreshed in the background) or miss",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      this.reset();
      for (const [state, count] of Object.entries(cache().lookups)) this.inc({ state }, count);
    },
  });
}

function collectBreaker(registry: Registry, provider: () => TransportHealth): void {
  new Gauge({
    name: "matinee_provider_breaker_state",
    help: "1 for the current state of the circuit breaker",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      for (const state of ["closed", "open", "half-open"]) this.set({ state }, provider().breaker === state ? 1 : 0);
    },
  });
}

/** A gauge whose value is read at each scrape. */
type Reading = readonly [name: string, help: string, read: () => number];

const readingsOf = ({ cache, provider }: MetricSources): readonly Reading[] => [
  ["matinee_page_cache_bytes", "Memory of the cached pages", () => cache().bytes],
  ["matinee_page_cache_entries", "Cached pages", () => cache().entries],
  ["matinee_provider_breaker_wait_seconds", "Time until the circuit breaker allows the next call; 0 while it is closed", () => provider().breakerWaitMs / 1000],
  ["matinee_provider_budget_used", "Calls to the film database in the last second", () => provider().quota.used],
  ["matinee_provider_budget_limit", "Calls to the film database allowed in a second", () => provider().quota.limit],
  ["matinee_provider_budget_waiting", "Calls that wait for the quota", () => provider().quota.waiting],
];

/** Names that a search's text can be corrected to; `exported`: of the file that `npm run index` writes. */
export type TitleIndexInfo = { learned: number; exported: { names: number; bytes: number; builtAt: number } | null };

export function collectTitleIndex(registry: Registry, read: () => TitleIndexInfo): void {
  const readings: readonly Reading[] = [
    ["matinee_title_index_learned_names", "Names of lists and pages, or of the embedded catalog, that searches are corrected to", () => read().learned],
    ["matinee_title_index_exported_names", "Names in the file of npm run index; 0 without one", () => read().exported?.names ?? 0],
    ["matinee_title_index_bytes", "Size of that file", () => read().exported?.bytes ?? 0],
    ["matinee_title_index_built_seconds", "When that file was written, in seconds since 1970; 0 without one", () => (read().exported?.builtAt ?? 0) / 1000],
  ];
  collectReadings(registry, readings);
}

/** The operator's films: files by what the last scan made of them, and what has been served since the start. */
export type MediaInfo = {
  files: Readonly<Record<"matched" | "unmatched" | "ignored" | "extra", number>>;
  /** `unreadable`: folders. `null` before the first scan has ended. */
  scan: { endedAt: number; durationMs: number; unreadable: number } | null;
  streams: number;
  bytesSent: number;
  cacheBytes: number;
  segmentsMade: number;
  makingMs: number;
  /** Files that are still to be read. */
  waiting: number;
};

function collectMediaCounters(registry: Registry, read: () => MediaInfo): void {
  const counters: readonly Reading[] = [
    ["matinee_media_sent_bytes_total", "Bytes of films that were sent", () => read().bytesSent],
    ["matinee_media_segments_total", "Segments that were remuxed", () => read().segmentsMade],
    ["matinee_media_remux_seconds_total", "Time that remuxing took", () => read().makingMs / 1000],
  ];
  for (const [name, help, value] of counters)
    new Counter({
      name,
      help,
      registers: [registry],
      collect() {
        this.reset();
        this.inc(value());
      },
    });
}

export function collectMediaInfo(registry: Registry, read: () => MediaInfo): void {
  new Gauge({
    name: "matinee_media_files",
    help: "Files in MEDIA_DIR by what the last scan made of them",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(read().files)) this.set({ state }, count);
    },
  });
  collectMediaCounters(registry, read);
  collectReadings(registry, [
    ["matinee_media_unreadable_folders", "Folders of MEDIA_DIR that the last scan could not read", () => read().scan?.unreadable ?? 0],
    ["matinee_media_scan_duration_seconds", "How long the last scan took; 0 before the first has ended", () => (read().scan?.durationMs ?? 0) / 1000],
    ["matinee_media_scanned_seconds", "When the last scan ended, in seconds since 1970; 0 before", () => (read().scan?.endedAt ?? 0) / 1000],
    ["matinee_media_waiting_files", "Files that are still to be read", () => read().waiting],
    ["matinee_media_streams", "Films that are being sent", () => read().streams],
    ["matinee_media_cache_bytes", "Size of the remuxed segments, which MEDIA_CACHE_GB limits", () => read().cacheBytes],
  ]);
}

function collectReadings(registry: Registry, readings: readonly Reading[]): void {
  for (const [name, help, read] of readings)
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
}

export function collectSources(registry: Registry, sources: MetricSources): void {
  collectRequests(registry, sources.requests);
  collectLookups(registry, sources.cache);
  collectBreaker(registry, sources.provider);
  collectReadings(registry, readingsOf(sources));
}
