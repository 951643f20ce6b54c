import type { Fault } from "#tests/support/faulty-provider.ts";
import { acrossConditions, atMost, exactly, type Figure } from "#tests/support/figure.ts";
import { endlessFilm, endlessFilms, filmPage, listPages, type NamedPage } from "#tests/support/film-pages.ts";
import { type LoadRequest, type LoadResponse, percentile, steadyLoad } from "#tests/support/steady-load.ts";
import { type LiveSite, withLiveSite } from "./live-site.ts";
import type { Scale, Scenario } from "./scenario.ts";
import { failedViews, inBusiestSecond, isForSeen, isServed, isUsefulRefusal, isView, msUntil, requestOf, visit } from "./views.ts";

const allFaults: readonly Fault[] = [
  { kind: "status", status: 500 },
  { kind: "status", status: 429, retryAfter: "2" },
  { kind: "reset" },
  { kind: "hang" },
  { kind: "malformed" },
  { kind: "html" },
];
const nameOf = (fault: Fault): string => (fault.kind === "status" ? String(fault.status) : fault.kind);

/** Films that visitors see before the provider fails. */
const seen = endlessFilms(40);
const neverSeen = (index: number): NamedPage => endlessFilm(1_000_000 + index);

type Load = { ratePerS: number; durationMs: number };

async function underFault({ site, provider }: LiveSite, fault: Fault, listed: readonly NamedPage[], { ratePerS, durationMs }: Load): Promise<Figure[]> {
  provider.setFault(fault);
  const good = { seen: 0, new: 0 };
  const seenMs: number[] = [];
  const sentAt: number[] = [];
  const page = (index: number): NamedPage => (isForSeen(index) && seen[index % seen.length]) || neverSeen(index);
  const isExpected = (response: LoadResponse, requested: LoadRequest, index: number): boolean => {
    const isGood = isView(response, requested) || (!isForSeen(index) && isUsefulRefusal(response));
    if (isGood) good[isForSeen(index) ? "seen" : "new"] += 1;
    if (isForSeen(index)) seenMs.push(performance.now() - (sentAt[index] ?? 0));
    return isGood;
  };
  const request = (index: number) => {
    sentAt[index] = performance.now();
    return requestOf(site.url, page(index));
  };
  const { sent } = await steadyLoad({ ratePerS, durationMs, request, isExpected });
  // Counted from the requests sent: a request without a response has failed too.
  const sentNew = Math.ceil(sent / 5);
  const sentSeen = sent - sentNew;
  const failedListed = await failedViews(site.url, listed);
  provider.setFault(null);
  return [
    exactly(`failed views of ${sentSeen} seen`, sentSeen - good.seen, 0),
    atMost(
      "p99 of seen films",
      percentile(
        seenMs.toSorted((a, b) => a - b),
        0.99,
      ),
      100,
      " ms",
    ),
    exactly("failed views of films known from lists only", failedListed, 0),
    exactly("films never seen: neither a view nor a 503 with Retry-After", sentNew - good.new, 0),
  ];
}

async function down(scale: Scale): Promise<Figure[]> {
  return withLiveSite(async (live) => {
    await visit(live.site.url, [...listPages, ...seen]);
    const topRated = (await (await fetch(`${live.site.url}/api/movies/top-rated`)).json()) as { items: { id: number }[] };
    const listed = topRated.items.map(({ id }) => filmPage(id)).slice(-5);
    const [faults, load] = scale === "full" ? [allFaults, { ratePerS: 200, durationMs: 10_000 }] : [allFaults.slice(2, 4), { ratePerS: 50, durationMs: 1000 }];
    const runs: [string, Figure[]][] = [];
    for (const fault of faults) runs.push([nameOf(fault), await underFault(live, fault, listed, load)]);
    return [...acrossConditions(runs), exactly("the server exited", (await fetch(`${live.site.url}/healthz`)).ok ? "no" : "yes", "no")];
  });
}

const backWithinMs = 5000;

/** Ignores the first two seconds, which the breaker needs to open. */
async function callsWhileDown(scale: Scale): Promise<Figure[]> {
  const durationMs = scale === "full" ? 20_000 : 3000;
  return withLiveSite(async ({ site, provider }) => {
    await visit(site.url, seen.slice(0, 1));
    provider.setFault({ kind: "status", status: 500 });
    const from = performance.now();
    await steadyLoad({ ratePerS: 100, durationMs, request: (index) => requestOf(site.url, neverSeen(index)) });
    const whileDown = provider.calledAtMs.filter((at) => at > from + 2000);
    provider.setFault(null);
    let index = 1_000_000;
    const isBack = async () => {
      index += 1;
      return isServed(site.url, neverSeen(index));
    };
    const backMs = await msUntil(isBack, 2 * backWithinMs);
    return [
      atMost("calls in the busiest second", inBusiestSecond(whileDown), 2),
      atMost("views of new films again after its return", backMs, backWithinMs, " ms"),
      exactly("views again at all", Number.isFinite(backMs) ? "yes" : "no", "yes"),
    ];
  });
}

export const providerDown: readonly Scenario[] = [
  { id: "R1", title: "provider down under 200 requests/s, 80 % seen", run: down },
  { id: "R2", title: "calls to a provider that is down", run: callsWhileDown },
];
