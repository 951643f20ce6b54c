import type { RequestListener } from "node:http";
import { getRequestListener, type Http2Bindings, type HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import type { PublicSite } from "#domain/site.ts";
import { cacheFirstListener } from "#server/http/cache-first-listener.ts";
import { documentHeaders } from "#server/http/document-headers.ts";
import { createProtocolErrors, type ProtocolErrors } from "#server/http/protocol-errors.ts";
import { hasValidHost } from "#server/http/request-host.ts";
import { type CompletedRequest, createRequestTracker } from "#server/http/request-tracker.ts";
import type { PageCache } from "#server/page-cache/page-cache.ts";
import { accessLog } from "#server/process/log.ts";
import type { ClientEnv } from "#server/request/client-address.ts";
import type { Provider } from "#server/upstream/provider.ts";
import type { DeploymentContext } from "./context.ts";

export type ServerListeners = {
  /** For `createServer`: the page cache, then the app. */
  listener: RequestListener;
} & Pick<ProtocolErrors, "onClientError" | "onConnect">;

type ListenerDeps = { app: Hono; cache: PageCache; provider: Provider; site: PublicSite };

/** Every response is counted in the metrics and may be logged. */
export function openListener({ app, cache, provider, site }: ListenerDeps, { env, log, metrics, onError }: DeploymentContext): ServerListeners {
  const headers = documentHeaders(site, []).file;
  const fetch = (request: Request, { incoming, outgoing }: HttpBindings | Http2Bindings) => app.fetch(request, { incoming, outgoing } satisfies ClientEnv);
  const logAccess = accessLog(log);
  const onComplete = (request: CompletedRequest) => {
    logAccess(request);
    metrics?.requestCompleted(request);
  };
  const tracker = createRequestTracker({ trustedProxyHops: env.TRUSTED_PROXY_HOPS, onComplete });
  const { errorHandler, refuseHost, onClientError, onConnect } = createProtocolErrors({ headers, newId: tracker.newId, onError });
  // A request of HTTP/1.0 may have no Host; no response is made from it.
  const appListener = getRequestListener(fetch, { errorHandler, hostname: "localhost" });
  metrics?.collectFrom({ requests: tracker.counts, cache: cache.info, provider: provider.health });
  const listener: RequestListener = (request, response) => (hasValidHost(request) ? void appListener(request, response) : refuseHost(response));
  return { listener: cacheFirstListener(listener, { cache, tracker, languages: site.languages }), onClientError, onConnect };
}
