import { createHash } from "node:crypto";
import { escapeHtml } from "#domain/escape-html.ts";
import { type Language, rootAttributes } from "#domain/languages.ts";
import { limits } from "#domain/limits.ts";
import type { Words } from "#languages/words.ts";

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

/** What an answer is said in. */
export type Spoken = { language: Language; words: Pick<Words, "server" | "site"> };

const { most, spreadMs } = limits.ownRetries;

/** Loads the page again after its `Retry-After`, a few times. The history entry counts, because it survives a reload. */
const retryScript = `const state = history.state ?? {}, retries = state.retries ?? 0;
if (retries < ${most}) {
  const { retryAfter, retrying } = document.documentElement.dataset;
  document.querySelector("[role=status]").textContent = retrying;
  setTimeout(() => { history.replaceState({ ...state, retries: retries + 1 }, ""); location.reload(); }, retryAfter * 1000 + Math.random() * ${spreadMs});
}`;

const pagePolicy = `default-src 'none'; script-src 'sha256-${createHash("sha256").update(retryScript).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

function pageOf(retryAfterS: number, { language, words: { server, site } }: Spoken): string {
  const { title, text } = server.overload;
  const { retryingSoon, tryAgain } = site.actions;
  return `<!doctype html><html ${rootAttributes(language)} data-retry-after="${retryAfterS}" data-retrying="${escapeHtml(retryingSoon)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p role="status"></p><p><a href="">${escapeHtml(tryAgain)}</a></p><script>${retryScript}</script></html>`;
}

/** Sent in place of a page or data. @throws any other error */
export function overloadResponse(error: unknown, kind: OverloadKind, spoken: Spoken, headers: Record<string, string>): Response {
  if (!(error instanceof OverloadError)) throw error;
  const retryAfterS = Math.max(1, Math.ceil(error.retryAfterMs / 1000));
  const uncached = { ...headers, "cache-control": "no-store", "retry-after": String(retryAfterS) };
  const data = JSON.stringify({ error: spoken.words.server.overload.text });
  if (kind === "data") return new Response(data, { status: 503, headers: { ...uncached, "content-type": "application/json" } });
  const pageHeaders = { ...uncached, "content-type": "text/html; charset=utf-8", "content-language": spoken.language, "content-security-policy": pagePolicy };
  return new Response(pageOf(retryAfterS, spoken), { status: 503, headers: pageHeaders });
}
