import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BuiltServer, startBuiltServer } from "#tests/support/built-server.ts";
import { type FaultyProvider, startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { rawExchange, rawRequest } from "#tests/support/raw-exchange.ts";

// House.md's kinds of documents on the built server over a real socket: every status that it has, and what Node says without the app.

const common = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
};
const off =
  "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()";
const on = (who: string) => ["autoplay", "encrypted-media", "fullscreen", "picture-in-picture"].map((feature) => `${feature}=(${who})`).join(", ");
const kinds = {
  page: {
    ...common,
    "x-frame-options": "DENY",
    "permissions-policy": `${on('self "https://frames.example"')}, ${off}`,
    "content-security-policy":
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https://images.example; font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; frame-src 'self' https://frames.example; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'",
  },
  player: {
    ...common,
    "x-frame-options": "SAMEORIGIN",
    "permissions-policy": `${on("self")}, ${off}`,
    "content-security-policy":
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self' https://media.example; media-src 'self' blob: https://media.example; worker-src 'self' blob:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; object-src 'none'",
  },
  ad: {
    ...common,
    "x-frame-options": "SAMEORIGIN",
    "permissions-policy": `${on("")}, ${off}`,
    "content-security-policy":
      "default-src 'none'; script-src https://ads.example; style-src 'unsafe-inline' https://ads.example; img-src data: https://ads.example; font-src https://ads.example; connect-src https://ads.example; media-src https://ads.example; frame-src https://ads.example; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; object-src 'none'; sandbox allow-scripts",
  },
  file: {
    ...common,
    "x-frame-options": "DENY",
    "permissions-policy": `${on("self")}, ${off}`,
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  },
} as const;

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

let provider: FaultyProvider;
let site: BuiltServer;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "matinee-content-"));
  for (const [name, content] of Object.entries(contents)) writeFileSync(join(folder, name), JSON.stringify(content));
  provider = await startFaultyProvider();
  provider.setFault({ kind: "status", status: 500 }, /\/(movie|person)\/(964|962)$/);
  site = await startBuiltServer({
    ...{ CONTENT_DIR: folder, PUBLIC_ORIGIN: "https://matinee.example", IMAGE_BASE_URL: "https://images.example/t/p/" },
    ...{ TMDB_API_KEY: "any", TMDB_BASE_URL: provider.url },
  });
});
afterAll(async () => {
  await site.stop();
  await provider.close();
  rmSync(folder, { recursive: true });
});

type Ask = { method?: string; headers?: Record<string, string>; body?: string };
type Row = [kind: keyof typeof kinds, status: number, path: string, ask?: Ask];
const invoke = (body: string): Ask => ({ method: "POST", body });

const rows: Row[] = [
  ["page", 200, "/"],
  ["page", 200, "/movie/19", { method: "HEAD" }],
  ["page", 200, "/search?q=night"],
  ["page", 302, "/search?q=tt0017136"],
  ["page", 308, "/movie"],
  ["page", 404, "/nowhere"],
  ["page", 404, "/movie/0"],
  ["page", 404, "/ads/nobody"],
  ["page", 404, "/player/far-away/movie/19"],
  ["page", 404, "/metrics"],
  ["page", 410, "/movie/653"],
  ["page", 503, "/actor/962"],
  ["player", 200, "/player/near/movie/19"],
  ["player", 200, "/player/near/tv/7/1/1", { method: "HEAD" }],
  ["ad", 200, "/ads/banner"],
  ["file", 200, "/robots.txt"],
  ["file", 200, "/sitemap.xml"],
  ["file", 404, "/sitemaps/movies-99.xml"],
  ["file", 200, "/favicon.svg"],
  ["file", 308, "/favicon.ico"],
  ["file", 200, "/healthz"],
  ["file", 206, "/player/media/sample.mp4", { headers: { range: "bytes=0-9" } }],
  ["file", 416, "/player/media/sample.mp4", { headers: { range: "bytes=999999999-" } }],
  ["file", 404, "/assets/nothing.js"],
  ["file", 200, "/api/movies/popular"],
  ["file", 400, "/api/search/movies?q="],
  ["file", 404, "/api/movies/555555555/credits"],
  ["file", 404, "/api/nothing"],
  ["file", 410, "/api/movies/653/credits"],
  ["file", 502, "/api/movies/962/credits"],
  ["file", 200, "/functions/v1/get-movie", invoke('{"movieId":19}')],
  ["file", 400, "/functions/v1/get-movie", invoke("[]")],
  ["file", 404, "/functions/v1/get-movie", invoke('{"movieId":555555555}')],
  ["file", 404, "/functions/v1/nothing", invoke("{}")],
  ["file", 405, "/functions/v1/get-movie"],
  ["file", 413, "/functions/v1/get-movie", invoke("x".repeat(5000))],
  ["file", 502, "/functions/v1/get-movie", invoke('{"movieId":962}')],
  ["file", 405, "/movie/19", { method: "POST" }],
  ["file", 405, "/movie/19", { method: "OPTIONS" }],
  ["file", 405, "/movie/19", { method: "TRACE" }],
  ["file", 400, "*", { method: "OPTIONS" }],
  ["file", 400, "/\\elsewhere.example"],
  ["file", 400, "/", { method: "FOO" }],
  ["file", 400, "/", { headers: { "transfer-encoding": "chunked", "content-length": "3" } }],
  ["file", 431, "/", { headers: { "x-large": "x".repeat(20_000) } }],
];

