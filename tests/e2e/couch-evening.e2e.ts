import type { Page } from "@playwright/test";
import { openFromRail, openOnTelevision, reach, television } from "./couch-steps.ts";
import { expect, test } from "./fixtures.ts";

test.use({ viewport: television });

const player = (page: Page) => page.frameLocator('iframe[title^="Player"]');
const position = (page: Page) =>
  player(page)
    .locator("video")
    .evaluate((film: HTMLVideoElement) => film.currentTime);
const timeLine = (page: Page) => player(page).locator('[data-part="seek"]');
const main = (page: Page) => page.getByRole("main");

async function expectPlaying(page: Page): Promise<void> {
  await expect(player(page).locator("[data-ready][data-couch]")).toBeVisible();
  await expect
    .poll(() =>
      player(page)
        .locator("video")
        .evaluate((film: HTMLVideoElement) => !film.paused),
    )
    .toBe(true);
  await expect(timeLine(page)).toBeFocused();
}

async function open(page: Page, name: string | RegExp): Promise<void> {
  await reach(page, main(page).getByRole("link", { name }).filter({ visible: true }).first());
  await page.keyboard.press("Enter");
}

test("an evening with five keys: a genre, a series, thirty seeks, the next episode, Back, Continue, a search, My list", { tag: "@nightly" }, async ({
  page,
}) => {
  test.slow();
  await openOnTelevision(page, "/home?couch=1");
  await openFromRail(page, "Genres");
  await open(page, /^Mystery/);
  await reach(page, page.getByRole("tab", { name: "TV Series" }));
  await page.keyboard.press("Enter");
  await open(page, /^Judex/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Judex");
  await expect(page.getByRole("link", { name: "Watch Now" })).toBeFocused();
  await reach(page, page.getByRole("button", { name: /^Play on/ }).filter({ visible: true }));
  await page.keyboard.press("Enter");

  await expectPlaying(page);
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press(press % 2 === 0 ? "ArrowRight" : "ArrowLeft");
    await expect(timeLine(page)).toBeFocused();
  }
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/season=1&episode=2/);
  await expectPlaying(page);
  for (let press = 0; press < 4; press += 1) await page.keyboard.press("ArrowRight");
  await expect.poll(() => position(page)).toBeGreaterThan(35);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^(Play on|Resume)/ }).first()).toBeFocused();

  await openFromRail(page, "Movies");
  await open(page, /^Judex/);
  await expect(page).toHaveURL(/#player$/);
  const resume = page.getByRole("button", { name: /^Resume at/ });
  await reach(page, resume);
  await page.keyboard.press("Enter");
  await expectPlaying(page);
  await expect.poll(() => position(page)).toBeGreaterThan(35);
  await page.keyboard.press("Escape");

  await openFromRail(page, "Search the catalog");
  const keyboard = page.locator("[data-slot=search-keyboard]");
  for (const letter of ["n", "o", "s", "f"]) {
    await reach(page, keyboard.getByRole("button", { name: letter, exact: true }));
    await page.keyboard.press("Enter");
  }
  await open(page, /^Nosferatu/);
  const save = page.getByRole("button", { name: "Save to My list" });
  await reach(page, save);
  await page.keyboard.press("Enter");
  await expect(save).toHaveAttribute("aria-pressed", "true");
  await openFromRail(page, "My list");
  await open(page, /^Nosferatu/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nosferatu");
  for (const address of [/\/list$/, /\/movie\//, /\/search$/]) {
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(address);
  }
});
