import { node, quantile, type Row, rate } from "./panel.ts";

const calls = "matinee_provider_call_duration_seconds";
const queries = "matinee_store_operation_duration_seconds";
const notMade = 'outcome=~"open|budget"';
const breaker = (state: string): string => `matinee_provider_breaker_state{${node},state="${state}"}`;

const circuitBreaker: Row = {
  title: "Film database",
  kind: "states",
  panels: [
    {
      title: "Circuit breaker",
      unit: "none",
      description: "open: no calls are made, pages come from memory and the store. half-open: one call tries.",
      queries: [[`2 * ${breaker("open")} + ignoring (state) ${breaker("half-open")}`, "{{instance}}"]],
    },
  ],
};

const filmDatabaseCalls: Row = {
  title: "Film database: calls",
  kind: "lines",
  panels: [
    {
      title: "Calls by outcome",
      unit: "reqps",
      description: "answered and absent (404) are fine; open and budget were not made; all others failed.",
      queries: [[rate(`${calls}_count`, { by: "outcome" }), "{{outcome}}"]],
    },
    {
      title: "Calls that were not made",
      unit: "reqps",
      description: "A visitor's: the page is incomplete or refused.",
      queries: [[rate(`${calls}_count`, { where: notMade, by: "priority, outcome" }), "{{priority}} {{outcome}}"]],
    },
    {
      title: "Duration of calls (p99)",
      unit: "s",
      description: "With the wait for the quota. Ends at 5 s.",
      queries: [[quantile(0.99, calls, { where: 'outcome!~"open|budget"', by: "priority" }), "{{priority}}"]],
    },
    {
      title: "Quota",
      unit: "none",
      description: "Calls in the last second and their limit, of all nodes.",
      queries: [
        [`sum(matinee_provider_budget_used{${node}})`, "used"],
        [`sum(matinee_provider_budget_limit{${node}})`, "limit"],
      ],
    },
    {
      title: "Time until the circuit breaker allows a call",
      unit: "s",
      description: "About a second while it is open. Longer: the film database named a time (Retry-After).",
      queries: [[`matinee_provider_breaker_wait_seconds{${node}}`, "{{instance}}"]],
    },
    {
      title: "Calls that wait for the quota",
      unit: "none",
      description: "Above 0 all the time: more new pages are visited than the quota allows.",
      queries: [[`matinee_provider_budget_waiting{${node}}`, "{{instance}}"]],
    },
  ],
};

export const filmDatabase: readonly Row[] = [circuitBreaker, filmDatabaseCalls];

export const store: Row = {
  title: "Store",
  kind: "lines",
  panels: [
    {
      title: "Queries",
      unit: "ops",
      description: "None at all while pages are rendered: the store is not open, see the log.",
      queries: [[rate(`${queries}_count`, { by: "operation" }), "{{operation}}"]],
    },
    {
      title: "Failed queries",
      unit: "ops",
      description: "The log has the reason. Visitors do not notice yet.",
      queries: [[rate("matinee_store_errors_total", { by: "operation, instance" }), "{{operation}} {{instance}}"]],
    },
    {
      title: "Duration of queries (p99)",
      unit: "s",
      description: "SQLite: milliseconds. PostgreSQL: a query ends at 0.5 s.",
      queries: [[quantile(0.99, queries, { by: "operation, instance" }), "{{operation}} {{instance}}"]],
    },
    {
      title: "Size",
      unit: "bytes",
      description: "Bodies of the rows. At STORE_MB, those that were fetched longest ago leave.",
      queries: [[`matinee_store_bytes{${node}}`, "{{instance}}"]],
    },
    { title: "Rows", unit: "short", description: "When they were last counted.", queries: [[`matinee_store_rows{${node}}`, "{{instance}}"]] },
    {
      title: "Rows that left",
      unit: "ops",
      description: "Because of STORE_MB. Their pages are loaded again at the next visit.",
      queries: [[rate("matinee_store_evicted_rows_total", { by: "instance" }), "{{instance}}"]],
    },
  ],
};

export const nodeResources: Row = {
  title: "Nodes",
  kind: "lines",
  panels: [
    {
      title: "Event loop delay (p99)",
      unit: "s",
      description: "About 0.01 s is the resolution. Above 0.05 s for minutes: the node is too busy.",
      queries: [[`nodejs_eventloop_lag_p99_seconds{${node}}`, "{{instance}}"]],
    },
    {
      title: "Processor",
      unit: "percentunit",
      description: "1 is one core. JavaScript uses one at most, compression and pictures the others.",
      queries: [[rate("process_cpu_seconds_total", { by: "instance" }), "{{instance}}"]],
    },
    {
      title: "Resident memory",
      unit: "bytes",
      description: "What the system counts: heap, cached pages, native libraries.",
      queries: [[`process_resident_memory_bytes{${node}}`, "{{instance}}"]],
    },
    {
      title: "V8 heap in use",
      unit: "bytes",
      description: "About 60 MB is usual. The process ends at --max-old-space-size (1 GiB).",
      queries: [[`nodejs_heap_size_used_bytes{${node}}`, "{{instance}}"]],
    },
    {
      title: "File descriptors in use",
      unit: "percentunit",
      description: "Share of the limit (LimitNOFILE). New connections are refused when they hold half of it.",
      queries: [[`process_open_fds{${node}} / process_max_fds{${node}}`, "{{instance}}"]],
    },
    {
      title: "Refused connections",
      unit: "cps",
      description: "Above 0: more connections than descriptors allow.",
      queries: [[rate("matinee_http_connections_refused_total", { by: "instance" }), "{{instance}}"]],
    },
    {
      title: "Time since the start",
      unit: "s",
      description: "A line that drops to 0 is a restart. Many: the log's last lines before each.",
      queries: [[`time() - process_start_time_seconds{${node}}`, "{{instance}}"]],
    },
  ],
};
