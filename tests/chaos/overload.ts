import { firstEndlessId } from "#tests/support/faulty-provider.ts";
import { atLeast, atMost, exactly, type Figure, timed } from "#tests/support/figure.ts";
import { type Reply, steadyLoad } from "#tests/support/steady-load.ts";
import { type InsideSite, startInsideSite, withLiveSite } from "./live-site.ts";
import { peakOf } from "./peak.ts";
import type { Scale, Scenario } from "./scenario.ts";
import { isForSeen, isUsefulRefusal, isView, msUntil, visit, wait } from "./views.ts";

const film = (index: number): string => `/movie/${firstEndlessId + index}`;

/** Clicks at 50/s, four of five for seen films; browsers fetch ahead twelve times as much of what nobody has seen. */
async function prefetchFlood(scale: Scale): Promise<Figure[]> {
  const forMs = scale === "full" ? 20_000 : 2000;
  const seen = Array.from({ length: 40 }, (_, index) => film(index));
  return withLiveSite(async ({ site }) => {
    await visit(site.url, seen);
    const headers = { "sec-purpose": "prefetch" };
    let wronglyShed = 0;
    const isFine = ({ status, headers: sent }: Reply): boolean => {
      if (status === 503 && sent["cache-control"] !== "no-store") wronglyShed += 1;
      return status === 200 || status === 503;
    };
    const ahead = steadyLoad({ ratePerS: 600, forMs, question: (index) => ({ url: site.url + film(2_000_000 + index), headers }), good: isFine });
    const path = (index: number) => (isForSeen(index) ? (seen[index % seen.length] ?? "/") : film(1_000_000 + index));
    const clicks = await steadyLoad({ ratePerS: 50, forMs, question: (index) => ({ url: site.url + path(index) }), good: isView });
    const shed = await ahead;
    return [
      timed(atLeast(`of ${clicks.sent} clicks fine`, (100 * (clicks.sent - clicks.failed)) / clicks.sent, 99.9, " %")),
      timed(atLeast(`of ${shed.sent} prefetches shed`, shed.statuses["503"] ?? 0, 1)),
      exactly("prefetches refused without no-store", wronglyShed, 0),
      timed(exactly("prefetches neither answered nor refused", shed.failed, 0)),
    ];
  });
}

/** Pages that are made anew each time: a page cache too small for them, over the embedded catalog, which answers at once. */
async function uncachedPages(site: InsideSite): Promise<string[]> {
  const sitemap = await (await fetch(`${site.url}/sitemaps/movies-1.xml`)).text();
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path]) => path ?? "/");
}

/** Memory every second while `work` goes on. */
async function watched<T>(site: InsideSite, work: Promise<T>): Promise<{ result: T; residentMb: number[] }> {
  const residentMb: number[] = [];
  const state = { isOver: false };
  const looking = (async () => {
    while (!state.isOver) {
      residentMb.push((await site.vitals()).residentMb);
      await wait(1000);
    }
  })();
  const result = await work.finally(() => {
    state.isOver = true;
  });
  await looking;
  return { result, residentMb };
}

/** A twelfth of the bytes for the load's own process to read, which otherwise is the one that cannot keep up. */
const asBrowsersDo = { "accept-encoding": "br" };

type Overloaded = { views: number; badRefusals: number; unanswered: number; refusedMs: number[]; tookS: number };

/** Three times what the site can make: who gets a page, who is told to come again, and how soon. */
async function overloaded(site: InsideSite, pages: readonly string[], ratePerS: number, forMs: number): Promise<Overloaded> {
  const sentAt: number[] = [];
  const refusedMs: number[] = [];
  const counts = { views: 0, badRefusals: 0 };
  const good = (answer: Reply, index: number): boolean => {
    if (answer.status === 200) counts.views += 1;
    else refusedMs.push(performance.now() - (sentAt[index] ?? 0));
    if (answer.status !== 200 && !isUsefulRefusal(answer)) counts.badRefusals += 1;
    return answer.status === 200;
  };
  const question = (index: number) => {
    sentAt[index] = performance.now();
    return { url: site.url + pages[index % pages.length], headers: asBrowsersDo };
  };
  const startedAt = performance.now();
  const { statuses } = await steadyLoad({ ratePerS, forMs, question, good, connections: 4000 });
  const tookS = (performance.now() - startedAt) / 1000;
  return { ...counts, unanswered: statuses.error ?? 0, refusedMs: refusedMs.toSorted((a, b) => a - b), tookS };
}

async function threeTimesTooMuch(scale: Scale): Promise<Figure[]> {
  const forMs = scale === "full" ? 60_000 : 3000;
  const site = await startInsideSite({ PAGE_CACHE_MB: "1" });
  try {
    const pages = await uncachedPages(site);
    await peakOf(site.url, pages, forMs / 20);
    const peakPerS = await peakOf(site.url, pages, forMs / 6);
    const { result, residentMb } = await watched(site, overloaded(site, pages, 3 * peakPerS, forMs));
    const { views, badRefusals, unanswered, refusedMs, tookS } = result;
    let index = 0;
    const isAnswering = async () => {
      index += 7;
      return (await fetch(site.url + pages[index % pages.length])).status === 200;
    };
    const recoveredMs = await msUntil(isAnswering, 10_000);
    const half = residentMb.slice(Math.floor(residentMb.length / 2));
    return [
      timed(atLeast(`goodput of a peak of ${peakPerS.toFixed(0)} pages/s`, (100 * views) / tookS / peakPerS, 90, " %")),
      exactly(`of ${refusedMs.length} refusals without Retry-After`, badRefusals, 0),
      timed(exactly("requests without any answer", unanswered, 0)),
      atMost("refusals p50", refusedMs[Math.floor(refusedMs.length / 2)] ?? 0, 500, " ms"),
      timed(atMost("memory gained in the second half", Math.max(...half) - (half[0] ?? 0), 30, " MB")),
      atMost("recovered", recoveredMs, 5000, " ms"),
    ];
  } finally {
    await site.stop();
  }
}

export const overload: readonly Scenario[] = [
  { id: "R8", title: "12 times the normal load as prefetch", run: prefetchFlood },
  { id: "R9", title: "3 times capacity, nothing of it kept", run: threeTimesTooMuch },
];
