import { atLeast, atMost, exactly, type Figure, timed } from "#tests/support/figure.ts";
import { endlessFilm, endlessFilms, uncachedPage } from "#tests/support/film-pages.ts";
import { type LoadRequest, type LoadResponse, percentile, steadyLoad } from "#tests/support/steady-load.ts";
import { viewsOf } from "./client-views.ts";
import { type ControlledSite, startControlledSite, withLiveSite } from "./live-site.ts";
import { peakOf } from "./peak.ts";
import type { Scale, Scenario } from "./scenario.ts";
import { isForSeen, isServed, isView, msUntil, requestOf, visit, wait } from "./views.ts";

/** Clicks at 50/s, four of five on seen films; browsers prefetch twelve times as many films that were never seen. */
async function prefetchFlood(scale: Scale): Promise<Figure[]> {
  const durationMs = scale === "full" ? 20_000 : 2000;
  const seen = endlessFilms(40);
  return withLiveSite(async ({ site }) => {
    await visit(site.url, seen);
    const headers = { "sec-purpose": "prefetch" };
    let cacheableRefusals = 0;
    const isExpected = (response: LoadResponse, film: LoadRequest): boolean => {
      if (response.status === 503 && response.headers["cache-control"] !== "no-store") cacheableRefusals += 1;
      return isView(response, film) || response.status === 503;
    };
    const prefetch = (index: number) => requestOf(site.url, endlessFilm(2_000_000 + index), headers);
    const prefetching = steadyLoad({ ratePerS: 600, durationMs, request: prefetch, isExpected });
    const click = (index: number) => requestOf(site.url, (isForSeen(index) && seen[index % seen.length]) || endlessFilm(1_000_000 + index));
    const clicks = await steadyLoad({ ratePerS: 50, durationMs, request: click, isExpected: isView });
    const prefetched = await prefetching;
    return [
      timed(atLeast(`of ${clicks.sent} clicks: views`, (100 * (clicks.sent - clicks.failed)) / clicks.sent, 99.9, " %")),
      timed(atLeast(`of ${prefetched.sent} prefetches shed`, prefetched.statuses["503"] ?? 0, 1)),
      exactly("prefetches refused without no-store", cacheableRefusals, 0),
      timed(exactly("prefetches neither a view nor a 503", prefetched.failed, 0)),
    ];
  });
}

/** Samples the memory every second during `work`. */
async function withMemory<T>(site: ControlledSite, work: Promise<T>): Promise<{ result: T; residentMb: number[] }> {
  const residentMb: number[] = [];
  const state = { isOver: false };
  const sampling = (async () => {
    while (!state.isOver) {
      residentMb.push((await site.vitals()).residentMb);
      await wait(1000);
    }
  })();
  const result = await work.finally(() => {
    state.isOver = true;
  });
  await sampling;
  return { result, residentMb };
}

const recoveredWithinMs = 5000;

async function threeTimesCapacity(scale: Scale): Promise<Figure[]> {
  const durationMs = scale === "full" ? 60_000 : 3000;
  const site = await startControlledSite({ PAGE_CACHE_MB: "1" });
  try {
    await peakOf(site.url, uncachedPage, durationMs / 20);
    const peakPerS = Math.max(1, await peakOf(site.url, uncachedPage, durationMs / 6));
    const startedAt = performance.now();
    const load = viewsOf(site.url, { ratePerS: 3 * peakPerS, page: uncachedPage, connections: 4000 }, durationMs);
    const { result, residentMb } = await withMemory(site, load);
    const tookS = (performance.now() - startedAt) / 1000;
    const { viewedMs, refusedMs, wrong, noResponse } = result;
    let index = 0;
    const isServing = async () => {
      index += 7;
      return isServed(site.url, uncachedPage(index));
    };
    const recoveredMs = await msUntil(isServing, 2 * recoveredWithinMs);
    const half = residentMb.slice(Math.floor(residentMb.length / 2));
    return [
      timed(atLeast(`views a second, of a peak of ${peakPerS.toFixed(0)}`, (100 * viewedMs.length) / tookS / peakPerS, 90, " %")),
      exactly("responses that are neither a view nor a 503 with Retry-After", wrong, 0),
      timed(exactly("requests without a response", noResponse, 0)),
      atMost(`p99 of the wait of ${viewedMs.length} views`, percentile(viewedMs, 0.99), 4000, " ms"),
      atMost(`p50 of ${refusedMs.length} refusals`, percentile(refusedMs, 0.5), 500, " ms"),
      atMost("p99 of refusals", percentile(refusedMs, 0.99), 4000, " ms"),
      timed(atMost("memory gained in the second half", Math.max(...half) - (half[0] ?? 0), 30, " MB")),
      atMost("time to recover", recoveredMs, recoveredWithinMs, " ms"),
    ];
  } finally {
    await site.stop();
  }
}

export const overload: readonly Scenario[] = [
  { id: "R8", title: "12 times the normal load as prefetch", run: prefetchFlood },
  { id: "R9", title: "3 times capacity for 60 s, nothing cached", run: threeTimesCapacity },
];
