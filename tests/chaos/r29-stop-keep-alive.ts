import { Agent, request as httpRequest } from "node:http";
import { atLeast, atMost, exactly, type Figure } from "#tests/support/figure.ts";
import { firstEndlessId } from "#tests/support/film-pages.ts";
import { type LiveSite, withLiveSite } from "./live-site.ts";
import type { Scale, Scenario } from "./scenario.ts";
import { wait } from "./views.ts";

const signals = ["SIGTERM", "SIGHUP"] as const;
type Signal = (typeof signals)[number];

/** Clients of each group in `groups`, and how often each signal is sent. */
const sizes: Record<Scale, { clients: number; rounds: number }> = { short: { clients: 40, rounds: 1 }, full: { clients: 100, rounds: 3 } };
/** Of one stop. Beside the other tests the machine is busy. */
const mostResets: Record<Scale, number> = { short: 20, full: 1 };
const beforeSignalMs = 2500;
/** Pages that are being made when the signal comes. */
const providerLatencyMs = 400;
const slowShare = 0.1;

const cached = ["/movie/19", "/", "/api/movies/popular", "/faq"];
let nextFilm = firstEndlessId;

/** `thinkMs`: the longest pause between two requests of one client; shorter than the five seconds that the site names in `Keep-Alive`. */
const groups = [
  { share: 1, thinkMs: 150, path: () => cached[Math.floor(Math.random() * cached.length)] ?? "/" },
  { share: 1, thinkMs: 3500, path: () => "/movie/19" },
  { share: slowShare, thinkMs: 400, path: () => `/movie/${nextFilm++}` },
];

/** `cut`: no response on a connection that had one before, or a part of one. `reset`: none on a new connection. */
type Outcome = { kind: "whole"; closes: boolean } | { kind: "cut" | "reset" | "refused" };

function exchange(agent: Agent, url: string): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const fail = (kind: "cut" | "reset" | "refused") => () => resolve({ kind });
  const sent = httpRequest(url, { agent }, (response) => {
    response.on("error", fail("cut")).on("end", () => resolve({ kind: "whole", closes: response.headers.connection === "close" }));
    response.resume();
  });
  sent.on("error", ({ code }: NodeJS.ErrnoException) => fail(code === "ECONNREFUSED" ? "refused" : sent.reusedSocket ? "cut" : "reset")()).end();
  return promise;
}

type Counts = { whole: number; cut: number; reset: number; stillOpen: number; wholeWhileDraining: number };
type Stop = { hasBegun: boolean };

/** A client that reuses its connection, and gives it up after `Connection: close`. Ends when the site refuses connections. */
async function visit(url: string, { thinkMs, path }: (typeof groups)[number], stop: Stop, counts: Counts): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await wait(Math.random() * thinkMs);
  for (;;) {
    const isDraining = stop.hasBegun;
    const outcome = await exchange(agent, url + path());
    if (outcome.kind === "refused") return agent.destroy();
    counts[outcome.kind] += 1;
    if (isDraining && outcome.kind === "whole") {
      counts.wholeWhileDraining += 1;
      if (!outcome.closes) counts.stillOpen += 1;
    }
    await wait(Math.random() * thinkMs);
  }
}

/** A process that is gone drains no more. */
async function untilDraining(url: string): Promise<void> {
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (await isReady()) await wait(10);
}

/** One stop under load. @returns what the clients saw, and how the process ended */
async function stopUnderLoad({ site, provider }: LiveSite, signal: Signal, clients: number) {
  provider.setLatency(providerLatencyMs);
  const counts: Counts = { whole: 0, cut: 0, reset: 0, stillOpen: 0, wholeWhileDraining: 0 };
  const stop: Stop = { hasBegun: false };
  const visits = groups.flatMap((group) => Array.from({ length: clients * group.share }, () => visit(site.url, group, stop, counts)));
  await wait(beforeSignalMs);
  const signaledAt = performance.now();
  const exit = site.signal(signal).then((code) => ({ code, tookS: (performance.now() - signaledAt) / 1000 }));
  await untilDraining(site.url);
  stop.hasBegun = true;
  const ended = await exit;
  await Promise.all(visits);
  return { ...counts, ...ended };
}

async function figuresOf(signal: Signal, scale: Scale): Promise<Figure[]> {
  const stops: Awaited<ReturnType<typeof stopUnderLoad>>[] = [];
  for (let round = 0; round < sizes[scale].rounds; round += 1) stops.push(await withLiveSite((live) => stopUnderLoad(live, signal, sizes[scale].clients)));
  const sum = (count: keyof Counts) => stops.reduce((total, stop) => total + stop[count], 0);
  return [
    exactly(`${signal}: requests cut, beside ${sum("whole")} responses`, sum("cut"), 0),
    // Some may arrive between the last accept and the close, above all if another process has the processor there.
    atMost(`${signal}: new connections reset, in ${stops.length} stops`, sum("reset"), stops.length * mostResets[scale]),
    atLeast(`${signal}: responses after /readyz turned 503`, sum("wholeWhileDraining"), sizes[scale].clients),
    exactly(`${signal}: those without Connection: close`, sum("stillOpen"), 0),
    exactly(`${signal}: exit codes`, [...new Set(stops.map(({ code }) => code))].join(), "0"),
    ...(scale === "full" ? [atMost(`${signal}: the slowest exit`, Math.max(...stops.map(({ tookS }) => tookS)), 10, " s")] : []),
  ];
}

/** Each signal has its own site, at the same time. */
const run = async (scale: Scale): Promise<Figure[]> => (await Promise.all(signals.map((signal) => figuresOf(signal, scale)))).flat();

export const r29: Scenario = { id: "R29", title: "stop under keep-alive load", run };
