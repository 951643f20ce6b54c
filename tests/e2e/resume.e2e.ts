import type { Page } from "@playwright/test";
import { expect, expectAccessible, hydrated, partHydrated, pressPlay, test } from "./fixtures.ts";

const metropolis = "/movie/19-metropolis";

const stage = (page: Page) => page.locator("[data-slot=stage]");
const video = (page: Page) => page.frameLocator('iframe[title^="Player"]').locator("video");
const chip = (page: Page, number: number) => page.getByRole("list", { name: "Servers" }).getByRole("button", { name: new RegExp(`^Server ${number}\\b`) });
/** Once the film's length is known: a film that is to play is no longer paused before. */
async function seek(page: Page, share: number): Promise<void> {
  await expect.poll(() => video(page).evaluate((film: HTMLVideoElement) => film.duration)).toBeGreaterThan(0);
  await video(page).evaluate((film: HTMLVideoElement, to) => {
    film.currentTime = film.duration * to;
  }, share);
}
const isPaused = (page: Page) => video(page).evaluate((film: HTMLVideoElement) => film.paused);
const position = (page: Page) => video(page).evaluate((film: HTMLVideoElement) => film.currentTime / film.duration);
const lastServer = (page: Page) => page.evaluate(() => localStorage.getItem("matinee-servers"));
const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted());

test("our player goes on where it stood: on another server, after a reload, and with the page's keys", async ({ page }) => {
  await pressPlay(page, metropolis);
  await expect.poll(() => isPaused(page)).toBe(false);
  await seek(page, 0.55);
  await partHydrated(chip(page, 3));
  await expect.poll(() => storedKeys(page)).toContain("matinee-progress");
  await chip(page, 3).click();
  await expect(page.frameLocator('iframe[title^="Player"]').locator('main[data-server="videasy"]')).toBeVisible();
  await expect.poll(() => position(page)).toBeGreaterThan(0.54);
  await expect.poll(() => isPaused(page)).toBe(false);
  await expect.poll(() => lastServer(page)).toContain("videasy");
  // The focus is on the server's button, so the page has the keys.
  await page.keyboard.press("k");
  await expect.poll(() => isPaused(page)).toBe(true);
  await chip(page, 1).click();
  await expect(page.frameLocator('iframe[title^="Player"]').locator('main[data-server="2embed"]')).toBeVisible();
  await expect.poll(() => position(page)).toBeGreaterThan(0.54);
  expect(await isPaused(page)).toBe(true);

  await page.reload();
  const size = await stage(page).boundingBox();
  const resume = page.getByRole("button", { name: /^Resume at 0:[345]\d$/ });
  await expect(page.getByText("Server 3, last used")).toBeVisible();
  await expect(chip(page, 3)).toContainText("last used");
  expect(await stage(page).boundingBox()).toEqual(size);
  await expectAccessible(page, "[data-slot=stage]");
  await resume.press("Enter");
  await expect.poll(() => position(page)).toBeGreaterThan(0.54);
  await expect.poll(() => isPaused(page)).toBe(false);
  await expect(page.locator('iframe[title^="Player"]')).toBeFocused();
});

test("a film's end shows similar films and Replay", async ({ page }) => {
  await pressPlay(page, metropolis);
  await expect.poll(() => isPaused(page)).toBe(false);
  await seek(page, 0.99);
  const end = page.getByRole("region", { name: "Watch next" });
  await expect(end.getByRole("link").first()).toBeVisible();
  await expect(end.getByRole("button", { name: "Replay" })).toBeFocused();
  await expectAccessible(page, "[data-slot=stage]");
  await page.keyboard.press("Enter");
  await expect(end).toHaveCount(0);
  await expect.poll(() => position(page)).toBeLessThan(0.9);
  await expect.poll(() => isPaused(page)).toBe(false);
});

test('"/" goes to the search box, on a phone as well', { tag: "@nightly" }, async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/about");
    await hydrated(page);
    const field = page.getByRole("banner").getByRole("combobox");
    // The key's code comes after the page's.
    await expect(async () => {
      await page.keyboard.press("/");
      await expect(field).toBeFocused({ timeout: 200 });
    }).toPass();
    await page.keyboard.type("a/b");
    await expect(field).toHaveValue("a/b");
  }
});
