import { Agent, fetch } from "undici";
import type { Fetch } from "./exchange.ts";

/** Time to connect, to the first byte, between bytes; then sizes. The transport has limits of the whole call besides. */
const limits = { connectMs: 1000, headersMs: 2500, bodyMs: 2500, keepAliveMs: 30_000, responseBytes: 2 * 1024 * 1024 };

/** More than the budget can have under way at once, so that no call waits here after the budget has let it go. */
const connections = 128;

/** The network behind a pool of kept connections. `close` ends them, for a clean exit. */
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
    // undici's own request and response classes are not the global ones; they have the same shape.
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
