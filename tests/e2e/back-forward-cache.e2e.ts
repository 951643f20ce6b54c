import { chromium, expect, test } from "@playwright/test";
import { everyNight } from "#tests/support/nightly.ts";

/** Playwright disables the back/forward cache by default. */
const withBackForwardCache = { ignoreDefaultArgs: ["--disable-back-forward-cache"] };

test("pages are restored from the back/forward cache", async ({ baseURL, launchOptions }) => {
  const browser = await chromium.launch({ ...launchOptions, ...withBackForwardCache });
  try {
    const page = await browser.newPage({ ...(baseURL && { baseURL }) });
    await page.addInitScript(() => {
      addEventListener("pageshow", (event) => {
        document.documentElement.dataset.shown = event.persisted ? "restored" : "loaded";
      });
    });
    for (const path of everyNight(["/movie/19-metropolis", "/home", "/tv/900000505", "/search?q=keaton"])) {
      await page.goto(path);
      await expect(page.locator("html[data-ready]")).toHaveAttribute("data-shown", "loaded");
      await page.evaluate(() => scrollTo(0, 300));
      await page.goto("/robots.txt");
      // A restored page fires no load event.
      await page.goBack({ waitUntil: "commit" });
      await expect(page.locator("html"), path).toHaveAttribute("data-shown", "restored");
      expect(await page.evaluate(() => scrollY)).toBe(300);
    }
  } finally {
    await browser.close();
  }
});