const headersIn = (head: string): Record<string, string> =>
  Object.fromEntries(
    head
      .split("\r\n")
      .slice(1)
      .map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  );

async function answerTo(path: string, ask: Ask = {}) {
  const answer = await rawExchange(site.url, rawRequest(path, ask), { method: ask.method ?? "GET" });
  if (answer.kind !== "answered") return expect.unreachable(`${path}: ${answer.kind}`);
  return { status: answer.status, headers: headersIn(answer.head) };
}

function expectKind(headers: Record<string, string>, kind: keyof typeof kinds): void {
  expect(headers).toMatchObject(kinds[kind]);
  expect(Object.keys(headers).filter((name) => /^(server|via|set-cookie|x-powered-by|x-runtime|x-hono.*|access-control-.*)$/.test(name))).toEqual([]);
}

describe("the headers of every answer of the built server", () => {
  test.each(rows)("%s: %d %s %j", async (kind, status, path, ask) => {
    const answer = await answerTo(path, ask);
    expect(answer.status).toBe(status);
    expectKind(answer.headers, kind);
    expect(answer.headers["cache-control"]).toMatch(status >= 400 && kind === "file" && status !== 416 ? /^no-store$/ : /./);
  });

  test("304 as well", async () => {
    const { etag = "" } = (await answerTo("/")).headers;
    const known = await answerTo("/", { headers: { "if-none-match": etag } });
    expect(known.status).toBe(304);
    expectKind(known.headers, "page");
  });

  test("what somebody searched for is in no cache that others share", async () => {
    for (const path of ["/search?q=kid", "/search/?q=kid"]) expect((await answerTo(path)).headers["cache-control"]).toMatch(/^private, /);
    expect((await answerTo("/search")).headers["cache-control"]).toMatch(/^public, /);
  });
});

/**
 * The tests of the HTTP Observatory (developer.mozilla.org/en-US/observatory/docs/tests_and_scoring, read 2026-11-20) that one answer decides: what
 * each adds to or takes from 100. The redirection from http is the proxy's.
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
    const points = observatoryPoints((await answerTo(path)).headers, html);
    expect(
      Object.values(points).reduce((sum, each) => sum + each, 100),
      JSON.stringify(points),
    ).toBe(130);
  }
});

test("429 as well; the last one, since nobody may search after it", async () => {
  const answers = await Promise.all(Array.from({ length: 120 }, () => answerTo("/api/search/imdb?q=x")));
  const refused = answers.find(({ status }) => status === 429) ?? expect.unreachable("never refused");
  expectKind(refused.headers, "file");
  expect(refused.headers).toMatchObject({ "cache-control": "no-store", "retry-after": expect.stringMatching(/^\d+$/) });
});

describe("the policies, as Google's evaluator reads them", () => {
  test.each(Object.entries(kinds))("%s has no serious result", (_, { "content-security-policy": policy }) => {
    const results = new CspEvaluator(new CspParser(policy).csp).evaluate();
    const serious = [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM, Severity.HIGH_MAYBE];
    expect(results.filter(({ severity }) => serious.includes(severity)).map(({ directive, description }) => `${directive}: ${description}`)).toEqual([]);
  });
});
