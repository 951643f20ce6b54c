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

type StandIns = { ads: StandInServer; analytics: StandInServer };
type AdSite = StandIns & { url: string };

const runAdSite = ({ ads, analytics }: StandIns, trigger: string, use: (url: string) => Promise<void>) => {
  const counting = { ANALYTICS_ORIGIN: analytics.origin, ANALYTICS_SCRIPT: `${analytics.origin}/count.js` };
  return siteWithContent({ "ads.json": { slots: slotsFrom(ads.origin) } }, ({ url }) => use(url), { AD_TRIGGERS: trigger, ...counting });
};

/**
 * A built server with ads and analytics from local stand-ins, one for all journeys of a worker. The problems that they cause are ignored.
 * `trigger`: AD_TRIGGERS; with another value than the default a journey has a server of its own.
 */
export const test = plainTest.extend<StandIns & { trigger: "none" | "first" | "second"; ignoredProblems: undefined }, { adSite: AdSite }>({
  adSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const standIns = { ads: await startStandIn(adScripts), analytics: await startStandIn({ "/count.js": countScript }) };
      await runAdSite(standIns, "none", (url) => use({ ...standIns, url }));
      await Promise.all([standIns.ads.stop(), standIns.analytics.stop()]);
    },
    { scope: "worker" },
  ],
  trigger: ["none", { option: true }],
  ads: ({ adSite: { ads } }, use) => {
    ads.forget();
    return use(ads);
  },
  analytics: ({ adSite: { analytics } }, use) => {
    analytics.forget();
    return use(analytics);
  },
  baseURL: ({ adSite, trigger }, use) => (trigger === "none" ? use(adSite.url) : runAdSite(adSite, trigger, use)),
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

/** Opens Home and consents to everything. */
export async function agree(page: Page): Promise<void> {
  await page.goto("/home");
  await hydrated(page);
  await panel(page).getByRole("button", { name: "Accept" }).click();
  await expect(panel(page)).toBeHidden();
}

/** What ads have reported to their server: "parent=closed". */
export const reportsTo = (ads: StandInServer): string[] => ads.requests.flatMap((path) => (path.startsWith("/report?") ? [path.slice("/report?".length)] : []));
