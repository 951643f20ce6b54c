import type { Logger } from "pino";
import type { StoredRows } from "#server/catalog/stored-rows.ts";
import type { Env } from "#server/config/env.ts";
import type { RefusalReason } from "#server/http/admission.ts";
import type { Metrics } from "#server/process/metrics.ts";
import type { ClientKeys } from "#server/request/client-address.ts";
import type { TokenBuckets } from "#server/request/token-buckets.ts";
import type { Source } from "./catalog-source.ts";
import type { Stores } from "./stores.ts";

/** Who sends requests, how many tokens each client has left, and what counts refusals. */
export type Clients = { clientKeys: ClientKeys; takeTokens: TokenBuckets; onRefusal: (reason: RefusalReason) => void };

export type DeploymentContext = {
  env: Env;
  source: Source;
  stores: Stores;
  rows: StoredRows;
  log: Logger;
  /** Absent unless METRICS_PORT is set. */
  metrics: Metrics | undefined;
  onError: (error: unknown) => void;
  clients: Clients;
};
