import { allLoaded } from "#tests/support/all-loaded.ts";
import { agree, frameOf, panel, test, toFooter } from "./ad-site.ts";
import { expect, expectAccessibleInThemes, expectNoSidewaysScroll, hydrated } from "./fixtures.ts";

// One site for all of them.
test.describe.configure({ mode: "default" });

test("nothing optional loads before consent, nor after a refusal", async ({ page, ads, analytics }) => {
  await page.goto("/movie/19-metropolis");
  await allLoaded(page);
  await expect(panel(page)).toBeVisible();
  await toFooter(page);
  await panel(page).getByRole("button", { name: "Decline" }).click();
  await expect(panel(page)).toBeHidden();
  await page.reload();
  await allLoaded(page);
  await expect(page.locator("#privacy-choices")).toBeVisible();
  await expect(panel(page)).toBeHidden();
  expect(await page.locator('iframe[src^="/ads/"]').count()).toBe(0);
  expect([ads.connections(), analytics.connections()]).toEqual([0, 0]);
});

test("consent can be withdrawn: ads disappear at once, and analytics stop after a reload", async ({ page, ads, analytics }) => {
  await agree(page);
  await expect.poll(() => analytics.requests).toContain("/hit");
  await toFooter(page);
  await expect(frameOf(page, "footer-banner")).toBeVisible();
  await page.getByRole("button", { name: "Privacy choices" }).click();
  await panel(page).getByRole("group", { name: "Advertising" }).getByRole("button", { name: "Decline" }).click();
  await expect(page.locator('iframe[src^="/ads/"]')).toHaveCount(0);
  const reloaded = page.waitForEvent("load");
  await panel(page).getByRole("group", { name: "Visit statistics" }).getByRole("button", { name: "Decline" }).click();
  await reloaded;
  const before = [ads.requests.length, analytics.requests.length];
  await page.goto("/movie/19-metropolis");
  await allLoaded(page);
  expect([ads.requests.length, analytics.requests.length]).toEqual(before);
});

test("a choice in one tab applies in the other", { tag: "@nightly" }, async ({ page, context }) => {
  await agree(page);
  await toFooter(page);
  await expect(frameOf(page, "footer-banner")).toBeVisible();
  const other = await context.newPage();
  await other.goto("/about");
  await hydrated(other);
  await other.getByRole("button", { name: "Privacy choices" }).click();
  await panel(other).getByRole("group", { name: "Advertising" }).getByRole("button", { name: "Decline" }).click();
  await expect(frameOf(page, "footer-banner")).toHaveCount(0);
});

test("the panel at the foot of the window never covers the focused element, is accessible and fits 320 px", { tag: "@nightly" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/faq");
  await hydrated(page);
  const question = panel(page);
  await expect(question).toBeInViewport();
  // The panel is the first tab stop after the skip link.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(question.getByRole("button", { name: "Decline" })).toBeFocused();
  for (let n = 0; n < 3; n += 1) await page.keyboard.press("Tab");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const last = page.locator("#privacy-choices:focus");
  for (let n = 0; n < 60 && (await last.count()) === 0; n += 1) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
    expect(focused).toBeLessThan((await question.boundingBox())?.y ?? 0);
  }
  await expect(last).toHaveCount(1);
  await panel(page).getByRole("button", { name: "Customize" }).click();
  await expectAccessibleInThemes(page, "[data-slot=consent]");
  await expectNoSidewaysScroll(page);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("no panel shows, and nothing optional loads", { tag: "@nightly" }, async ({ page, ads }) => {
    await page.goto("/home");
    for (const optional of ['[data-slot="ad-place"]', "#privacy-choices"]) {
      await expect(page.locator(optional).first()).toBeAttached();
      for (const one of await page.locator(optional).all()) await expect(one).toBeHidden();
    }
    expect(ads.connections()).toBe(0);
  });
});
