import { CatalogError } from "#app/data/catalog-error.ts";
import { timeLimit } from "#app/data/time-limit.ts";
import type { Language } from "#domain/languages.ts";
import { importLimits } from "#features/import/model/import-limits.ts";
import { type ImportEntry, isWaiting, matchRowOf } from "#features/import/model/import-state.ts";
import { type MatchResponse, type MatchResult, type MatchRow, matchPath } from "#features/import/model/match-rows.ts";

const giveUpMs = 20_000;
const defaultWaitS = 5;

const pendingAll = (rows: readonly MatchRow[], retryAfterS: number): MatchResponse => ({ results: rows.map(() => ({ status: "pending" })), retryAfterS });

/** One batch. `language`: of the page. A busy server's refusal leaves all rows pending. */
export async function sendRows(rows: readonly MatchRow[], language: Language, signal: AbortSignal): Promise<MatchResponse> {
  const response = await fetch(matchPath, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ rows, language }),
    signal: timeLimit(giveUpMs, signal),
  });
  if (response.status === 429 || response.status >= 500) return pendingAll(rows, Number(response.headers.get("retry-after")) || defaultWaitS);
  if (!response.ok) throw new CatalogError(response.status, matchPath);
  // Typed without parsing: our own server made it.
  return (await response.json()) as MatchResponse;
}

/** Resolves after so many seconds, or when the signal aborts. */
export const waitFor = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });

export type FoundResult = { index: number; result: MatchResult };

export type MatchDeps = {
  send: (rows: readonly MatchRow[], signal: AbortSignal) => Promise<MatchResponse>;
  wait: (seconds: number, signal: AbortSignal) => Promise<void>;
};

type Run = MatchDeps & { signal: AbortSignal; onResults: (found: readonly FoundResult[]) => void };

/** Looks the waiting entries up, one batch at a time. `false`: it was aborted, or the server has had no result for a while. */
export async function matchTitles(entries: readonly ImportEntry[], { send, wait, signal, onResults }: Run): Promise<boolean> {
  let queue = entries.map((entry, index) => ({ entry, index })).filter(({ entry }) => isWaiting(entry));
  for (let fruitless = 0; queue.length > 0 && fruitless < importLimits.fruitlessResponses; ) {
    const batch = queue.slice(0, importLimits.batch);
    // Offline, or aborted.
    const response = await send(
      batch.map(({ entry }) => matchRowOf(entry.row)),
      signal,
    ).catch(() => null);
    if (signal.aborted) return false;
    const results = batch.map(({ index }, at): FoundResult => ({ index, result: response?.results[at] ?? { status: "pending" } }));
    const found = results.filter(({ result }) => result.status !== "pending");
    const done = new Set(found.map(({ index }) => index));
    onResults(found);
    // What is pending comes last, so that rows that fail each time do not hold up the others.
    queue = [...queue.slice(batch.length), ...batch.filter(({ index }) => !done.has(index))];
    fruitless = found.length > 0 ? 0 : fruitless + 1;
    const waitS = response ? (response.retryAfterS ?? 0) : defaultWaitS;
    if (waitS > 0 && queue.length > 0) await wait(waitS, signal);
    if (signal.aborted) return false;
  }
  return queue.length === 0;
}
