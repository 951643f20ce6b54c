import { Agent, fetch } from "undici";
import type { Fetch } from "./exchange.ts";
import { defaultLimits } from "./transport.ts";

/** The transport limits headers, body and size (`transport.ts`). */
const limits = { connectMs: 1000, keepAliveMs: 30_000 };

/** More than the quota allows at once, so that no call waits here after it has passed the quota. */
const connections = 128;

/** undici behind a pool of keep-alive connections. `close` ends them. */
export function networkFetch(): { fetch: Fetch; close: () => Promise<void> } {
  const agent = new Agent({
    connections,
    connect: { timeout: limits.connectMs },
    headersTimeout: defaultLimits.headersMs,
    bodyTimeout: defaultLimits.attemptMs,
    keepAliveTimeout: limits.keepAliveMs,
    maxResponseSize: defaultLimits.bodyBytes,
  });
  return {
    // undici's request and response classes are not the global ones, but have the same shape.
    fetch: async (request) =>
      (await fetch(request.url, {
        headers: Object.fromEntries(request.headers),
        redirect: "manual",
        signal: request.signal,
        dispatcher: agent,
      })) as unknown as Response,
    close: () => agent.close(),
  };
}
