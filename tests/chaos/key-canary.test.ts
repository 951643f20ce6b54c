import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { startBuiltServer } from "#tests/support/built-server.ts";
import { type Fault, startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { everyNight } from "#tests/support/nightly.ts";
import { startStandIn } from "#tests/support/stand-in-server.ts";

// The provider's key is in no response, log or file, whatever fails, and is sent to no other host.

const canary = "canary-4711/&=key";
const spellings = [canary, encodeURIComponent(canary), "canary-4711", Buffer.from("canary-4711").toString("base64").slice(0, 12)];

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** Every file below a folder, as text. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [readFileSync(join(entry.parentPath, entry.name), "latin1")] : [],
  );

/** One address of each kind; another one each round, so that no response comes from a cache. */
const requestsIn = (round: number): [path: string, init?: RequestInit][] => [
  [`/movie/${[19, 961, 962, 964, 10098, 653, 775, 992, 3059][round] ?? 19}`],
  [`/tv/90000050${round + 1}`],
  [`/actor/90010020${round}`],
  [`/search?q=night${round}`],
  [`/genres?genre=${[28, 12, 16, 35, 80, 99, 18, 27, 36][round] ?? 28}`],
  [`/api/movies/${[19, 961, 962, 964, 10098, 653, 775, 992, 3059][round] ?? 19}/extras`],
  [`/api/search/movies?q=kid${round}`],
  [`/api/people/90010030${round}`],
  ["/functions/v1/get-tv-series", { method: "POST", body: `{"seriesId":90000051${round}}` }],
  ["/healthz"],
  ["/nowhere"],
  ["/sitemap.xml"],
  ["/%00"],
];

test.each(everyNight(["TMDB_API_KEY", "TMDB_READ_TOKEN"]))("%s is nowhere but in the calls to the provider", async (variable) => {
  const elsewhere = await startStandIn({});
  const provider = await startFaultyProvider();
  const dataDir = mkdtempSync(join(tmpdir(), "matinee-canary-"));
  const site = await startBuiltServer({
    ...{ [variable]: canary, TMDB_BASE_URL: provider.url, IMAGE_BASE_URL: "http://localhost:9/t/p/" },
    ...{ LOG_LEVEL: "trace", DATA_DIR: dataDir },
  });
  closing.push(() => rmSync(dataDir, { recursive: true }), elsewhere.stop, provider.close, site.stop);
  const faults: (Fault | null)[] = [
    null,
    { kind: "status", status: 401 },
    { kind: "status", status: 429, retryAfter: "1" },
    { kind: "reset" },
    { kind: "hang" },
    { kind: "html" },
    { kind: "malformed" },
    { kind: "wrong-types" },
    { kind: "redirect", to: `${elsewhere.origin}/3/stolen` },
  ];
  const texts: string[] = [];
  for (const [round, fault] of faults.entries()) {
    provider.setFault(fault);
    const responses = await Promise.all(requestsIn(round).map(([path, init]) => fetch(site.url + path, { redirect: "manual", ...init })));
    for (const response of responses) texts.push(JSON.stringify([...response.headers]), await response.text());
  }
  // A running server renames the files that it writes.
  await site.signal("SIGINT");
  expect(provider.calls.length).toBeGreaterThan(10);
  expect(elsewhere.requests).toEqual([]);
  expect(elsewhere.connections()).toBe(0);
  const everything = [...texts, site.output(), ...filesBelow(dataDir), ...filesBelow("build")];
  expect(site.output()).toContain("A call to the film database failed");
  for (const spelling of spellings) expect(everything.filter((text) => text.includes(spelling)).map((text) => text.slice(0, 300))).toEqual([]);
});
