import type { Page } from "@playwright/test";
import { siteWithContent } from "#tests/support/site-with-content.ts";
import { type StandInServer, startStandIn } from "#tests/support/stand-in-server.ts";
import { expect, hydrated, ignoreProblems, test as plainTest } from "./fixtures.ts";

/** An ad that tries to leave its frame in every way and reports each outcome to its server. */
const hostileAd = `
  const home = new URL(document.currentScript.src).origin;
  const report = (what) => void fetch(home + "/report?" + what);
  const attempt = (name, reach) => { try { report(name + "=" + (reach() ? "reached" : "closed")); } catch { report(name + "=closed"); } };
  window.showAd = (trigger) => report("trigger=" + trigger);
  attempt("parent", () => parent.document);
  attempt("frame-element", () => frameElement);
  attempt("cookie", () => { document.cookie = "a=b"; return true; });
  attempt("storage", () => localStorage);
  attempt("popup", () => open(home + "/popup"));
  attempt("top", () => { top.location.href = home + "/hijack"; return false; });
  document.body.insertAdjacentHTML("beforeend", "<b>An ad</b>");
`;
const popupAd = `
  const home = new URL(document.currentScript.src).origin;
  document.body.insertAdjacentHTML("beforeend", "<button>Visit</button>");
  document.querySelector("button").onclick = () => open(home + "/popup");
`;
const adScripts = { "/hostile.js": hostileAd, "/popup.js": popupAd, "/phone.js": ";", "/film.js": ";" };
const countScript = "fetch(new URL('/hit', document.currentScript.src));";

const slotsFrom = (origin: string) => [
  { id: "footer-banner", place: "footer", script: `${origin}/hostile.js`, clickHandler: "showAd" },
  { id: "footer-phone", place: "footer", script: `${origin}/phone.js`, size: "320x50" },
  { id: "home-box", place: "home", script: `${origin}/popup.js`, size: "300x250", popups: true },
  { id: "film-script", place: "movie", script: `${origin}/film.js` },
];

type AdSite = {
  /** AD_TRIGGERS */
  trigger: "none" | "first" | "second";
  ads: StandInServer;
  analytics: StandInServer;
};

/** A built server with ads and analytics from local stand-ins. The problems that they cause are ignored. */
export const test = plainTest.extend<AdSite & { ignoredProblems: undefined }>({
  trigger: ["none", { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
  ads: async ({}, use) => {
    const ads = await startStandIn(adScripts);
    await use(ads);
    await ads.stop();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
  analytics: async ({}, use) => {
    const analytics = await startStandIn({ "/count.js": countScript });
    await use(analytics);
    await analytics.stop();
  },
  baseURL: async ({ ads, analytics, trigger }, use) => {
    const counting = { ANALYTICS_ORIGIN: analytics.origin, ANALYTICS_SCRIPT: `${analytics.origin}/count.js` };
    await siteWithContent({ "ads.json": { slots: slotsFrom(ads.origin) } }, ({ url }) => use(url), { AD_TRIGGERS: trigger, ...counting });
  },
  ignoredProblems: [
    async ({ problems, ads, analytics }, use) => {
      await use(undefined);
      const provoked = new RegExp(`^request off the site: (${ads.origin}|${analytics.origin})$|^console \\w+: .*(sandboxed|Unsafe attempt|Blocked opening)`);
      ignoreProblems(problems, provoked);
    },
    { auto: true },
  ],
});

export const panel = (page: Page) => page.getByRole("region", { name: "Privacy choices" });
export const frameOf = (page: Page, slot: string) => page.locator(`iframe[src="/ads/${slot}"]`);
export const adIn = (page: Page, slot: string) => page.frameLocator(`iframe[src="/ads/${slot}"]`);
export const toFooter = (page: Page) => page.getByRole("contentinfo").scrollIntoViewIfNeeded();

/** Opens a page and consents to everything. */
export async function agree(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await panel(page).getByRole("button", { name: "Accept" }).click();
  await expect(panel(page)).toBeHidden();
}

/** What ads have reported to their server: "parent=closed". */
export const reportsTo = (ads: StandInServer): string[] => ads.requests.flatMap((path) => (path.startsWith("/report?") ? [path.slice("/report?".length)] : []));
