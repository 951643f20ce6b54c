import { beforeEach, describe, expect, test, vi } from "vitest";
import type { PublicSite } from "#domain/site.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { failing } from "#tests/support/sample-catalog.ts";
import { sampleSite } from "#tests/support/sample-site.ts";
import { documentHeaders } from "./document-headers.ts";
import { OverloadError } from "./overload-response.ts";

beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));

const sites = {
  down: () => sampleApp({ isReady: () => false, artwork: failing }),
  busy: () => sampleApp({ admission: () => Promise.reject(new OverloadError()) }),
};

// The other responses, on the built server: tests/chaos/header-table.test.ts.
test.each([
  ["down", 500, "/t/p/w500/x.svg"],
  ["down", 503, "/readyz"],
  ["down", 307, "/favicon.ico"],
  ["busy", 503, "/feeds/atom/home"],
  ["busy", 503, "/sitemap.xml"],
  ["busy", 503, "/sitemaps/movies-1.xml"],
] as const)("%s, %i %s: the headers of a file", async (site, status, path) => {
  const response = await sites[site]().get(path);
  expect(response.status).toBe(status);
  expect(Object.fromEntries(response.headers)).toMatchObject(documentHeaders(sampleSite(), []).file);
});

test.each(["/movie/19", "/discover/surprise"])("busy, 503 %s: the headers of a page, whose policy allows its one script", async (path) => {
  const response = await sites.busy().get(path);
  const policy = /^default-src 'none'; script-src 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/;
  expect(response.status).toBe(503);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    ...documentHeaders(sampleSite(), []).page,
    "content-security-policy": expect.stringMatching(policy),
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
