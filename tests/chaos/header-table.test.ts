import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BuiltServer, startBuiltServer } from "#tests/support/built-server.ts";
import { eventually } from "#tests/support/eventually.ts";
import { type FaultyProvider, startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { rawExchange, rawRequest } from "#tests/support/raw-exchange.ts";
import { expectedHeaders } from "./expected-headers.ts";
import { filmAddress, type RequestOptions, rawRows, rows } from "./header-table-rows.ts";

// The headers of each kind of document on the built server over a real socket, on every status, Node's own error responses included.

const contents = {
  "players.json": {
    movie: [
      { id: "near", name: "Near", type: "first-party", template: "/player/near/movie/{tmdb_id}" },
      { id: "far", name: "Far", template: "https://frames.example/{tmdb_id}" },
    ],
    tv: [{ id: "near", name: "Near", type: "first-party", template: "/player/near/tv/{tmdb_id}/{season}/{episode}" }],
    tvOrders: { first: ["near"], second: ["near"] },
    media: [{ movie: 961, url: "https://media.example/961.m3u8", type: "application/vnd.apple.mpegurl" }],
  },
  "ads.json": { slots: [{ id: "banner", place: "footer", script: "https://ads.example/b.js" }] },
  "takedown.json": { movies: [653] },
};

/** The operator's folder, with one film. */
function ownFilm(within: string): string {
  const films = join(within, "films");
  mkdirSync(films);
  copyFileSync("sample/film/sample.mp4", join(films, "Metropolis (1927) {tmdb-19}.mp4"));
  return films;
}

let provider: FaultyProvider;
let site: BuiltServer;
let folder: string;
let film: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "matinee-content-"));
  for (const [name, content] of Object.entries(contents)) writeFileSync(join(folder, name), JSON.stringify(content));
  provider = await startFaultyProvider();
  provider.setFault({ kind: "status", status: 500 }, /\/(movie|person)\/(964|962)$/);
  site = await startBuiltServer({
    ...{ CONTENT_DIR: folder, PUBLIC_ORIGIN: "https://matinee.example", IMAGE_BASE_URL: "https://images.example/t/p/" },
    ...{ MEDIA_DIR: ownFilm(folder), PUBLIC_FILMS: "on" },
    ...{ TMDB_API_KEY: "any", TMDB_BASE_URL: provider.url },
  });
  film = await eventually(async () => {
    const response = await fetch(`${site.url}/api/media/movie/19`);
    expect(response.status).toBe(200);
    return (await response.json()).versions[0].parts[0].sources[0].url;
  }, 50);
});
afterAll(async () => {
  await site.stop();
  await provider.close();
  rmSync(folder, { recursive: true });
});

const headersIn = (head: string): Record<string, string> =>
  Object.fromEntries(
    head
      .split("\r\n")
      .slice(1)
      .map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  );

async function responseToBytes(bytes: string, method = "GET") {
  const response = await rawExchange(site.url, bytes, { method });
  if (response.kind !== "response") return expect.unreachable(`${bytes.slice(0, 100)}: ${response.kind}`);
  return { status: response.status, headers: headersIn(response.head), body: response.body };
}

const responseTo = (path: string, options: RequestOptions = {}) => responseToBytes(rawRequest(path === filmAddress ? film : path, options), options.method);

function expectKind(headers: Record<string, string>, kind: keyof typeof expectedHeaders): void {
  expect(headers).toMatchObject({ ...expectedHeaders[kind], "x-request-id": expect.stringMatching(/^[\w-]{8,}$/) });
  expect(Object.keys(headers).filter((name) => /^(server|via|set-cookie|x-powered-by|x-runtime|x-hono.*|access-control-.*)$/.test(name))).toEqual([]);
}

function expectResponse(response: Awaited<ReturnType<typeof responseToBytes>>, kind: keyof typeof expectedHeaders, status: number): void {
  expect(response.status).toBe(status);
  expectKind(response.headers, kind);
  expect(response.headers["cache-control"]).toMatch(status >= 400 && kind === "file" ? /^no-store$/ : /./);
}

