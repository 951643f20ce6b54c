import { longestWaitMs } from "#tests/support/safety-net.ts";
import type { LoadResponse } from "#tests/support/steady-load.ts";

/** Four of five requests are for a title that was seen before. */
export const isForSeen = (index: number): boolean => index % 5 !== 0;

/** A view: a 200 with the title's real name in it. */
export const isView = ({ status, body }: LoadResponse): boolean =>
  status === 200 && /<h1[^>]*>[^<]+<\/h1>/.test(body) && !body.includes("Back in a moment</h1>");

/** A 503 page with Retry-After that no cache stores. */
export const isUsefulRefusal = ({ status, headers, body }: LoadResponse): boolean =>
  status === 503 && /^\d+$/.test(String(headers["retry-after"])) && headers["cache-control"] === "no-store" && body.includes("Try again");

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

/** How many of `atMs` fall into the busiest `windowMs`. */
export function busiest(atMs: readonly number[], windowMs: number): number {
  let first = 0;
  let most = 0;
  for (const [last, at] of atMs.entries()) {
    while ((atMs[first] ?? at) <= at - windowMs) first += 1;
    most = Math.max(most, last - first + 1);
  }
  return most;
}

/** Milliseconds until `isThere` returns true, polled every 50 ms; infinite if it never does. */
export async function msUntil(isThere: () => Promise<boolean>): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < longestWaitMs) {
    if (await isThere()) return performance.now() - startedAt;
    await wait(50);
  }
  return Number.POSITIVE_INFINITY;
}

/** Loads the pages one after another. */
export async function visit(origin: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) await (await fetch(origin + path)).text();
}
