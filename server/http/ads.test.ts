import { describe, expect, test } from "vitest";
import type { AdSlot } from "#domain/site.ts";
import { readPage } from "#tests/support/read-page.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { sampleSite } from "#tests/support/sample-site.ts";
import { documentHeaders } from "./document-headers.ts";

const banner: AdSlot = {
  id: "banner",
  place: "footer",
  scriptUrl: 'https://ads.example/b.js?a=1&b="<',
  hosts: ["https://pictures.example"],
  size: { widthPx: 728, heightPx: 90 },
  popups: false,
  clickHandler: "showAd",
};
const script: AdSlot = { ...banner, id: "script", place: "movie", scriptUrl: "https://other.example/s.js", hosts: [], size: null, clickHandler: null };
const withAds = (...adSlots: AdSlot[]) => sampleApp({ site: sampleSite({ adSlots }) });
const policyOf = (response: Response) => response.headers.get("content-security-policy") ?? "";

describe("the frame of a slot", () => {
  test("holds the operator's script and, if it has a click handler, our bridge", async () => {
    const { get } = withAds(banner, script);
    const html = await (await get("/ads/banner")).text();
    expect(html).toContain('<script src="https://ads.example/b.js?a=1&amp;b=&quot;&lt;"></script>');
    expect(html).toContain('data-handler="showAd"');
    expect(html.match(/<script/g)).toHaveLength(2);
    expect((await (await get("/ads/script")).text()).match(/<script/g)).toHaveLength(1);
  });

  test("may reach the slot's hosts and none of ours, without our origin", async () => {
    const response = await withAds(banner, script).get("/ads/banner");
    const policy = policyOf(response);
    expect(policy).toMatch(/script-src 'sha256-[\w+/=]{44}' https:\/\/ads\.example https:\/\/pictures\.example;/);
    expect(policy).toMatch(/sandbox allow-scripts$/);
    expect(policy).not.toMatch(/other\.example|matinee\.example/);
    expect(policy.replace("frame-ancestors 'self'", "")).not.toContain("'self'");
    expect(policyOf(await withAds(banner, script).get("/ads/script"))).toContain("script-src https://other.example;");
    expect(response.headers.get("permissions-policy")).not.toMatch(/=\((?!\))/);
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    expect(response.headers.get("x-frame-options")).toBe("SAMEORIGIN");
  });

  test("opens windows only if the slot allows popups", () => {
    const { ad } = documentHeaders(sampleSite(), []);
    expect(ad({ ...banner, popups: true })["content-security-policy"]).toMatch(/sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox$/);
  });

  test("is 404 for a slot that is not configured", async () => {
    expect((await withAds().get("/ads/banner")).status).toBe(404);
    expect((await withAds(banner).get("/ads/nothing")).status).toBe(404);
  });
});

describe("a page", () => {
  const placeholdersIn = async (path: string, ...slots: AdSlot[]) =>
    (await readPage(await withAds(...slots).get(path))).page.querySelectorAll('[data-slot="ad-space"]');

  test("reserves no space and names no ad by default", async () => {
    for (const path of ["/", "/movie/19"]) {
      const { html, page } = await readPage(await withAds().get(path));
      expect(html).not.toMatch(/data-slot="ad-|\/ads\//);
      expect(page.querySelector("#privacy-choices")).toBeNull();
    }
  });

  test("reserves the slot's space, hidden before consent, without a style or a frame", async () => {
    const [placeholder] = await placeholdersIn("/", banner);
    expect(placeholder?.querySelector("svg")?.outerHTML).toMatch(/width="728" height="90"/);
    expect(placeholder?.closest('[data-slot="ad-place"]')?.className).toMatch(/\bhidden in-data-\[ads=on\]:block\b/);
    expect(placeholder?.querySelector("iframe, [style]")).toBeNull();
  });

  test.each([
    ["home", "/", 1],
    ["home", "/movie/19", 0],
    ["movie", "/movie/19", 1],
    ["movie", "/", 0],
    ["footer", "/movie/19", 1],
  ] as const)("shows the slots of its places: %s on %s", async (place, path, count) => {
    expect(await placeholdersIn(path, { ...banner, place })).toHaveLength(count);
  });

  test("reserves no space for a script without a size", async () => {
    expect(await placeholdersIn("/movie/19", script)).toHaveLength(0);
  });

  test("puts the home slot between Popular Movies and Trending Now", async () => {
    const { page } = await readPage(await withAds({ ...banner, place: "home" }).get("/home"));
    const order = [...page.querySelectorAll('main h2, [data-slot="ad-place"]')].map((element) => element.textContent);
    const at = order.indexOf("Advertisement");
    expect([order[at - 1], order[at + 1]]).toEqual(["Popular Movies", "Trending Now"]);
  });
});

describe("analytics", () => {
  const analytics = { origin: "https://count.example", script: "https://cdn.example/c.js" };

  test("is allowed by the policy only if configured", async () => {
    const policy = policyOf(await sampleApp({ site: sampleSite({ analytics }) }).get("/"));
    expect(policy).toContain("script-src 'self' https://cdn.example;");
    expect(policy).toContain("connect-src 'self' https://count.example;");
    expect(policyOf(await sampleApp().get("/"))).toMatch(/script-src 'self';.*connect-src 'self';/);
  });

  test("is in no tag of the page before consent", async () => {
    const { page } = await readPage(await sampleApp({ site: sampleSite({ analytics }) }).get("/"));
    for (const tag of page.querySelectorAll("[src], link[href]")) expect(tag.getAttribute("src") ?? tag.getAttribute("href")).not.toContain("c.js");
    expect(page.querySelector("#privacy-choices")?.textContent).toBe("Privacy choices");
  });
});
