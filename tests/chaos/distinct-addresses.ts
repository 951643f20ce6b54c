import { readFileSync } from "node:fs";
import { type BuiltServer, startBuiltServer } from "#tests/support/built-server.ts";
import { startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { atMost, exactly, type Figure } from "#tests/support/figure.ts";
import { pipelinedHeads } from "#tests/support/pipelined-heads.ts";
import type { Scale, Scenario } from "./scenario.ts";

const totals: Record<Scale, number> = { short: 20_000, full: 1_000_000 };
const measureEvery = 5000;
const memoryLimitMb = 200;
/** What the second half may still add: caches are full by then. */
const flatLimitMb = 50;

const pages = ["/", "/home", "/top", "/tv", "/tv/top", "/genres", "/movie/19", "/movie/10098", "/tv/900000501", "/about"];

/** Of ten addresses four differ in what no page reads, the others in ids, paths and searches. None comes twice. */
const kinds: ((index: number) => { target: string; headers?: string })[] = [
  ...Array.from({ length: 4 }, (_, kind) => (index: number) => ({ target: `${pages[(index + kind) % pages.length]}?x${index}=${kind}&utm_source=${index}` })),
  (index) => ({ target: `/movie/${index}x-bad` }),
  (index) => ({ target: `/nowhere/${index}` }),
  (index) => ({ target: `/api/movies/0${index}/credits` }),
  (index) => ({ target: `/movie/${500_000_000 + index}` }),
  (index) => ({ target: `/api/people/${500_000_000 + index}/known-for` }),
  // A client of its own each time, as far as the proxy in front says: so that the limits' memory is tried as well.
  (index) => ({ target: `/search?q=film+${index}`, headers: `x-forwarded-for: 10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}\r\n` }),
];
const question = (index: number) => kinds[index % kinds.length]?.(index) ?? { target: "/" };
const isSamePage = (index: number): boolean => index % kinds.length < 4;

/** The resident memory of a process, in megabytes, as Linux says it. */
const residentMb = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? Number.NaN) / 1024;

async function memoryFigures(site: BuiltServer, total: number): Promise<Figure[]> {
  const freshMb = residentMb(site.pid());
  let [failed, missed, halfMb, peakMb, answers] = [0, 0, 0, 0, 0];
  const measure = () => {
    peakMb = Math.max(peakMb, residentMb(site.pid()));
    if (answers === total / 2) halfMb = peakMb;
  };
  await pipelinedHeads({
    origin: site.url,
    total,
    question,
    answered: (index, head) => {
      if (!/^HTTP\/1\.1 (200|404)/.test(head)) failed += 1;
      if (isSamePage(index) && head.includes("fwd=miss")) missed += 1;
      answers += 1;
      if (answers % measureEvery === 0) measure();
    },
  });
  return [
    atMost(`memory added by ${total} addresses to ${freshMb.toFixed(0)} MB`, peakMb - freshMb, memoryLimitMb, " MB"),
    atMost("of that, in the second half", peakMb - halfMb, flatLimitMb, " MB"),
    // Asked for by several connections at once before it is kept, a page is a miss to each of them.
    atMost("misses of pages with unknown parameters", missed, pages.length * 256),
    exactly("answers that are neither 200 nor 404", failed, 0),
  ];
}

/** With a live provider, whose calls are counted. */
async function callFigures(): Promise<Figure[]> {
  const provider = await startFaultyProvider();
  const site = await startBuiltServer({ TMDB_API_KEY: "any", TMDB_BASE_URL: provider.url, IMAGE_BASE_URL: "http://localhost:9/t/p/" });
  const ask = (target: (index: number) => string) =>
    pipelinedHeads({ origin: site.url, total: 2000, question: (index) => ({ target: target(index) }), answered: () => undefined });
  const bad = ["/movie/0", "/movie/x", "/tv/-1", "/actor/1e3x.", "/api/people/0", "/api/movies/00/similar", "/api/genres/9", "/genres?genre=9&n=", "/nowhere/"];
  try {
    await ask((index) => `${bad[index % bad.length]}${index}`);
    const forBadIds = provider.calls.length;
    await ask((index) => `/movie/19?n=${index}`);
    return [exactly("calls for 2000 bad ids", forBadIds, 0), exactly("calls for one film under 2000 addresses", provider.calls.length - forBadIds, 1)];
  } finally {
    await site.stop();
    await provider.close();
  }
}

export const distinctAddresses: Scenario = {
  id: "R14",
  title: "distinct addresses",
  run: async (scale) => {
    const site = await startBuiltServer({ TRUSTED_PROXY_HOPS: "1" });
    try {
      return [...(await memoryFigures(site, totals[scale])), ...(await callFigures())];
    } finally {
      await site.stop();
    }
  },
};
