import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

export { expect };

type Fixtures = {
  /** What the page did that it must not: filled while the test runs, checked when it ends. A test may take out what it provokes. */
  misdeeds: string[];
};

/** The browser says this when a seek or a closed page ends a download, which is no fault. */
const harmlessFailures = /net::ERR_ABORTED/;

function watch(page: Page, origin: string, scripted: boolean, misdeeds: string[]): void {
  // A site with much to do turns away what nobody has asked to see yet; the browser notes it, the visitor never hears of it.
  const askedAhead = new Set<string>();
  page.on("request", (request) => {
    if (request.headers().purpose === "prefetch") askedAhead.add(request.url());
  });
  page.on("console", (message) => {
    if (message.text().includes("503") && askedAhead.has(message.location().url)) return;
    if (message.type() === "error" || message.type() === "warning") misdeeds.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => misdeeds.push(`page error: ${error.message}`));
  page.on("requestfailed", (request) => {
    // A browser without script refuses the scripts that the document offers.
    if (!scripted && request.resourceType() === "script") return;
    if (!harmlessFailures.test(request.failure()?.errorText ?? "")) misdeeds.push(`failed request: ${request.url()}`);
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.origin !== origin) misdeeds.push(`request off the site: ${url.origin}`);
  });
}

/** Every journey fails on a console message, a Content-Security-Policy violation, a request off the site, and a cookie. */
export const test = base.extend<Fixtures>({
  misdeeds: [
    async ({ page, context, baseURL, javaScriptEnabled }, use) => {
      const misdeeds: string[] = [];
      watch(page, new URL(baseURL ?? "").origin, javaScriptEnabled, misdeeds);
      await page.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", (event) => console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`));
      });
      await use(misdeeds);
      expect(misdeeds).toEqual([]);
      expect(await context.cookies()).toEqual([]);
    },
    { auto: true },
  ],
});

/** The page as axe sees it, WCAG 2.2 AA. The player in its frame is a document of its own, with its own landmarks. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .exclude("iframe")
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(" ")).join(" | ")}`)).toEqual([]);
}

/** No part of the page is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/** The page answers to script: hydration is done. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
}

/** Opens a page whose time stands still: a slow machine lets nothing happen before `page.clock.runFor`. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto(path);
  // Hydration waits for frames, which are the clock's as well.
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(page.locator("html[data-ready]")).toBeAttached({ timeout: 100 });
  }).toPass();
}
