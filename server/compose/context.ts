import type { Logger } from "pino";
import type { StoredRows } from "#server/catalog/stored-rows.ts";
import type { Env } from "#server/config/env.ts";
import type { Metrics } from "#server/process/metrics.ts";
import type { Source } from "./catalog-source.ts";
import type { Stores } from "./stores.ts";

export type DeploymentContext = {
  env: Env;
  source: Source;
  stores: Stores;
  rows: StoredRows;
  log: Logger;
  /** Absent unless METRICS_PORT is set. */
  metrics: Metrics | undefined;
  onError: (error: unknown) => void;
};
