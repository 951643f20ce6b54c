import { randomFrom } from "#sample/artwork/random.ts";
import type { Fault } from "#tests/support/faulty-provider.ts";
import { atMost, type Figure, median, reported, timed } from "#tests/support/figure.ts";
import { endlessFilm, endlessFilms, listPages } from "#tests/support/film-pages.ts";
import { steadyLoad } from "#tests/support/steady-load.ts";
import { type LiveSite, withLiveSite } from "./live-site.ts";
import { peakOf } from "./peak.ts";
import type { Scale, Scenario, ScenarioOptions } from "./scenario.ts";
import { isView, requestOf, visit, wait } from "./views.ts";

const faults: readonly [null, ...Fault[]] = [
  null,
  { kind: "status", status: 500 },
  { kind: "status", status: 429, retryAfter: "1" },
  { kind: "reset" },
  { kind: "hang" },
  { kind: "drip" },
  { kind: "malformed" },
  { kind: "html" },
];

const hourMs = 60 * 60 * 1000;
/** A higher rate would measure the load's own process. */
const maxPerS = 250;

/** Each second sets another fault or none and advances the clock by an hour, so that rows and pages always need a refresh. */
async function randomFaults({ site, provider }: LiveSite, durationMs: number): Promise<{ heapMb: number[]; delaysMs: number[]; holdsMs: number[] }> {
  const random = randomFrom("faults");
  const endAt = performance.now() + durationMs;
  const heapMb: number[] = [];
  const delaysMs: number[] = [];
  const holdsMs: number[] = [];
  while (performance.now() < endAt) {
    provider.setFault(random.oneOf(faults));
    await site.advanceClock(hourMs);
    await wait(1000);
    const { delayP99Ms, longestHoldMs } = await site.vitals();
    delaysMs.push(delayP99Ms);
    holdsMs.push(longestHoldMs);
    if (delaysMs.length % 10 === 0) heapMb.push((await site.vitals("collect")).heapMb);
  }
  return { heapMb, delaysMs, holdsMs };
}

async function halfCapacity(scale: Scale, { minutes = scale === "full" ? 3 : 0.05 }: ScenarioOptions = {}): Promise<Figure[]> {
  const durationMs = minutes * 60_000;
  const pages = [...listPages, ...endlessFilms(100)];
  const pageAt = (index: number) => pages[index % pages.length] ?? endlessFilm(0);
  return withLiveSite(async (live) => {
    const { site, provider } = live;
    await visit(site.url, pages);
    const rate = Math.min(maxPerS, Math.max(2, await peakOf(site.url, pageAt, 3000)) / 2);
    const faulty = randomFaults(live, durationMs);
    const request = (index: number) => requestOf(site.url, pageAt(index));
    const report = await steadyLoad({ ratePerS: rate, durationMs, request, isExpected: isView });
    const { heapMb, delaysMs, holdsMs } = await faulty;
    provider.setFault(null);
    const { delayInAllP99Ms } = await site.vitals();
    const settled = heapMb.slice(Math.floor(heapMb.length / 3));
    return [
      atMost(`${report.sent} requests in ${durationMs / 1000} s: no view`, (100 * report.failed) / report.sent, 0.01, " %"),
      timed(atMost("requests without a response", report.statuses.error ?? 0, 0)),
      timed(atMost("heap gained after the first third, after a collection", Math.max(0, ...settled) - (settled[0] ?? 0), 10, " MB")),
      atMost("event-loop delay p99 over all samples", delayInAllP99Ms, 50, " ms"),
      reported("event-loop delay p99 of the worst second", Math.max(...delaysMs), " ms"),
      reported("event-loop delay p99 of the median second", median(delaysMs), " ms"),
      reported("longest hold of the event loop, in processor time", Math.max(...holdsMs), " ms"),
    ];
  });
}

export const halfLoad: readonly Scenario[] = [{ id: "R20", title: "half capacity with random faults", run: halfCapacity }];
