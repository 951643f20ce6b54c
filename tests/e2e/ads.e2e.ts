import { allLoaded } from "#tests/support/all-loaded.ts";
import { adIn, agree, frameOf, reportsTo, test, toFooter } from "./ad-site.ts";
import { expect, expectNoSidewaysScroll, ignoreProblems } from "./fixtures.ts";

test("ads after consent", async ({ page, ads }) => {
  await agree(page);
  await test.step("an ad cannot leave its frame", async () => {
    await toFooter(page);
    await expect(adIn(page, "footer-banner").getByText("An ad")).toBeVisible();
    const attempts = ["parent", "frame-element", "cookie", "storage", "popup", "top"];
    await expect.poll(() => reportsTo(ads).sort()).toEqual(attempts.map((name) => `${name}=closed`).sort());
    await expect(page).toHaveURL(/\/home$/);
    expect(page.context().pages()).toHaveLength(1);
    expect(ads.requests.filter((path) => /hijack|popup$/.test(path))).toEqual([]);
  });
  await test.step("a window that an ad may open has no opener", async () => {
    const opening = page.context().waitForEvent("page");
    await adIn(page, "home-box").getByRole("button", { name: "Visit" }).click();
    const opened = await opening;
    expect(await opened.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL(/\/home$/);
  });
  await test.step("the movie page's script runs hidden, and on movie pages only", async () => {
    const timesRun = () => ads.requests.filter((path) => path === "/film.js").length;
    await page.goto("/movie/19-metropolis");
    await expect.poll(timesRun).toBe(1);
    await expect(frameOf(page, "film-script")).toBeHidden();
    await page.goto("/top");
    await allLoaded(page);
    expect(timesRun()).toBe(1);
  });
});

test("a slot's space is reserved before the app's code loads, so that nothing shifts", { tag: "@nightly" }, async ({ page, problems }) => {
  await agree(page);
  await page.route(/\/assets\/client-[^/]*\.js$/, (route) => route.abort());
  await page.goto("/home");
  const slot = page.getByRole("contentinfo").locator("[data-slot=ad-space]").first();
  await expect(slot).toBeVisible();
  expect(await slot.locator("svg").boundingBox()).toMatchObject({ width: 728, height: 90 });

  await page.unroute(/\/assets\/client-[^/]*\.js$/);
  await page.goto("/home");
  await toFooter(page);
  expect(await frameOf(page, "footer-banner").boundingBox()).toMatchObject({ width: 728, height: 90 });
  await expect(frameOf(page, "footer-phone")).toBeHidden();
  // The script is requested after the first paint, perhaps after the slot was seen.
  ignoreProblems(problems, /client-|ERR_FAILED/);
});

test("a phone gets the slot that fits", { tag: "@nightly" }, async ({ page, ads }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await agree(page);
  await toFooter(page);
  expect(await frameOf(page, "footer-phone").boundingBox()).toMatchObject({ width: 320, height: 50 });
  await expect(frameOf(page, "footer-banner")).toBeHidden();
  await expect.poll(() => ads.requests).toContain("/phone.js");
  expect(ads.requests).not.toContain("/hostile.js");
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});
