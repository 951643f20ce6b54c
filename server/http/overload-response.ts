import { createHash } from "node:crypto";
import { retryingSoon } from "#content/words/actions.ts";
import { limits } from "#domain/limits.ts";

/** Sent in place of a page or data while there is too much work. */
export type OverloadResponse = { status: 503; headers: Record<string, string>; body: string };

/** "page" for people, "data" for the API and functions. */
export type OverloadKind = "page" | "data";

const { most, spreadMs } = limits.ownRetries;

/** Loads the page again after its `Retry-After`, a few times. The history entry counts, because it survives a reload. */
const retryScript = `const state = history.state ?? {}, retries = state.retries ?? 0;
if (retries < ${most}) {
  document.querySelector("[role=status]").textContent = ${JSON.stringify(retryingSoon)};
  setTimeout(() => { history.replaceState({ ...state, retries: retries + 1 }, ""); location.reload(); }, document.documentElement.dataset.retryAfter * 1000 + Math.random() * ${spreadMs});
}`;

const pagePolicy = `default-src 'none'; script-src 'sha256-${createHash("sha256").update(retryScript).digest("base64")}'; frame-ancestors 'none'`;

const pageOf = (retryAfterS: number): string =>
  `<!doctype html><html lang="en" data-retry-after="${retryAfterS}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
<title>Back in a moment</title><h1>Back in a moment</h1><p>A lot of people are here right now. Please try again in a moment.</p><p role="status"></p><p><a href="">Try again</a></p><script>${retryScript}</script></html>`;

const data = JSON.stringify({ error: "A lot of people are here right now. Please try again in a moment." });

export function overloadResponse(kind: OverloadKind, retryAfterMs: number, headers: Record<string, string>): OverloadResponse {
  const retryAfterS = Math.max(1, Math.ceil(retryAfterMs / 1000));
  const uncached = { ...headers, "cache-control": "no-store", "retry-after": String(retryAfterS) };
  if (kind === "data") return { status: 503, headers: { ...uncached, "content-type": "application/json" }, body: data };
  return {
    status: 503,
    headers: { ...uncached, "content-type": "text/html; charset=utf-8", "content-security-policy": pagePolicy },
    body: pageOf(retryAfterS),
  };
}
