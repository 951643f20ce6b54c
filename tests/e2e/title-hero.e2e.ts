import type { Page } from "@playwright/test";
import { everyNight, isNightly } from "#tests/support/nightly.ts";
import { leastContrast } from "./contrast.ts";
import { expect, hydrated, test } from "./fixtures.ts";

// What the pages of films and of series begin with.

const white = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><rect width="16" height="9" fill="#fff"/></svg>';
const hero = "main [data-slot=backdrop]";

for (const path of everyNight(["/movie/19-metropolis", "/tv/900000505"]))
  test(`the text of ${path} can be read over a white picture`, { tag: "@nightly" }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.route("**/t/p/**", (route) => route.fulfill({ contentType: "image/svg+xml", body: white }));
    await page.goto(path);
    await hydrated(page);
    for (const width of everyNight([390, 1440, 320, 844, 1024, 1279, 1280, 1920, 2560], 2)) {
      // All of the hero is in the window: a screenshot shows nothing below it.
      await page.setViewportSize({ width, height: 1400 });
      for (const colorScheme of everyNight(["dark", "light"] as const)) {
        await page.emulateMedia({ colorScheme });
        const { contrast, text } = await leastContrast(page.locator(hero));
        expect(contrast, `${text} in the ${colorScheme} theme at ${width} px`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

test("the hero and its links in windows of all sizes", async ({ page }) => {
  await test.step("title, facts and Watch Now are in the first screen of a phone, also turned, and of a desktop", async () => {
    for (const path of isNightly ? ["/tv/900000505", "/movie/19-metropolis"] : ["/movie/19-metropolis"]) {
      await page.goto(path);
      for (const [width, height] of [
        [390, 844],
        [844, 390],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const part of [page.getByRole("heading", { level: 1 }), page.locator(`${hero} [data-slot=facts]`), page.getByRole("link", { name: "Watch Now" })])
          await expect(part, `${width} x ${height}`).toBeInViewport({ ratio: 1 });
      }
    }
  });
  await hydrated(page);
  await test.step("Share opens within the window of a phone, also turned, and of a tablet", async () => {
    for (const [width, height] of [
      [320, 640],
      [768, 1024],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.locator("main").getByRole("button", { name: "Share", exact: true }).click();
      for (const name of ["Facebook", "Telegram"]) await expect(page.getByRole("link", { name }), `${width} x ${height}`).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Escape");
      await expect(page.getByRole("link", { name: "Facebook" })).toBeHidden();
    }
  });
  await test.step("Watch Now scrolls to the shown page's player", async () => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.getByRole("complementary").getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Metropolis");
    const player = page.locator("#player").filter({ visible: true });
    await player.waitFor();
    await page.getByRole("link", { name: "Watch Now" }).click();
    await expect(player).toBeFocused();
    await expect.poll(() => player.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBeLessThan(120);
    await expect(page.locator("[data-slot=stage]").filter({ visible: true })).toBeInViewport({ ratio: 0.9 });
    await expect(page).not.toHaveURL(/#/);
  });
});

/** The parts in the window that a list's placeholder data can show: of the hero, and the stage below. */
const placesOf = (page: Page) =>
  page.evaluate(() => {
    const article = [...document.querySelectorAll("main article")].find((one) => one.checkVisibility());
    const parts = [
      ...(article?.querySelectorAll(
        "h1, [data-slot=backdrop] [data-slot=poster], [data-slot=backdrop] a[href^='/discover'], a[href='#player'], [dir=auto] p, #player, [aria-label=Summary]",
      ) ?? []),
    ];
    const places = parts.map((part) => ({ tag: part.tagName, box: part.getBoundingClientRect() }));
    return places.filter(({ box }) => box.y < innerHeight).map(({ tag, box }) => [tag, Math.round(box.x), Math.round(box.y), Math.round(box.width)]);
  });

/** Opens a film by a click on a list's card. Its own data waits for `arrive`. */
async function openPlaceholder(page: Page): Promise<{ arrive: () => Promise<void> }> {
  // The queries' own deadline of 5 s must not end the wait on a slow machine.
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const startShort = (handler: () => void, delayMs = 0) => (delayMs > 2000 ? 0 : start(handler, delayMs));
    Object.assign(window, { setTimeout: startShort });
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/functions\/v1\/|\/api\/movies?\//, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto("/top");
  await hydrated(page);
  await page.locator("main [data-slot=movie-card]").first().click();
  // Its code comes after the hero.
  await page.getByRole("region", { name: "Summary" }).waitFor();
  const arrive = async () => {
    resolve();
    await page.locator("[data-slot=leads] a").first().waitFor();
  };
  return { arrive };
}

for (const width of [1280, 390, 768, 1920])
  test(`the rest of a clicked film moves nothing in the window at ${width} px`, { tag: "@nightly" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const { arrive } = await openPlaceholder(page);
    const before = await placesOf(page);
    await arrive();
    expect(await placesOf(page)).toEqual(before);
  });

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("on a phone what arrives after a click moves nothing, and the hero has the room of the credits that came, and no more", async ({ page }) => {
    const { arrive } = await openPlaceholder(page);
    const before = await placesOf(page);
    await arrive();
    expect(await placesOf(page)).toEqual(before);
    const leads = page.locator("[data-slot=leads]");
    const heights = await leads.evaluate((list) => [list, list.parentElement ?? list].map((element) => element.getBoundingClientRect().height));
    expect(heights[1]).toBe(heights[0]);
  });
});