// On a slow machine the provider's two failures, or a call that takes too long, may refuse what is asked next.
describe("the headers of every response of the built server", () => {
  test.each(rows)("%s: %d %s %j", (kind, status, path, options) => eventually(async () => expectResponse(await responseTo(path, options), kind, status), 100));
  test.each(rawRows)("%s: %d %j", async (kind, status, bytes) => expectResponse(await responseToBytes(bytes), kind, status));

  test("a page for a request without a Host has the site's own address", async () => {
    expect((await responseToBytes("GET /movie/19 HTTP/1.0\r\n\r\n")).body).toContain('<link rel="canonical" href="https://matinee.example/movie/19');
  });

  test("304 has them", async () => {
    const { etag = "" } = (await responseTo("/")).headers;
    const notModified = await responseTo("/", { headers: { "if-none-match": etag } });
    expect(notModified.status).toBe(304);
    expectKind(notModified.headers, "page");
  });

  test("search results are in no shared cache", async () => {
    for (const path of ["/search?q=kid", "/search/?q=kid"])
      await eventually(async () => expect((await responseTo(path)).headers["cache-control"]).toMatch(/^private, /), 100);
    expect((await responseTo("/search")).headers["cache-control"]).toMatch(/^public, /);
  });
});

/**
 * The tests of the HTTP Observatory (developer.mozilla.org/en-US/observatory/docs/tests_and_scoring, read 2026-11-20) that one response decides,
 * and the points of each. The redirection from http is the proxy's.
 */
function observatoryPoints(headers: Record<string, string>, html: string): Record<string, number> {
  const policy = Object.fromEntries((headers["content-security-policy"] ?? "").split("; ").map((directive) => directive.split(/ (.*)/s)));
  const isStrict = policy["default-src"] === "'none'" && /^'(?:none|self)'$/.test(policy["form-action"] ?? "");
  const isUnsafe = /unsafe-|(?:^| )(?:http|https|data):(?: |;|$)|http:\/\//.test(headers["content-security-policy"] ?? "http://");
  const [, maxAgeS = "0"] = /max-age=(\d+)/.exec(headers["strict-transport-security"] ?? "") ?? [];
  const isPrivate = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(headers["referrer-policy"] ?? "");
  return {
    "Content Security Policy": isStrict && !isUnsafe ? 10 : -25,
    Cookies: headers["set-cookie"] === undefined ? 0 : -20,
    "Cross-Origin Resource Sharing": headers["access-control-allow-origin"] === undefined ? 0 : -50,
    "Referrer Policy": isPrivate ? 5 : -5,
    "Strict Transport Security": Number(maxAgeS) >= 15_768_000 ? 0 : -20,
    "Subresource Integrity": /<script[^>]* src="(?!\/(?!\/))/.test(html) ? -5 : 0,
    "X-Content-Type-Options": headers["x-content-type-options"] === "nosniff" ? 0 : -5,
    "X-Frame-Options": policy["frame-ancestors"] === "'none'" ? 5 : -20,
    "Cross Origin Resource Policy": headers["cross-origin-resource-policy"] === "same-origin" ? 10 : 0,
  };
}

test("the pages earn A+, 130, by the Observatory's rules", async () => {
  for (const path of ["/", "/movie/19", "/search?q=night", "/faq"]) {
    const html = await (await fetch(site.url + path)).text();
    expect(html).toContain("<script");
    const points = observatoryPoints((await responseTo(path)).headers, html);
    expect(
      Object.values(points).reduce((sum, each) => sum + each, 100),
      JSON.stringify(points),
    ).toBe(130);
  }
});

test("429 has them; the last test, because it uses up the rate limit", async () => {
  const responses = await Promise.all(Array.from({ length: 120 }, () => responseTo("/api/search/imdb?q=x")));
  const refused = responses.find(({ status }) => status === 429) ?? expect.unreachable("never refused");
  expectKind(refused.headers, "file");
  expect(refused.headers).toMatchObject({ "cache-control": "no-store", "retry-after": expect.stringMatching(/^\d+$/) });
});
