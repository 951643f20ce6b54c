import { renderToStaticMarkup } from "react-dom/server";
import type { NamedPage } from "#tests/support/film-pages.ts";
import { longestWaitMs } from "#tests/support/safety-net.ts";
import type { LoadRequest, LoadResponse } from "#tests/support/steady-load.ts";

/** Four of five requests are for a title that was seen before. */
export const isForSeen = (index: number): boolean => index % 5 !== 0;

/** A request, and the name of its page. */
export const requestOf = (origin: string, { path, name }: NamedPage, headers: Record<string, string> = {}): LoadRequest => ({
  url: origin + path,
  name,
  headers,
});

/** A view: a 200 whose heading is the name of what was requested. */
export const isView = ({ status, body }: Pick<LoadResponse, "status" | "body">, { name }: Pick<LoadRequest, "name">): boolean =>
  status === 200 && name !== undefined && body.includes(`>${renderToStaticMarkup(name)}</h1>`);

/** Whether a page is a view; a request without a response is none. */
export const isServed = (origin: string, page: NamedPage, headers: Record<string, string> = {}): Promise<boolean> =>
  fetch(origin + page.path, { headers })
    .then(async (response) => isView({ status: response.status, body: await response.text() }, page))
    .catch(() => false);

/** A 503 or 429 with Retry-After that no cache stores, of data or as a page that offers to try again. */
export const isUsefulRefusal = ({ status, headers, body }: LoadResponse): boolean =>
  (status === 503 || status === 429) &&
  /^\d+$/.test(String(headers["retry-after"])) &&
  headers["cache-control"] === "no-store" &&
  (headers["content-type"] === "application/json" || body.includes("Try again"));

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

/** How many of these times are in the busiest second, wherever it begins. */
export function inBusiestSecond(atMs: readonly number[]): number {
  let first = 0;
  let most = 0;
  for (const [last, at] of atMs.entries()) {
    while ((atMs[first] ?? at) <= at - 1000) first += 1;
    most = Math.max(most, last - first + 1);
  }
  return most;
}

/** Milliseconds until `isThere` returns true, polled every 50 ms; infinite if it does not within `withinMs`. */
export async function msUntil(isThere: () => Promise<boolean>, withinMs = longestWaitMs): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < withinMs) {
    if (await isThere()) return performance.now() - startedAt;
    await wait(50);
  }
  return Number.POSITIVE_INFINITY;
}

/** An address for each visitor, as a proxy would report it. */
export const visitorAddress = (index: number): string => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

/** How many of the pages, requested one after another, are no view. */
export async function failedViews(origin: string, pages: readonly NamedPage[]): Promise<number> {
  let failed = 0;
  for (const page of pages) if (!(await isServed(origin, page))) failed += 1;
  return failed;
}

/** Loads the pages one after another. */
export async function visit(origin: string, pages: readonly NamedPage[]): Promise<void> {
  for (const { path } of pages) await (await fetch(origin + path)).text();
}
