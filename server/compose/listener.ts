import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { PublicSite } from "#domain/site.ts";
import { cacheFirstListener } from "#server/http/cache-first-listener.ts";
import { documentHeaders } from "#server/http/document-headers.ts";
import { createLoadShedder } from "#server/http/load-shedder.ts";
import { createProtocolErrorHandlers, type ProtocolErrorHandlers } from "#server/http/protocol-errors.ts";
import { type CompletedRequest, createRequestTracker } from "#server/http/request-tracker.ts";
import type { PageCache } from "#server/page-cache/page-cache.ts";
import { accessLog } from "#server/process/log.ts";
import type { Provider } from "#server/upstream/provider.ts";
import type { DeploymentContext } from "./context.ts";

export type ServerListeners = {
  /** For `createServer`: the page cache, then the load shedder, then the app. */
  listener: RequestListener;
  /** For the server's "clientError". */
  onClientError: ProtocolErrorHandlers["onClientError"];
};

type ListenerDeps = { app: Hono; cache: PageCache; provider: Provider; site: PublicSite };

/** Every response is counted in the metrics and may be logged. */
export function openListener({ app, cache, provider, site }: ListenerDeps, { env, log, metrics, onError }: DeploymentContext): ServerListeners {
  const headers = documentHeaders(site, []).file;
  const { errorHandler, onClientError } = createProtocolErrorHandlers(headers, onError);
  const appListener = getRequestListener(app.fetch, { errorHandler });
  const shed = createLoadShedder({ cache, hasSpareQuota: () => provider.health().hasRoomAhead, headers });
  const logAccess = accessLog(log);
  const onComplete = (request: CompletedRequest) => {
    logAccess(request);
    metrics?.requestCompleted(request);
  };
  const tracker = createRequestTracker({ trustedProxyHops: env.TRUSTED_PROXY_HOPS, onComplete });
  metrics?.collectFrom({ requests: tracker.counts, cache: cache.info, provider: provider.health });
  return { listener: cacheFirstListener((request, response) => void appListener(request, response), { cache, shed, tracker }), onClientError };
}
