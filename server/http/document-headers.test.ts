import { beforeEach, describe, expect, test, vi } from "vitest";
import type { PublicSite } from "#domain/site.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { failing, failingCatalog } from "#tests/support/sample-catalog.ts";
import { sampleSite } from "#tests/support/sample-site.ts";
import { documentHeaders } from "./document-headers.ts";
import { OverloadError } from "./overload-response.ts";

beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));

const common = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
};

/** The exact headers of each kind of document by default. */
const expected = {
  page: {
    ...common,
    "x-frame-options": "DENY",
    "content-security-policy":
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'",
  },
  player: {
    ...common,
    "x-frame-options": "SAMEORIGIN",
    "content-security-policy":
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; media-src 'self' blob:; worker-src 'self' blob:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; object-src 'none'",
  },
  file: { ...common, "x-frame-options": "DENY", "content-security-policy": "default-src 'none'; frame-ancestors 'none'" },
  overload: {
    ...common,
    "x-frame-options": "DENY",
    "content-security-policy": expect.stringMatching(
      /^default-src 'none'; script-src 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    ),
  },
};

const sites = {
  up: () => sampleApp({ artwork: () => new Response("<svg/>", { headers: { "content-type": "image/svg+xml" } }) }),
  down: () => sampleApp({ catalog: failingCatalog(), readiness: () => ({ ready: false }), artwork: failing }),
  busy: () => sampleApp({ admission: () => Promise.reject(new OverloadError()) }),
};

const responses: [kind: keyof typeof expected, site: keyof typeof sites, status: number, path: string, init?: RequestInit][] = [
  ["page", "up", 200, "/"],
  ["page", "up", 200, "/movie/19"],
  ["page", "up", 200, "/movie/19", { method: "HEAD" }],
  ["page", "up", 308, "/movie"],
  ["page", "up", 404, "/nowhere"],
  ["page", "up", 404, "/movie/0"],
  ["page", "up", 404, "/player/unknown/movie/19"],
  ["page", "down", 503, "/movie/19"],
  ["overload", "busy", 503, "/movie/19"],
  ["overload", "busy", 503, "/discover/surprise"],
  ["file", "busy", 503, "/feeds/atom/home"],
  ["player", "up", 200, "/player/2embed/movie/19"],
  ["player", "up", 200, "/player/2embed/tv/7/1/1"],
  ["file", "up", 200, "/player/media/sample.en.vtt"],
  ["file", "up", 206, "/player/media/sample.mp4", { headers: { range: "bytes=0-9" } }],
  ["file", "up", 416, "/player/media/sample.mp4", { headers: { range: "bytes=999999999-" } }],
  ["file", "up", 404, "/assets/nothing.js"],
  ["file", "up", 200, "/favicon.svg"],
  ["file", "up", 307, "/favicon.ico"],
  ["file", "up", 404, "/browserconfig.xml"],
  ["file", "up", 200, "/opensearch.xml"],
  ["file", "up", 200, "/manifest.webmanifest"],
  ["file", "up", 200, "/t/p/w500/x.svg"],
  ["file", "down", 500, "/t/p/w500/x.svg"],
  ["file", "up", 200, "/healthz"],
  ["file", "down", 503, "/readyz"],
  ["file", "up", 200, "/api/movies/popular"],
  ["file", "down", 502, "/api/movies/popular"],
  ["file", "up", 404, "/api/nothing"],
  ["file", "up", 200, "/functions/v1/get-movie", { method: "POST", body: '{"movieId":19}' }],
  ["file", "up", 400, "/functions/v1/get-movie", { method: "POST", body: "{}" }],
  ["file", "up", 413, "/functions/v1/get-movie", { method: "POST", body: "x".repeat(5000), headers: { "content-length": "5000" } }],
  ["file", "down", 502, "/functions/v1/get-movie", { method: "POST", body: '{"movieId":19}' }],
  ["file", "up", 404, "/functions/v1/nothing", { method: "POST", body: "{}" }],
  ["file", "up", 405, "/functions/v1/get-movie"],
  ["file", "up", 405, "/movie/19", { method: "POST" }],
];

describe("the headers of every response", () => {
  test.each(responses)("%s, %s: %d %s", async (kind, site, status, path, init) => {
    const response = await sites[site]().app.request(path, init);
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject(expected[kind]);
    expect(response.headers.get("permissions-policy")).toContain("camera=()");
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(response.headers.get("x-powered-by")).toBeNull();
    await response.body?.cancel();
  });

  test("a 304 repeats them", async () => {
    const { get } = sites.up();
    const etag = (await get("/")).headers.get("etag") ?? "";
    const response = await get("/", { "if-none-match": etag });
    expect(response.status).toBe(304);
    expect(Object.fromEntries(response.headers)).toMatchObject(expected.page);
  });
});

const policy = (csp: string | undefined): Record<string, string> =>
  Object.fromEntries((csp ?? "").split("; ").map((directive) => [directive.split(" ", 1)[0] ?? "", directive.slice(directive.indexOf(" ") + 1)]));
const headersOf = (facts: Partial<PublicSite>, mediaUrls: string[] = []) => documentHeaders(sampleSite(facts), mediaUrls);

describe("the configuration adds", () => {
  const [slot] = sampleSite().movieServers;
  const embed = { ...(slot ?? expect.unreachable()), type: "embed" as const };

  test("a foreign image host", () => {
    expect(policy(headersOf({ imageBase: "https://image.example/t/p/" }).page["content-security-policy"])["img-src"]).toBe("'self' https://image.example");
  });

  test("the exact origins of its players, each once, for movies and series", () => {
    const page = headersOf({
      movieServers: [
        { ...embed, template: "https://a.example/e/{tmdb_id}" },
        { ...embed, template: "https://a.example/f/{imdb_id}" },
      ],
      seriesServers: [{ ...embed, template: "https://b.example:8443/{season}/{episode}" }],
    }).page;
    expect(policy(page["content-security-policy"])["frame-src"]).toBe("'self' https://a.example https://b.example:8443");
    expect(page["permissions-policy"]).toContain('fullscreen=(self "https://a.example" "https://b.example:8443")');
  });

  test("the host of trailers where they are on", () => {
    const page = headersOf({ trailers: true }).page;
    expect(policy(page["content-security-policy"])["frame-src"]).toBe("'self' https://www.youtube-nocookie.com");
    expect(page["permissions-policy"]).toContain('fullscreen=(self "https://www.youtube-nocookie.com")');
    expect(headersOf({ trailers: false }).page["content-security-policy"]).not.toContain("youtube");
  });

  test("media hosts on the player page alone", () => {
    const { page, player } = headersOf({}, ["https://media.example/19.m3u8", "/own/20.mp4", "https://media.example/19.vtt"]);
    expect(policy(player["content-security-policy"])).toMatchObject({
      "media-src": "'self' blob: https://media.example",
      "connect-src": "'self' https://media.example",
    });
    expect(page["content-security-policy"]).not.toContain("media.example");
  });

  test("no HSTS without TLS", () => {
    expect(headersOf({ origin: "http://localhost:3000" }).page).not.toHaveProperty("strict-transport-security");
  });

  test.each(["page", "player", "file"] as const)("no foreign or inline script: %s", (kind) => {
    expect(headersOf({ imageBase: "https://image.example/t/p/" })[kind]["content-security-policy"]).not.toMatch(/unsafe-|script-src[^;]*(https?:|\*|data:)/);
  });
});
