import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { everyNight } from "#tests/support/nightly.ts";
import { pageKinds } from "#tests/support/page-kinds.ts";
import { expect, expectNoSidewaysScroll, hydrated, ignoreProblems, test } from "./fixtures.ts";
import { takeLayoutShifts, watchLayoutShifts } from "./layout-shifts.ts";

/** In a window of its own, as an installed site is opened (`display-mode: standalone`). Chromium installs nothing in a private window. */
const inApp = test.extend({
  context: async ({ baseURL, launchOptions }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "matinee-app-"));
    const args = [...(launchOptions.args ?? []), `--app=${baseURL}/home`];
    const context = await chromium.launchPersistentContext(folder, { ...launchOptions, args, baseURL, viewport: { width: 390, height: 844 } });
    await use(context);
    await context.close();
    rmSync(folder, { recursive: true });
  },
  page: async ({ context }, use) => {
    await use(context.pages()[0] ?? (await context.newPage()));
  },
});

const isStandalone = (page: Page) => page.evaluate(() => matchMedia("(display-mode: standalone)").matches);
const back = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Back" });

inApp("Chromium can install the site in each language, by a manifest without a mistake", { tag: "@nightly" }, async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  for (const path of everyNight(["/de/movie/19", "/home", "/ar"])) {
    await page.goto(path);
    await hydrated(page);
    expect(await devtools.send("Page.getInstallabilityErrors"), path).toEqual({ installabilityErrors: [] });
    const { url, errors } = await devtools.send("Page.getAppManifest");
    expect([new URL(url).pathname, errors]).toEqual([`${path.replace(/\/(?:home|movie.*)$/, "")}/manifest.webmanifest`, []]);
  }
});

inApp("Back in the bar leads through the pages of an installed site, and other sites open outside of it", async ({ page, context }) => {
  // The window opened Home itself.
  await hydrated(page);
  await expect(back(page)).toHaveCount(0);
  const nameAt = async () => (await page.getByRole("banner").getByRole("link", { name: "Matinee" }).boundingBox())?.x;
  const nameOnHome = await nameAt();
  await page
    .getByRole("link", { name: /^Metropolis/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/movie\/19/);
  await back(page).click();
  await expect(page).toHaveURL("/home");
  await test.step("its room is there before it, in a page that is loaded again too", async () => {
    await watchLayoutShifts(page);
    await page.goto("/genres");
    await hydrated(page);
    await expect(back(page)).toBeVisible();
    expect([await takeLayoutShifts(page), await nameAt()]).toEqual([[], nameOnHome]);
  });
  await page.goto("/movie/19-metropolis");
  await context.route(/^https:/, (route) => route.abort());
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: /IMDb/ }).first().click();
  await (await opened).close();
  await expect(page).toHaveURL("/movie/19-metropolis");
});

inApp(
  "each kind of page fits the window of an installed site, with one Back and no link that replaces it by another site",
  { tag: "@nightly" },
  async ({ page, baseURL, problems }) => {
    test.slow();
    for (const path of pageKinds.filter((kind) => !kind.startsWith("/player/"))) {
      await page.goto(path);
      await hydrated(page);
      expect(await isStandalone(page), path).toBe(true);
      await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
      await expect(page.getByRole("banner").getByLabel("Back", { exact: true }), path).toHaveCount(1);
      await expectNoSidewaysScroll(page);
      const replacing = await page.evaluate(
        (origin) =>
          [...document.querySelectorAll<HTMLAnchorElement>("a[href^=http]")]
            .filter((link) => link.origin !== origin && link.target !== "_blank")
            .map(({ href }) => href),
        new URL(baseURL ?? "").origin,
      );
      expect(replacing, path).toEqual([]);
    }
    // The page that is not there, which the browser logs.
    ignoreProblems(problems, /status of 404 .*\/nowhere$/);
  },
);
