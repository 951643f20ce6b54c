import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BuiltServer, startBuiltServer } from "#tests/support/built-server.ts";
import { rawExchange, rawRequest } from "#tests/support/raw-exchange.ts";

// What one visitor sends must never be in what the next one gets: of a request only method, path and a row's named parameters count.

const origin = "https://matinee.example";
const evil = "elsewhere.example";
let clean: BuiltServer;
let tried: BuiltServer;
beforeAll(async () => {
  [clean, tried] = await Promise.all([startBuiltServer({ PUBLIC_ORIGIN: origin }), startBuiltServer({ PUBLIC_ORIGIN: origin })]);
});
afterAll(async () => {
  await Promise.all([clean.stop(), tried.stop()]);
});

type Ask = { method?: string; headers?: Record<string, string>; body?: string };

/** The page as it is sent, without what differs from one moment or request to the next: times in the state and what is made from them, ids. */
async function bytesOf(site: BuiltServer, target: string, ask: Ask = {}): Promise<{ status: number; head: string; body: string }> {
  const answer = await rawExchange(site.url, rawRequest(target, ask), { method: ask.method ?? "GET" });
  if (answer.kind !== "answered") return expect.unreachable(`${target}: ${answer.kind}`);
  const settled = (text: string) => text.replace(/"(dataUpdatedAt|errorUpdatedAt|dehydratedAt)":\d+/g, '"$1":0');
  // The order of headers says nothing.
  const sorted = (head: string) => head.split("\r\n").toSorted().join("\r\n");
  return {
    status: answer.status,
    head: sorted(answer.head.replace(/^(date|etag|cache-status|content-length|x-request-id|server-timing): .*\r\n/gim, "")),
    body: settled(answer.body),
  };
}

const pages = [
  "/home",
  "/movie/19",
  "/tv/900000501?season=1",
  "/actor/900100200",
  "/genres?genre=28",
  "/search?q=night",
  "/nowhere",
  "/api/movies/popular",
  "/sitemap.xml",
  "/robots.txt",
];

const junk: Record<string, Ask> = {
  "X-Forwarded-*": {
    headers: { "x-forwarded-host": evil, "x-forwarded-proto": "gopher", "x-forwarded-prefix": "/evil", "x-forwarded-port": "1", "x-forwarded-for": "6.6.6.6" },
  },
  Forwarded: { headers: { forwarded: `for=6.6.6.6;host=${evil};proto=gopher` } },
  Host: { headers: { host: `${evil}:666` } },
  "X-Original-URL": { headers: { "x-original-url": "/top", "x-rewrite-url": "/top", "x-http-method-override": "DELETE", "x-method-override": "POST" } },
  "a fat GET": { headers: { "content-type": "application/x-www-form-urlencoded" }, body: "q=evil&season=2&genre=27" },
  "odd wishes": {
    headers: {
      accept: "application/json",
      "accept-language": "xx",
      cookie: "theme=evil",
      origin: `https://${evil}`,
      referer: `https://${evil}`,
      "user-agent": "<evil>",
    },
  },
  "HEAD first": { method: "HEAD", headers: { host: evil } },
};

describe.each(pages)("%s", (path) => {
  test("is the same, whatever was sent with the request that made it", async () => {
    const expected = await bytesOf(clean, path);
    for (const [name, ask] of Object.entries(junk)) {
      // Whoever comes first makes the kept answer: each kind of junk gets a server that has not kept this page, or one that has.
      const first = await bytesOf(tried, path, ask);
      if (ask.method === undefined) expect([name, first]).toEqual([name, expected]);
      const second = await bytesOf(tried, path);
      expect([name, second]).toEqual([name, expected]);
      expect(second.head + second.body).not.toContain(evil);
    }
  });
});

const same: [asked: string, is: string][] = [
  ["/movie/19-metropolis?utm_source=x&__proto__=1", "/movie/19"],
  ["/movie/19?q=evil&season=3", "/movie/19"],
  ["/tv/900000501?season=1&season=2", "/tv/900000501?season=1"],
  ["/tv/900000501?x=1&season=1", "/tv/900000501?season=1"],
  ["/genres?genre=28&genre=27", "/genres?genre=28"],
  ["/search?q=night&q=day&type=__proto__", "/search?q=night"],
  ["/search?type=movies&page=1&q=%6eight", "/search?q=night"],
];
test.each(same)("%s is %s", async (asked, is) => {
  expect(await bytesOf(tried, asked)).toEqual(await bytesOf(clean, is));
});

test.each([
  "/Movie/19",
  "/MOVIE/19",
  "/movie%2f19",
  "/movie/%2e%2e/movie/19",
  "/movie/1%39",
  "/%6dovie/19",
  "//movie/19",
  "/movie/19%3fseason=1",
  "/movie/19;x=1",
  "/./home%00",
])("%s makes no other page worse", async (odd) => {
  const { status } = await bytesOf(tried, odd);
  expect([200, 308, 404]).toContain(status);
  for (const path of ["/movie/19", "/home", "/nowhere"]) expect(await bytesOf(tried, path)).toEqual(await bytesOf(clean, path));
});

test("no address leads off the site", async () => {
  for (const target of [
    `//${evil}/`,
    `/\\${evil}`,
    `/%2f%2f${evil}`,
    `/movie/?url=//${evil}`,
    `/movie?next=https://${evil}`,
    `/person/19/..//${evil}`,
    `http://${evil}/movie`,
    `/home//?//${evil}`,
  ]) {
    const { status, head } = await bytesOf(tried, target, { headers: { host: evil } });
    const location = /^location: (.*)$/im.exec(head)?.[1] ?? "/";
    expect([target, status < 500, location]).toEqual([target, true, expect.stringMatching(/^\/(?![/\\])/)]);
  }
});

test("who stands behind which address is believed from a trusted proxy alone", async () => {
  const trusting = await startBuiltServer({ TRUSTED_PROXY_HOPS: "1" });
  const refusals = async (site: BuiltServer) => {
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, index) => fetch(`${site.url}/api/search/imdb?q=x`, { headers: { "x-forwarded-for": `10.0.${index}.1` } })),
    );
    return answers.filter(({ status }) => status === 429).length;
  };
  expect(await refusals(trusting)).toBe(0);
  expect(await refusals(tried)).toBeGreaterThan(0);
  await trusting.stop();
});
