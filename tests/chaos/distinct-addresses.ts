import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type BuiltServer, startBuiltServer } from "#tests/support/built-server.ts";
import { startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { atLeast, atMost, exactly, type Figure, timed } from "#tests/support/figure.ts";
import { endlessFilm } from "#tests/support/film-pages.ts";
import { pipelinedHeads } from "#tests/support/pipelined-heads.ts";
import { withLiveSite } from "./live-site.ts";
import type { Scale, Scenario } from "./scenario.ts";
import { isServed, msUntil, visitorAddress } from "./views.ts";

const totals: Record<Scale, number> = { short: 5000, full: 1_000_000 };
const storedFilms: Record<Scale, number> = { short: 200, full: 10_000 };
/** More at once are an overload (R9): one address in four is a page that is not cached. */
const atOnce = { connections: 8, depth: 8 };
/** Writes go on behind the pages. */
const storedWithinMs = 10_000;
const measureEvery = 1000;
const memoryLimitMb = 260;
/** For the second half, when caches are full. */
const flatLimitMb = 50;

const pages = ["/", "/home", "/top", "/tv", "/tv/top", "/genres", "/movie/19", "/movie/10098", "/tv/900000501", "/about"];

/** Four of eleven addresses differ in parameters that no page reads, the others in ids, paths, filters and searches. All are distinct. */
const kinds: ((index: number) => { target: string; headers?: string })[] = [
  ...Array.from({ length: 4 }, (_, kind) => (index: number) => ({ target: `${pages[(index + kind) % pages.length]}?x${index}=${kind}&utm_source=${index}` })),
  (index) => ({ target: `/movie/${index}x-bad` }),
  (index) => ({ target: `/nowhere/${index}` }),
  (index) => ({ target: `/api/movies/0${index}/extras` }),
  (index) => ({ target: `/movie/${500_000_000 + index}` }),
  (index) => ({ target: `/api/people/${500_000_000 + index}/known-for` }),
  (index) => ({ target: `${index % 2 === 0 ? "/discover" : "/api/discover/movies"}?genres=18&votes=${index + 1}` }),
  // Another client each time, according to the proxy's header: tests the memory of the rate limits too.
  (index) => ({ target: `/search?q=film+${index}`, headers: `x-forwarded-for: ${visitorAddress(index)}\r\n` }),
];
const request = (index: number) => kinds[index % kinds.length]?.(index) ?? { target: "/" };
const isSamePage = (index: number): boolean => index % kinds.length < 4;

/** Linux only. */
const residentMb = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? Number.NaN) / 1024;

/** Memory of a server at work. `done`: the part of the work that is done, from 0 to 1. */
function memoryOf(site: BuiltServer) {
  const freshMb = residentMb(site.pid());
  let [halfMb, peakMb] = [freshMb, freshMb];
  return {
    measure: (done: number): void => {
      peakMb = Math.max(peakMb, residentMb(site.pid()));
      if (done <= 0.5) halfMb = peakMb;
    },
    figures: (work: string): Figure[] => [
      atMost(`memory added to ${freshMb.toFixed(0)} MB by ${work}`, peakMb - freshMb, memoryLimitMb, " MB"),
      atMost(`by ${work}: of that, in the second half`, peakMb - halfMb, flatLimitMb, " MB"),
    ],
  };
}

async function memoryFigures(site: BuiltServer, total: number): Promise<Figure[]> {
  const memory = memoryOf(site);
  let [failed, missed, responses] = [0, 0, 0];
  await pipelinedHeads({
    origin: site.url,
    total,
    request,
    ...atOnce,
    onHead: (index, head) => {
      if (!/^HTTP\/1\.1 (200|404)/.test(head)) failed += 1;
      if (isSamePage(index) && head.includes("fwd=miss")) missed += 1;
      responses += 1;
      if (responses % measureEvery === 0) memory.measure(responses / total);
    },
  });
  return [
    ...memory.figures(`${total.toLocaleString("en")} addresses`),
    // A page that several connections request before it is cached is a miss for each.
    atMost("misses of pages with unknown parameters", missed, pages.length * atOnce.connections * atOnce.depth),
    exactly("responses other than 200 and 404", failed, 0),
  ];
}

/** Counts the calls to a live provider. */
async function callFigures(): Promise<Figure[]> {
  const provider = await startFaultyProvider();
  const site = await startBuiltServer({ TMDB_API_KEY: "any", TMDB_BASE_URL: provider.url, IMAGE_BASE_URL: "http://localhost:9/t/p/" });
  const requestAll = (target: (index: number) => string) =>
    pipelinedHeads({ origin: site.url, total: 2000, request: (index) => ({ target: target(index) }), onHead: () => undefined });
  const bad = ["/movie/0", "/movie/x", "/tv/-1", "/actor/1e3x.", "/api/people/0", "/api/movies/00/extras", "/api/genres/9", "/genres?genre=9&n=", "/nowhere/"];
  try {
    await requestAll((index) => `${bad[index % bad.length]}${index}`);
    const callsForBadIds = provider.calls.length;
    await requestAll((index) => `/movie/19?n=${index}`);
    return [
      exactly("calls for 2000 bad ids", callsForBadIds, 0),
      exactly("calls for one film under 2000 addresses", provider.calls.length - callsForBadIds, 1),
    ];
  } finally {
    await site.stop();
    await provider.close();
  }
}

/** Each film is another visitor's, costs a call and is stored. The clock advances, because the provider allows 38 calls a second. */
async function writtenFigures(scale: Scale): Promise<Figure[]> {
  const total = storedFilms[scale];
  const everySecond = 20;
  return withLiveSite(
    async ({ site }) => {
      const memory = memoryOf(site);
      let views = 0;
      for (let first = 0; first < total; first += everySecond) {
        const visits = Array.from({ length: everySecond }, (_, index) =>
          isServed(site.url, endlessFilm(first + index), { "x-forwarded-for": visitorAddress(first + index) }),
        );
        views += (await Promise.all(visits)).filter(Boolean).length;
        await site.advanceMonotonicClock(1100);
        memory.measure((first + everySecond) / total);
      }
      await msUntil(async () => storedIn(site.dataDir) >= views, storedWithinMs);
      return [
        timed(atLeast(`views of ${total.toLocaleString("en")} films of a live provider`, (100 * views) / total, 99.5, " %")),
        exactly("of these, not stored", Math.max(0, views - storedIn(site.dataDir)), 0),
        ...memory.figures(`${total.toLocaleString("en")} stored films`),
      ];
    },
    { TRUSTED_PROXY_HOPS: "1" },
  );
}

function storedIn(dataDir: string): number {
  const database = new DatabaseSync(join(dataDir, "matinee.sqlite"), { readOnly: true });
  const count = Number(database.prepare("SELECT count(*) AS count FROM movies").get()?.count);
  database.close();
  return count;
}

export const distinctAddresses: Scenario = {
  id: "R14",
  title: "distinct addresses",
  run: async (scale) => {
    const site = await startBuiltServer({ TRUSTED_PROXY_HOPS: "1" });
    try {
      return [...(await memoryFigures(site, totals[scale])), ...(await callFigures()), ...(await writtenFigures(scale))];
    } finally {
      await site.stop();
    }
  },
};
