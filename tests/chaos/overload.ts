import { firstEndlessId } from "#tests/support/faulty-provider.ts";
import { atLeast, atMost, exactly, type Figure, timed } from "#tests/support/figure.ts";
import { type LoadResponse, steadyLoad } from "#tests/support/steady-load.ts";
import { type ControlledSite, startControlledSite, withLiveSite } from "./live-site.ts";
import { peakOf } from "./peak.ts";
import type { Scale, Scenario } from "./scenario.ts";
import { isForSeen, isUsefulRefusal, isView, msUntil, visit, wait } from "./views.ts";

const film = (index: number): string => `/movie/${firstEndlessId + index}`;

/** Clicks at 50/s, four of five on seen films; browsers prefetch twelve times as many films that were never seen. */
async function prefetchFlood(scale: Scale): Promise<Figure[]> {
  const durationMs = scale === "full" ? 20_000 : 2000;
  const seen = Array.from({ length: 40 }, (_, index) => film(index));
  return withLiveSite(async ({ site }) => {
    await visit(site.url, seen);
    const headers = { "sec-purpose": "prefetch" };
    let cacheableRefusals = 0;
    const isExpected = ({ status, headers: sent }: LoadResponse): boolean => {
      if (status === 503 && sent["cache-control"] !== "no-store") cacheableRefusals += 1;
      return status === 200 || status === 503;
    };
    const prefetching = steadyLoad({ ratePerS: 600, durationMs, request: (index) => ({ url: site.url + film(2_000_000 + index), headers }), isExpected });
    const path = (index: number) => (isForSeen(index) ? (seen[index % seen.length] ?? "/") : film(1_000_000 + index));
    const clicks = await steadyLoad({ ratePerS: 50, durationMs, request: (index) => ({ url: site.url + path(index) }), isExpected: isView });
    const prefetched = await prefetching;
    return [
      timed(atLeast(`of ${clicks.sent} clicks served`, (100 * (clicks.sent - clicks.failed)) / clicks.sent, 99.9, " %")),
      timed(atLeast(`of ${prefetched.sent} prefetches shed`, prefetched.statuses["503"] ?? 0, 1)),
      exactly("prefetches refused without no-store", cacheableRefusals, 0),
      timed(exactly("prefetches with another status than 200 or 503", prefetched.failed, 0)),
    ];
  });
}

/** Every film page. With a page cache too small for them they are rendered for each request; the embedded catalog responds at once. */
async function uncachedPages(site: ControlledSite): Promise<string[]> {
  const sitemap = await (await fetch(`${site.url}/sitemaps/movies-1.xml`)).text();
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path]) => path ?? "/");
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

/** A twelfth of the bytes: the load's own process could not read uncompressed pages fast enough. */
const compressed = { "accept-encoding": "br" };

type OverloadReport = { views: number; badRefusals: number; noResponse: number; refusedMs: number[]; tookS: number };

/** Loads the site beyond its capacity: counts pages and refusals, and times the refusals. */
async function overloaded(site: ControlledSite, pages: readonly string[], ratePerS: number, durationMs: number): Promise<OverloadReport> {
  const sentAt: number[] = [];
  const refusedMs: number[] = [];
  const counts = { views: 0, badRefusals: 0 };
  const isExpected = (response: LoadResponse, index: number): boolean => {
    if (response.status === 200) counts.views += 1;
    else refusedMs.push(performance.now() - (sentAt[index] ?? 0));
    if (response.status !== 200 && !isUsefulRefusal(response)) counts.badRefusals += 1;
    return response.status === 200;
  };
  const request = (index: number) => {
    sentAt[index] = performance.now();
    return { url: site.url + pages[index % pages.length], headers: compressed };
  };
  const startedAt = performance.now();
  const { statuses } = await steadyLoad({ ratePerS, durationMs, request, isExpected, connections: 4000 });
  const tookS = (performance.now() - startedAt) / 1000;
  return { ...counts, noResponse: statuses.error ?? 0, refusedMs: refusedMs.toSorted((a, b) => a - b), tookS };
}

async function threeTimesCapacity(scale: Scale): Promise<Figure[]> {
  const durationMs = scale === "full" ? 60_000 : 3000;
  const site = await startControlledSite({ PAGE_CACHE_MB: "1" });
  try {
    const pages = await uncachedPages(site);
    await peakOf(site.url, pages, durationMs / 20);
    const peakPerS = await peakOf(site.url, pages, durationMs / 6);
    const { result, residentMb } = await withMemory(site, overloaded(site, pages, 3 * peakPerS, durationMs));
    const { views, badRefusals, noResponse, refusedMs, tookS } = result;
    let index = 0;
    const isServing = async () => {
      index += 7;
      return (await fetch(site.url + pages[index % pages.length])).status === 200;
    };
    const recoveredMs = await msUntil(isServing);
    const half = residentMb.slice(Math.floor(residentMb.length / 2));
    return [
      timed(atLeast(`goodput, of a peak of ${peakPerS.toFixed(0)} pages/s`, (100 * views) / tookS / peakPerS, 90, " %")),
      exactly(`of ${refusedMs.length} refusals without Retry-After`, badRefusals, 0),
      timed(exactly("requests without a response", noResponse, 0)),
      atMost("p50 of refusals", refusedMs[Math.floor(refusedMs.length / 2)] ?? 0, 500, " ms"),
      timed(atMost("memory gained in the second half", Math.max(...half) - (half[0] ?? 0), 30, " MB")),
      atMost("time to recover", recoveredMs, 5000, " ms"),
    ];
  } finally {
    await site.stop();
  }
}

export const overload: readonly Scenario[] = [
  { id: "R8", title: "12 times the normal load as prefetch", run: prefetchFlood },
  { id: "R9", title: "3 times capacity for 60 s, nothing cached", run: threeTimesCapacity },
];
