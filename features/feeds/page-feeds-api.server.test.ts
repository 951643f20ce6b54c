import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import { sampleApp } from "#tests/support/sample-app.ts";
import { sampleSite } from "#tests/support/sample-site.ts";

test.each([
  "/discover?genres=18",
  "/discover?type=tv",
  "/genres?genre=10759",
  "/upcoming?list=soon&week=1",
  "/airing?region=DE",
  "/collection/10-collection-10",
  "/actor/5",
  "/shared?titles=movie:19,tv:7",
])("the links on %s lead to feeds, without a redirect", async (path) => {
  const { get } = sampleApp({ site: sampleSite({ languages: ["en", "pl"] }) });
  for (const prefix of ["", "/pl"]) {
    const { document } = new JSDOM(await (await get(prefix + path)).text()).window;
    const links = [...document.querySelectorAll("[data-slot=feed-links] a")].map((link) => link.getAttribute("href") ?? "");
    expect(links.length).toBeGreaterThan(2);
    expect(links[0]).toBe(document.querySelector("link[type='application/atom+xml']")?.getAttribute("href"));
    for (const link of links) expect([link, (await get(link)).status]).toEqual([link, 200]);
  }
});

describe("a page's head", () => {
  const feedOf = async (path: string) => {
    const html = await (await sampleApp().get(path)).text();
    return new JSDOM(html).window.document.querySelector('link[type="application/atom+xml"]')?.getAttribute("href") ?? null;
  };

  test.each([
    ["/", "/feeds/atom/home"],
    ["/top?page=1&utm=x", "/feeds/atom/top"],
    ["/genres?genre=18", "/feeds/atom/genres?genre=18&tab=movies"],
    ["/discover?genres=18&sort=rating", "/feeds/atom/discover?genres=18&sort=rating"],
    ["/actor/5?tab=crew", "/feeds/atom/actor/5"],
    ["/collection/10-collection-10", "/feeds/atom/collection/10"],
    ["/shared?titles=movie:19", "/feeds/atom/shared?titles=movie:19"],
    ["/genres", null],
    ["/movie/19", null],
    ["/nowhere", null],
  ])("of %s names %s", async (path, feed) => {
    expect(await feedOf(path)).toBe(feed);
  });
});
