import { Agent, fetch } from "undici";
import type { Fetch } from "./exchange.ts";

/** Limits to connect, to the headers, between bytes; then sizes. The transport also limits the whole call. */
const limits = { connectMs: 1000, headersMs: 2500, bodyMs: 2500, keepAliveMs: 30_000, responseBytes: 2 * 1024 * 1024 };

/** More than the quota allows at once, so that no call waits here after it has passed the quota. */
const connections = 128;

/** undici behind a pool of keep-alive connections. `close` ends them. */
export function networkFetch(): { fetch: Fetch; close: () => Promise<void> } {
  const agent = new Agent({
    connections,
    connect: { timeout: limits.connectMs },
    headersTimeout: limits.headersMs,
    bodyTimeout: limits.bodyMs,
    keepAliveTimeout: limits.keepAliveMs,
    maxResponseSize: limits.responseBytes,
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
