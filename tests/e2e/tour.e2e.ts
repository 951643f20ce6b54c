import { spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { startBuiltServer } from "#tests/support/built-server.ts";
import { isNightly } from "#tests/support/nightly.ts";
import { test as base, expect, expectNoSidewaysScroll, hydrated, ignoreProblems, test } from "./fixtures.ts";
import { routes } from "./tour-routes.ts";

// Every route once: no problem of fixtures.ts and no sideways scroll, with the embedded catalog as a live provider. By night also from the embedded
// catalog, on a phone and a desktop, in both themes, and at twice the text size.

async function visit(page: Page, url: string): Promise<void> {
  const response = await page.goto(url);
  expect(response?.status(), url).toBe(200);
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole("heading", { level: 1 }), url).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), url).toBeLessThanOrEqual(0);
}

/** The text size is a setting of the visitor's browser, which a test cannot set. */
const expectRoomForTwiceTheText = async (page: Page) => {
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), page.url()).toBeLessThanOrEqual(0);
};

const devices = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

for (const [device, viewport] of Object.entries(devices))
  test(`every route on a ${device}, in both themes`, { tag: "@nightly" }, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    for (const [index, route] of routes.entries()) {
      // Each opens in one theme and changes to the other.
      const themes = index % 2 === 0 ? (["dark", "light"] as const) : (["light", "dark"] as const);
      await page.emulateMedia({ colorScheme: themes[0] });
      await visit(page, route);
      await page.emulateMedia({ colorScheme: themes[1] });
      await expectNoSidewaysScroll(page);
    }
  });

/** `npm run provider` on a free port, and a site that uses it as the live provider. */
async function liveSite() {
  const probe = createServer().listen(0);
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  const root = fileURLToPath(new URL("../../", import.meta.url));
  const provider = spawn(process.execPath, ["build/server/provider.js"], { cwd: root, env: { PATH: process.env.PATH, PORT: String(port) } });
  await new Promise((resolve) => provider.stdout.once("data", resolve));
  const site = await startBuiltServer({ TMDB_API_KEY: "any", TMDB_BASE_URL: `http://localhost:${port}/3`, IMAGE_BASE_URL: `http://localhost:${port}/t/p/` });
  return {
    url: site.url,
    pictures: `http://localhost:${port}`,
    stop: async () => {
      await site.stop();
      provider.kill();
    },
  };
}

base("every route on a phone with a live provider", async ({ page, problems }) => {
  base.slow();
  await page.setViewportSize(devices.phone);
  const site = await liveSite();
  try {
    for (const route of routes) {
      await visit(page, site.url + route);
      if (isNightly) await expectRoomForTwiceTheText(page);
    }
    await expect(page.getByRole("contentinfo")).toContainText("This product uses the TMDB API but is not endorsed or certified by TMDB.");
  } finally {
    await page.close();
    await site.stop();
    // This site has another origin than baseURL, and its pictures come from the provider's host.
    const own = [`request off the site: ${site.url}`, `request off the site: ${site.pictures}`];
    ignoreProblems(problems, own);
  }
});
