import { chromium, expect, test } from "@playwright/test";

/** Playwright turns the cache off that every visitor has. */
const withItsCache = { ignoreDefaultArgs: ["--disable-back-forward-cache"] };

for (const path of ["/home", "/movie/19-metropolis", "/tv/900000505", "/search?q=keaton"])
  test(`${path} comes back from the browser's own memory after another document`, async ({ baseURL, launchOptions }) => {
    const browser = await chromium.launch({ ...launchOptions, ...withItsCache });
    try {
      const page = await browser.newPage({ ...(baseURL && { baseURL }) });
      await page.addInitScript(() => {
        addEventListener("pageshow", (event) => {
          document.documentElement.dataset.shown = event.persisted ? "kept" : "loaded";
        });
      });
      await page.goto(path);
      await expect(page.locator("html[data-ready]")).toHaveAttribute("data-shown", "loaded");
      await page.evaluate(() => scrollTo(0, 300));
      await page.goto("/robots.txt");
      // A page that comes from memory never loads.
      await page.goBack({ waitUntil: "commit" });
      await expect(page.locator("html")).toHaveAttribute("data-shown", "kept");
      expect(await page.evaluate(() => scrollY)).toBe(300);
    } finally {
      await browser.close();
    }
  });
