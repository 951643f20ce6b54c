import { type Fault, firstEndlessId } from "#tests/support/faulty-provider.ts";
import { atMost, exactly, type Figure } from "#tests/support/figure.ts";
import { type Reply, steadyLoad } from "#tests/support/steady-load.ts";
import { type LiveSite, withLiveSite } from "./live-site.ts";
import type { Scale, Scenario } from "./scenario.ts";
import { busiest, isForSeen, isUsefulRefusal, isView, msUntil, visit } from "./views.ts";

const everyWay: readonly Fault[] = [
  { kind: "status", status: 500 },
  { kind: "status", status: 429, retryAfter: "2" },
  { kind: "reset" },
  { kind: "hang" },
  { kind: "malformed" },
  { kind: "html" },
];
const named = (fault: Fault): string => (fault.kind === "status" ? String(fault.status) : fault.kind);

/** Films seen before everything fails, and more that lists name but nobody has asked for. */
const seen = Array.from({ length: 40 }, (_, index) => `/movie/${firstEndlessId + index}`);
const listedPages = ["/", "/top", "/tv", "/tv/top"];
const neverSeen = (index: number): string => `/movie/${firstEndlessId + 1_000_000 + index}`;

type Load = { ratePerS: number; forMs: number };

async function underFault({ site, provider }: LiveSite, fault: Fault, listed: readonly string[], { ratePerS, forMs }: Load): Promise<Figure[]> {
  provider.setFault(fault);
  const fine = { seen: 0, new: 0 };
  const seenMs: number[] = [];
  const sentAt: number[] = [];
  const path = (index: number): string => (isForSeen(index) ? seen[index % seen.length] : neverSeen(index)) ?? "/";
  const good = (answer: Reply, index: number): boolean => {
    const isGood = isView(answer) || (!isForSeen(index) && isUsefulRefusal(answer));
    if (isGood) fine[isForSeen(index) ? "seen" : "new"] += 1;
    if (isForSeen(index)) seenMs.push(performance.now() - (sentAt[index] ?? 0));
    return isGood;
  };
  const question = (index: number) => {
    sentAt[index] = performance.now();
    return { url: site.url + path(index) };
  };
  const { sent } = await steadyLoad({ ratePerS, forMs, question, good });
  // Counted from what was sent, so that who got no answer at all has failed as well.
  const sentNew = Math.ceil(sent / 5);
  const sentSeen = sent - sentNew;
  let listedViews = 0;
  for (const page of listed) {
    const answer = await fetch(site.url + page);
    if (isView({ status: answer.status, headers: {}, body: await answer.text() })) listedViews += 1;
  }
  provider.setFault(null);
  const p99Ms = seenMs.toSorted((a, b) => a - b)[Math.floor(seenMs.length * 0.99)] ?? 0;
  return [
    exactly(`${named(fault)}: failed views of ${sentSeen} seen`, sentSeen - fine.seen, 0),
    atMost(`${named(fault)}: seen p99`, p99Ms, 50, " ms"),
    exactly(`${named(fault)}: views of films that lists alone know`, listedViews, listed.length),
    exactly(`${named(fault)}: never seen, neither a view nor a 503 with Retry-After`, sentNew - fine.new, 0),
  ];
}

async function down(scale: Scale): Promise<Figure[]> {
  return withLiveSite(async (live) => {
    await visit(live.site.url, [...listedPages, ...seen]);
    const topRated = (await (await fetch(`${live.site.url}/api/movies/top-rated`)).json()) as { id: number }[];
    const listed = topRated.map(({ id }) => `/movie/${id}`).slice(-5);
    const [faults, load] = scale === "full" ? [everyWay, { ratePerS: 200, forMs: 10_000 }] : [everyWay.slice(2, 4), { ratePerS: 50, forMs: 1000 }];
    const figures: Figure[] = [];
    for (const fault of faults) figures.push(...(await underFault(live, fault, listed, load)));
    figures.push(exactly("the server died", (await fetch(`${live.site.url}/healthz`)).ok ? "no" : "yes", "no"));
    return figures;
  });
}

/** Calls in the busiest second while it was down, the first two seconds aside, in which the breaker finds out. */
async function callsWhileDown(scale: Scale): Promise<Figure[]> {
  const forMs = scale === "full" ? 20_000 : 3000;
  return withLiveSite(async ({ site, provider }) => {
    await visit(site.url, seen.slice(0, 1));
    provider.setFault({ kind: "status", status: 500 });
    const from = performance.now();
    await steadyLoad({ ratePerS: 100, forMs, question: (index) => ({ url: site.url + neverSeen(index) }) });
    const whileDown = provider.calledAtMs.filter((at) => at > from + 2000);
    provider.setFault(null);
    let index = 1_000_000;
    const isBack = async () => {
      index += 1;
      return (await fetch(site.url + neverSeen(index))).status === 200;
    };
    const backMs = await msUntil(isBack, 10_000);
    return [
      atMost("calls in the busiest second", busiest(whileDown, 1000), 2),
      atMost("fresh again after its return", backMs, 5000, " ms"),
      exactly("came back", Number.isFinite(backMs) ? "yes" : "no", "yes"),
    ];
  });
}

export const providerDown: readonly Scenario[] = [
  { id: "R1", title: "provider down under 200 requests/s, 80 % seen", run: down },
  { id: "R2", title: "calls to a provider that is down", run: callsWhileDown },
];
