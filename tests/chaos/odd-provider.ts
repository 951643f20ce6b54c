import { type Fault, firstEndlessId } from "#tests/support/faulty-provider.ts";
import { atLeast, atMost, exactly, type Figure, timed } from "#tests/support/figure.ts";
import { steadyLoad } from "#tests/support/steady-load.ts";
import { type LiveSite, withLiveSite } from "./live-site.ts";
import type { Scale, Scenario } from "./scenario.ts";
import { busiest, isUsefulRefusal, isView, visit, wait } from "./views.ts";

const film = (index: number): string => `/movie/${firstEndlessId + index}`;

const slowOrOdd: readonly Fault[] = [{ kind: "hang" }, { kind: "drip" }, { kind: "large" }, { kind: "wrong-types" }];

async function oddAnswers(scale: Scale): Promise<Figure[]> {
  const forMs = scale === "full" ? 8000 : 1000;
  return withLiveSite(async ({ site, provider }) => {
    const figures: Figure[] = [];
    for (const [turn, fault] of slowOrOdd.entries()) {
      provider.setFault(fault);
      const question = (index: number) => ({ url: site.url + film(turn * 1_000_000 + index) });
      const report = await steadyLoad({ ratePerS: 20, forMs, question, good: (answer) => isView(answer) || isUsefulRefusal(answer) });
      figures.push(
        exactly(`${fault.kind}: of ${report.sent} cold pages neither a view nor a useful 503`, report.failed, 0),
        atMost(`${fault.kind}: cold p99`, report.p99Ms, 2000, " ms"),
      );
      provider.setFault(null);
    }
    figures.push(exactly("crashes", (await fetch(`${site.url}/healthz`)).ok ? 0 : 1, 0));
    return figures;
  });
}

/** Told to wait: nobody calls before the time is over. */
async function toldToWait({ site, provider }: LiveSite): Promise<Figure[]> {
  const namedMs = 2000;
  provider.setFault({ kind: "status", status: 429, retryAfter: String(namedMs / 1000) });
  await visit(site.url, [film(0)]);
  const toldAt = provider.calledAtMs.at(-1) ?? 0;
  await steadyLoad({ ratePerS: 50, forMs: namedMs - 200, question: (index) => ({ url: site.url + film(1 + index) }) });
  const early = provider.calledAtMs.filter((at) => at > toldAt && at < toldAt + namedMs).length;
  provider.setFault(null);
  await wait(toldAt + namedMs + 1100 - performance.now());
  return [exactly("calls before Retry-After was over", early, 0)];
}

/** Visitors ask for 20 new films a second, browsers fetch ahead 60: more than the provider allows in all. */
async function moreThanAllowed({ site, provider }: LiveSite, forMs: number): Promise<Figure[]> {
  await visit(site.url, [film(9_000_000)]);
  const from = performance.now();
  const ahead = steadyLoad({
    ratePerS: 60,
    forMs,
    question: (index) => ({ url: site.url + film(2_000_000 + index), headers: { "sec-purpose": "prefetch" } }),
  });
  const visitors = await steadyLoad({ ratePerS: 20, forMs, question: (index) => ({ url: site.url + film(1_000_000 + index) }), good: isView });
  const prefetched = await ahead;
  // Then nothing but visitors, twice as many as there may be calls.
  const crowd = await steadyLoad({ ratePerS: 80, forMs, question: (index) => ({ url: site.url + film(3_000_000 + index) }), good: isView });
  const calls = provider.calledAtMs.filter((at) => at > from);
  return [
    atMost("calls a second, on average and the first second's aside", (calls.length - 38) / ((performance.now() - from) / 1000), 38),
    timed(atMost("calls in the busiest second", busiest(calls, 1000), 38)),
    timed(exactly("visitors beside prefetches: of 20/s without a view", visitors.failed, 0)),
    timed(atLeast("prefetches that visitors left room for", prefetched.statuses["200"] ?? 0, 1)),
    timed(atLeast("visitors alone at 80/s: views a second", (crowd.sent - crowd.failed) / (forMs / 1000), 30)),
  ];
}

async function limited(scale: Scale): Promise<Figure[]> {
  return withLiveSite(async (live) => [...(await toldToWait(live)), ...(await moreThanAllowed(live, scale === "full" ? 10_000 : 1000))]);
}

export const oddProvider: readonly Scenario[] = [
  { id: "R6", title: "provider hangs, drips, sends 10 MB, wrong types", run: oddAnswers },
  { id: "R7", title: "429 with Retry-After; never more calls than allowed", run: limited },
];
