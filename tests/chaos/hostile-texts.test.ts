import { JSDOM } from "jsdom";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BuiltServer, startBuiltServer } from "#tests/support/built-server.ts";
import { type FaultyProvider, startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { canary, hostileSites } from "#tests/support/hostile-texts.ts";

// Every text of every provider response is hostile. Whatever the built server renders of it stays text.

const pages = [
  "/home",
  "/movie/19",
  "/tv/900000501?season=1",
  "/actor/900100200",
  "/search?q=night",
  "/search?q=night&type=people",
  "/genres?genre=28",
  "/tv",
  "/top",
];
const apis = ["/api/movies/popular", "/api/movies/19/extras", "/api/people/900100200", "/api/search/movies?q=night"];
const others = ["/player/2embed/movie/19", "/sitemap.xml", "/sitemaps/movies-1.xml", "/sitemaps/pages.xml"];

const shapeOf = (page: Document) => ({
  scripts: [...page.querySelectorAll("script")]
    .map((script) => `${script.type} ${script.src.replace(/-[\w-]+\.js$/, "")}`)
    .filter((kind) => !kind.includes("ld+json")),
  handlers: [...page.querySelectorAll("*")].flatMap((element) =>
    element.getAttributeNames().filter((name) => name.startsWith("on") || name === "style" || name === "srcdoc"),
  ),
  alien: page.querySelectorAll("style, base, object, embed, svg[onload], img[src='x'], [href^='javascript:'], [src^='javascript:'], textarea").length,
});

/** Without what an HTML parser drops (NUL), replaces (half characters) or collapses (white space). */
const plain = (text: string): string => text.toWellFormed().replaceAll("\u0000", "").replaceAll("\ufffd", "").replace(/\s+/g, " ").trim();

describe.each(Object.entries(hostileSites))("%s", (_, texts) => {
  let provider: FaultyProvider;
  let site: BuiltServer;
  beforeAll(async () => {
    provider = await startFaultyProvider();
    provider.setFault({ kind: "hostile", texts });
    site = await startBuiltServer({ TMDB_API_KEY: "any", TMDB_BASE_URL: provider.url, IMAGE_BASE_URL: "http://localhost:9/t/p/" });
  });
  afterAll(async () => {
    await site.stop();
    await provider.close();
  });

  test("pages have no foreign scripts, and every address on them is the site's", async () => {
    const harmless = { scripts: expect.arrayContaining([expect.stringMatching(/^application\/json /)]), handlers: [], alien: 0 };
    for (const path of pages) {
      const response = await fetch(site.url + path);
      expect([path, response.status]).toEqual([path, 200]);
      const page = new JSDOM(await response.text()).window.document;
      expect(shapeOf(page)).toEqual(harmless);
      for (const script of page.querySelectorAll("script[src]")) expect(script.getAttribute("src")).toMatch(/^\/assets\/[\w.-]+\.js$/);
      for (const script of page.querySelectorAll("script:not([src])")) expect(() => JSON.parse(script.textContent ?? "")).not.toThrow();
      const pictures = [...page.querySelectorAll("img")].flatMap((picture) =>
        [picture.getAttribute("src") ?? "", ...(picture.getAttribute("srcset") ?? "").split(",")].map((one) => one.trim().split(" ")[0] ?? ""),
      );
      expect(pictures.filter((address) => address !== "" && !/^(http:\/\/localhost:9\/t\/p|\/(?!\/))/.test(address))).toEqual([]);
      const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? `${site.url}/`;
      expect(canonical).toMatch(new RegExp(`^${site.url}/[a-z0-9/?=&-]*$`, "i"));
    }
  });

  test("the heading is a hostile text", async () => {
    const headings: string[] = [];
    for (const id of [19, 961, 653, 775, 992, 10098]) {
      const page = new JSDOM(await (await fetch(`${site.url}/movie/${id}`)).text()).window.document;
      headings.push(plain(page.querySelector("h1")?.textContent ?? ""));
    }
    expect(texts.map(plain)).toEqual(expect.arrayContaining(headings));
  });

  test("API responses are JSON; sitemaps and the player page contain no hostile text", async () => {
    for (const path of apis) {
      const response = await fetch(site.url + path);
      expect([path, response.status, response.headers.get("content-type")]).toEqual([path, 200, "application/json"]);
      await response.json();
    }
    for (const path of others) {
      const response = await fetch(site.url + path);
      const body = await response.text();
      expect([path, response.status]).toEqual([path, 200]);
      expect(body).not.toContain(canary);
      if (path.endsWith(".xml")) expect(new JSDOM(body, { contentType: "application/xml" }).window.document.querySelector("loc")).not.toBeNull();
    }
  });
});
