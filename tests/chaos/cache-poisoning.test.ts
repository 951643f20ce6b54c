import { afterAll, describe, expect, test } from "vitest";
import { type BuiltServer, startBuiltServer } from "#tests/support/built-server.ts";
import { rawExchange, rawRequest } from "#tests/support/raw-exchange.ts";

// Nothing of one visitor's request reaches the response of the next: only method, path and the route's parameters are in the cache key.

const origin = "https://matinee.example";
const evil = "elsewhere.example";
const [clean, poisoned] = await Promise.all([startBuiltServer({ PUBLIC_ORIGIN: origin }), startBuiltServer({ PUBLIC_ORIGIN: origin })]);
afterAll(async () => {
  await Promise.all([clean.stop(), poisoned.stop()]);
});

type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string };

/** The response without what differs between requests: times in the state, headers made from them, ids. */
async function bytesOf(site: BuiltServer, target: string, options: RequestOptions = {}): Promise<{ status: number; head: string; body: string }> {
  const response = await rawExchange(site.url, rawRequest(target, options), { method: options.method ?? "GET" });
  if (response.kind !== "response") return expect.unreachable(`${target}: ${response.kind}`);
  const settled = (text: string) => text.replace(/"(dataUpdatedAt|errorUpdatedAt|dehydratedAt)":\d+/g, '"$1":0');
  const sorted = (head: string) => head.split("\r\n").toSorted().join("\r\n");
  return {
    status: response.status,
    head: sorted(response.head.replace(/^(date|etag|cache-status|content-length|x-request-id|server-timing): .*\r\n/gim, "")),
    body: settled(response.body),
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

const junk: Record<string, RequestOptions> = {
  "X-Forwarded-*": {
    headers: { "x-forwarded-host": evil, "x-forwarded-proto": "gopher", "x-forwarded-prefix": "/evil", "x-forwarded-port": "1", "x-forwarded-for": "6.6.6.6" },
  },
  Forwarded: { headers: { forwarded: `for=6.6.6.6;host=${evil};proto=gopher` } },
  Host: { headers: { host: `${evil}:666` } },
  "X-Original-URL": { headers: { "x-original-url": "/top", "x-rewrite-url": "/top", "x-http-method-override": "DELETE", "x-method-override": "POST" } },
  "a fat GET": { headers: { "content-type": "application/x-www-form-urlencoded" }, body: "q=evil&season=2&genre=27" },
  "odd preferences": {
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
  test("is the same, whatever the request that filled the cache carried", async () => {
    const expected = await bytesOf(clean, path);
    for (const [name, options] of Object.entries(junk)) {
      // The first kind of junk fills the cache, the others meet a cached page.
      const first = await bytesOf(poisoned, path, options);
      if (options.method === undefined) expect([name, first]).toEqual([name, expected]);
      const second = await bytesOf(poisoned, path);
      expect([name, second]).toEqual([name, expected]);
      expect(second.head + second.body).not.toContain(evil);
    }
  });
});

const equivalent: [requested: string, canonical: string][] = [
  ["/movie/19-metropolis?utm_source=x&__proto__=1", "/movie/19"],
  ["/movie/19?q=evil&season=3", "/movie/19"],
  ["/tv/900000501?season=1&season=2", "/tv/900000501?season=1"],
  ["/tv/900000501?x=1&season=1", "/tv/900000501?season=1"],
  ["/genres?genre=28&genre=27", "/genres?genre=28"],
  ["/search?q=night&q=day&type=__proto__", "/search?q=night"],
  ["/search?type=movies&page=1&q=%6eight", "/search?q=night"],
];
test.each(equivalent)("%s is %s", async (requested, canonical) => {
  expect(await bytesOf(poisoned, requested)).toEqual(await bytesOf(clean, canonical));
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
])("%s changes no other page", async (odd) => {
  const { status } = await bytesOf(poisoned, odd);
  expect([200, 308, 404]).toContain(status);
  for (const path of ["/movie/19", "/home", "/nowhere"]) expect(await bytesOf(poisoned, path)).toEqual(await bytesOf(clean, path));
});

test("no redirect leaves the site", async () => {
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
    const { status, head } = await bytesOf(poisoned, target, { headers: { host: evil } });
    const location = /^location: (.*)$/im.exec(head)?.[1] ?? "/";
    expect([target, status < 500, location]).toEqual([target, true, expect.stringMatching(/^\/(?![/\\])/)]);
  }
});

test("only a trusted proxy's forwarded address counts as the client's", async () => {
  const trusting = await startBuiltServer({ TRUSTED_PROXY_HOPS: "1" });
  const refusals = async (site: BuiltServer) => {
    const responses = await Promise.all(
      Array.from({ length: 120 }, (_, index) => fetch(`${site.url}/api/search/imdb?q=x`, { headers: { "x-forwarded-for": `10.0.${index}.1` } })),
    );
    return responses.filter(({ status }) => status === 429).length;
  };
  expect(await refusals(trusting)).toBe(0);
  expect(await refusals(poisoned)).toBeGreaterThan(0);
  await trusting.stop();
});
