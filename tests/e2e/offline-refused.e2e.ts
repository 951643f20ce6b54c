import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { expect, test as fixtureTest, hydrated, ignoreProblems } from "./fixtures.ts";
import { copies, pages, registrations, test } from "./offline-site.ts";

// Playwright's contexts are private windows: other journeys prove that Chromium's have workers and copies like any window.

const section = (page: Page) => page.getByRole("region", { name: "Offline" });
const make = (page: Page) => section(page).getByRole("button", { name: "Make available offline" });
const ready = "This site is available offline on this device.";
const failed = "The connection failed. Try again.";
const full = "The browser has no more room for this site. The copies are incomplete.";

async function openSettings(page: Page): Promise<void> {
  await page.goto("/settings");
  await hydrated(page);
}

test("an interrupted preparation and a full device are said, leave pages as they are, and end with copies once they can; two tabs agree", {
  tag: "@nightly",
}, async ({ page, context, site, problems }) => {
  await openSettings(page);
  await test.step("the network fails before the worker is there", async () => {
    site.cut = /^\/worker\.js/;
    await make(page).click();
    await expect(section(page)).toContainText(failed);
    expect([await registrations(page), await pages(page)]).toEqual([0, []]);
  });
  await test.step("and between two of its pages", async () => {
    site.cut = /^\/list$/;
    await make(page).click();
    await expect.poll(() => pages(page)).toContain("/offline");
    await expect(section(page)).toContainText(failed);
    expect(await pages(page)).not.toContain("/list");
  });
  await test.step("a full device", async () => {
    site.cut = null;
    const devtools = await context.newCDPSession(page);
    await devtools.send("Storage.overrideQuotaForOrigin", { origin: site.origin, quotaSize: 200_000 });
    await make(page).click();
    await expect(section(page)).toContainText(full);
    expect((await page.goto("/movie/19"))?.fromServiceWorker()).toBe(true);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Metropolis");
    // The next page tries again.
    await openSettings(page);
    await expect(section(page)).toContainText(full);
    await devtools.send("Storage.overrideQuotaForOrigin", { origin: site.origin });
    await make(page).click();
    await expect(section(page)).toContainText(ready);
  });
  const other = await context.newPage();
  await openSettings(other);
  await expect(section(other)).toContainText(ready);
  await section(other).getByRole("button", { name: "Remove the copies" }).click();
  await expect(section(page)).toContainText("There are no copies on this device.");
  expect([await registrations(page), await copies(page)]).toEqual([0, {}]);
  await make(page).click();
  await expect(section(page)).toContainText(ready);
  await expect(section(other)).toContainText(ready);
  ignoreProblems(problems, /ERR_EMPTY_RESPONSE|fetching the script|failed request/);
});

/** Of a browser whose visitor allows sites to store nothing, in Chromium's own words. */
const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };

const deniedTest = fixtureTest.extend({
  context: async ({ baseURL, launchOptions }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "matinee-denied-"));
    mkdirSync(join(folder, "Default"));
    writeFileSync(join(folder, "Default/Preferences"), JSON.stringify(blocked));
    const context = await chromium.launchPersistentContext(folder, { ...launchOptions, baseURL });
    await use(context);
    await context.close();
    rmSync(folder, { recursive: true });
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
});

deniedTest("a browser that denies storage has no worker, says why, and shows all pages", { tag: "@nightly" }, async ({ page }) => {
  await openSettings(page);
  expect(await page.evaluate(() => caches.keys().catch((error: DOMException) => error.name))).toBe("SecurityError");
  await make(page).click();
  await expect(section(page)).toContainText("This browser does not allow copies here. A private window may be the reason.");
  await page.getByRole("checkbox", { name: "Remember nothing on this device" }).check();
  await expect(section(page)).toContainText("This device is set to remember nothing.");
  await page.goto("/movie/19-metropolis");
  await hydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "My list" }).filter({ visible: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "My list" })).toBeVisible();
});
