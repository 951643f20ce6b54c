import { spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { startBuiltServer } from "#tests/support/built-server.ts";
import { test as base, expect, expectNoSidewaysScroll, hydrated, ignoreProblems, test } from "./fixtures.ts";

// Every route on a phone and a desktop, in both themes: no problem of fixtures.ts and no sideways scroll. Once on the embedded
// catalog, once with the same catalog as a live provider.

const routes = [
  "/",
  "/home",
  "/top",
  "/tv",
  "/tv/top",
  "/genres",
  "/genres?genre=27&tab=movies",
  "/movie/19-metropolis",
  "/movie/961",
  "/movie",
  "/tv/900000505",
  "/tv/900000505?season=1&episode=3",
  "/actor/900100200",
  "/person/900100200",
  "/search?q=night&type=movies",
  "/search?q=super&type=tv",
  "/search?q=keaton&type=people",
  "/search",
  "/about",
  "/blogs",
  "/privacy",
  "/terms",
  "/cookies",
  "/faq",
  "/contact",
  "/support",
];

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
  await expectNoSidewaysScroll(page);
};

for (const [device, viewport] of Object.entries({ phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } })) {
  test(`every route on a ${device}, in both themes${device === "phone" ? ", at twice the text size too" : ""}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    for (const [index, route] of routes.entries()) {
      // Each opens in one theme and changes to the other.
      const themes = index % 2 === 0 ? (["dark", "light"] as const) : (["light", "dark"] as const);
      await page.emulateMedia({ colorScheme: themes[0] });
      await visit(page, route);
      await page.emulateMedia({ colorScheme: themes[1] });
      await expectNoSidewaysScroll(page);
      if (device === "phone") await expectRoomForTwiceTheText(page);
    }
  });
}

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

base("every route with a live provider", async ({ page, problems }) => {
  base.slow();
  const site = await liveSite();
  for (const route of routes) await visit(page, site.url + route);
  await expect(page.getByRole("contentinfo")).toContainText("This product uses the TMDB API but is not endorsed or certified by TMDB.");
  await page.close();
  await site.stop();
  // This site has another origin than baseURL, and its pictures come from the provider's host.
  const own = [`request off the site: ${site.url}`, `request off the site: ${site.pictures}`];
  ignoreProblems(problems, own);
});
