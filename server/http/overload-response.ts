import { createHash } from "node:crypto";
import { limits } from "#domain/limits.ts";
import { actions } from "#languages/en/site/actions.ts";

/** There is too much work. `retryAfterMs`: after so long, by default, the queue holds other pages. */
export class OverloadError extends Error {
  override readonly name = "OverloadError";
  readonly retryAfterMs: number;
  constructor(retryAfterMs = 2000) {
    super("Too much work");
    this.retryAfterMs = retryAfterMs;
  }
}

/** "page" for people, "data" for the API and functions. */
export type OverloadKind = "page" | "data";

const { most, spreadMs } = limits.ownRetries;

/** Loads the page again after its `Retry-After`, a few times. The history entry counts, because it survives a reload. */
const retryScript = `const state = history.state ?? {}, retries = state.retries ?? 0;
if (retries < ${most}) {
  document.querySelector("[role=status]").textContent = ${JSON.stringify(actions.retryingSoon)};
  setTimeout(() => { history.replaceState({ ...state, retries: retries + 1 }, ""); location.reload(); }, document.documentElement.dataset.retryAfter * 1000 + Math.random() * ${spreadMs});
}`;

const pagePolicy = `default-src 'none'; script-src 'sha256-${createHash("sha256").update(retryScript).digest("base64")}'; frame-ancestors 'none'`;

const pageOf = (retryAfterS: number): string =>
  `<!doctype html><html lang="en" data-retry-after="${retryAfterS}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
<title>Back in a moment</title><h1>Back in a moment</h1><p>A lot of people are here right now. Please try again in a moment.</p><p role="status"></p><p><a href="">Try again</a></p><script>${retryScript}</script></html>`;

const data = JSON.stringify({ error: "A lot of people are here right now. Please try again in a moment." });

/** Sent in place of a page or data. @throws any other error */
export function overloadResponse(error: unknown, kind: OverloadKind, headers: Record<string, string>): Response {
  if (!(error instanceof OverloadError)) throw error;
  const retryAfterS = Math.max(1, Math.ceil(error.retryAfterMs / 1000));
  const uncached = { ...headers, "cache-control": "no-store", "retry-after": String(retryAfterS) };
  if (kind === "data") return new Response(data, { status: 503, headers: { ...uncached, "content-type": "application/json" } });
  const pageHeaders = { ...uncached, "content-type": "text/html; charset=utf-8", "content-security-policy": pagePolicy };
  return new Response(pageOf(retryAfterS), { status: 503, headers: pageHeaders });
}
