import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { sampleApp } from "#tests/support/sample-app.ts";
import { sampleSite } from "#tests/support/sample-site.ts";

test.each(["/discover?genres=18", "/discover?type=tv", "/genres?genre=10759", "/collection/10-collection-10", "/actor/5", "/shared?titles=movie:19,tv:7"])(
  "the links on %s lead to feeds, without a redirect",
  async (path) => {
    const { get } = sampleApp({ site: sampleSite({ languages: ["en", "pl"] }) });
    for (const prefix of ["", "/pl"]) {
      const { document } = new JSDOM(await (await get(prefix + path)).text()).window;
      const links = [...document.querySelectorAll("[data-slot=feed-links] a")].map((link) => link.getAttribute("href") ?? "");
      expect(links.length).toBeGreaterThan(2);
      expect(links[0]).toBe(document.querySelector("link[type='application/atom+xml']")?.getAttribute("href"));
      for (const link of links) expect([link, (await get(link)).status]).toEqual([link, 200]);
    }
  },
);
