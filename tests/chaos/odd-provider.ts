import type { Fault } from "#tests/support/faulty-provider.ts";
import { acrossConditions, atLeast, atMost, exactly, type Figure, timed } from "#tests/support/figure.ts";
import { endlessFilm, firstEndlessId } from "#tests/support/film-pages.ts";
import { steadyLoad } from "#tests/support/steady-load.ts";
import { type LiveSite, withLiveSite } from "./live-site.ts";
import type { Scale, Scenario } from "./scenario.ts";
import { type Call, statusOf } from "./statuses.ts";
import { inBusiestSecond, isServed, isUsefulRefusal, isView, msUntil, requestOf, visit, wait } from "./views.ts";

const backWithinMs = 5000;

const oddResponses: readonly Fault[] = [{ kind: "hang" }, { kind: "drip" }, { kind: "large" }, { kind: "wrong-types" }];

/** Milliseconds of the slowest response to a function, the API and a search, each of an id that no page has shown. */
async function slowestOfApiMs(origin: string, id: number): Promise<number> {
  const startedAt = performance.now();
  const calls: Call[] = [
    { path: "/functions/v1/get-movie", body: { movieId: id } },
    { path: `/api/movies/${id + 1}/extras` },
    { path: `/api/search/movies?q=${id}` },
  ];
  await Promise.all(calls.map((call) => statusOf(origin, call)));
  return performance.now() - startedAt;
}

async function underOddResponses(scale: Scale): Promise<Figure[]> {
  const durationMs = scale === "full" ? 8000 : 1000;
  return withLiveSite(async ({ site, provider }) => {
    const runs: [string, Figure[]][] = [];
    for (const [index, fault] of oddResponses.entries()) {
      provider.setFault(fault);
      const slowestMs = await slowestOfApiMs(site.url, firstEndlessId + 80_000_000 + index * 10);
      const request = (number: number) => requestOf(site.url, endlessFilm(index * 1_000_000 + number));
      const report = await steadyLoad({
        ratePerS: 20,
        durationMs,
        request,
        isExpected: (response, film) => isView(response, film) || isUsefulRefusal(response),
      });
      runs.push([
        fault.kind,
        [
          exactly(`of ${report.sent} cold pages neither a view nor a useful 503`, report.failed, 0),
          atMost("cold p99", report.p99Ms, 2000, " ms"),
          atMost("slowest of functions, API and search", slowestMs, 2200, " ms"),
        ],
      ]);
    }
    provider.setFault(null);
    let next = 0;
    const backMs = await msUntil(() => isServed(site.url, endlessFilm(5_000_000 + next++)), 2 * backWithinMs);
    const back = exactly("views of new films afterwards", Number.isFinite(backMs) ? "yes" : "no", "yes");
    return [...acrossConditions(runs), back, exactly("crashes", (await fetch(`${site.url}/healthz`)).ok ? 0 : 1, 0)];
  });
}

/** A 429 with Retry-After: no calls before that time. */
async function retryAfter({ site, provider }: LiveSite): Promise<Figure[]> {
  const retryAfterMs = 2000;
  provider.setFault({ kind: "status", status: 429, retryAfter: String(retryAfterMs / 1000) });
  await visit(site.url, [endlessFilm(0)]);
  const refusedAt = provider.calledAtMs.at(-1) ?? 0;
  await steadyLoad({ ratePerS: 50, durationMs: retryAfterMs - 200, request: (index) => requestOf(site.url, endlessFilm(1 + index)) });
  const early = provider.calledAtMs.filter((at) => at > refusedAt && at < refusedAt + retryAfterMs).length;
  provider.setFault(null);
  await wait(refusedAt + retryAfterMs + 1100 - performance.now());
  return [exactly("calls before Retry-After was over", early, 0)];
}

/** Visitors open 20 new films a second and browsers prefetch 60: more than the provider's quota. */
async function moreThanAllowed({ site, provider }: LiveSite, durationMs: number): Promise<Figure[]> {
  await visit(site.url, [endlessFilm(9_000_000)]);
  const from = performance.now();
  const prefetching = steadyLoad({
    ratePerS: 60,
    durationMs,
    request: (index) => requestOf(site.url, endlessFilm(2_000_000 + index), { "sec-purpose": "prefetch" }),
  });
  const visitors = await steadyLoad({ ratePerS: 20, durationMs, request: (index) => requestOf(site.url, endlessFilm(1_000_000 + index)), isExpected: isView });
  const prefetched = await prefetching;
  // Visitors only, at twice the quota.
  const crowd = await steadyLoad({ ratePerS: 80, durationMs, request: (index) => requestOf(site.url, endlessFilm(3_000_000 + index)), isExpected: isView });
  const calls = provider.calledAtMs.filter((at) => at > from);
  return [
    atMost("calls a second on average, without the first second", (calls.length - 38) / ((performance.now() - from) / 1000), 38),
    timed(atMost("calls in the busiest second", inBusiestSecond(calls), 38)),
    timed(exactly("visitors at 20/s beside prefetches: no view", visitors.failed, 0)),
    timed(atLeast("prefetches within the rest of the quota", prefetched.statuses["200"] ?? 0, 1)),
    timed(atLeast("visitors only at 80/s: views a second", (crowd.sent - crowd.failed) / (durationMs / 1000), 30)),
  ];
}

async function limited(scale: Scale): Promise<Figure[]> {
  return withLiveSite(async (live) => [...(await retryAfter(live)), ...(await moreThanAllowed(live, scale === "full" ? 10_000 : 1000))]);
}

export const oddProvider: readonly Scenario[] = [
  { id: "R6", title: "provider hangs, drips, sends 10 MB, wrong types", run: underOddResponses },
  { id: "R7", title: "429 with Retry-After; never more calls than allowed", run: limited },
];
