import type { FrameLocator, Page } from "@playwright/test";
import { isNightly } from "#tests/support/nightly.ts";
import { expect, hydrated, playButton, pressPlay, test } from "./fixtures.ts";

// Our player on a television: five keys, or a gamepad. How they move on the page: couch.e2e.ts.

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[title^="Player"]');
const film = (page: Page) => frameOf(page).locator("video");
const read = <K extends "paused" | "currentTime">(page: Page, property: K) => film(page).evaluate((video: HTMLVideoElement, name) => video[name], property);
const part = (page: Page, name: string) => frameOf(page).locator(`[data-part="${name}"]`);

/** Starts the film of a page from its Play button. */
async function play(page: Page, address: string): Promise<void> {
  await page.goto(`${address}?couch=1`);
  await hydrated(page);
  const button = await playButton(page);
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(frameOf(page).locator("[data-ready][data-couch]")).toBeVisible();
  await expect.poll(() => read(page, "paused")).toBe(false);
  await expect(part(page, "seek")).toBeFocused();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.getAttribute("data-slot"))).toBe("player");
}

test("an evening with five keys: seek, captions, the next episode, settings, back to Play", async ({ page }) => {
  await play(page, "/tv/900000505");
  for (let press = 0; press < (isNightly ? 30 : 6); press += 1) {
    await page.keyboard.press(press % 2 === 0 ? "ArrowRight" : "ArrowLeft");
    await expect(part(page, "seek")).toBeFocused();
  }
  await page.keyboard.press("Enter");
  expect(await read(page, "paused")).toBe(true);
  const before = await read(page, "currentTime");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => read(page, "currentTime")).toBeCloseTo(before + 10, 1);

  await page.keyboard.press("ArrowUp");
  await expect(part(page, "captions")).toBeFocused();
  const captions = await part(page, "captions").getAttribute("aria-pressed");
  await page.keyboard.press("Enter");
  await expect(part(page, "captions")).not.toHaveAttribute("aria-pressed", captions ?? "");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const settings = frameOf(page).getByRole("dialog", { name: "Settings" });
  await expect(settings.getByLabel("Speed")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(settings.getByLabel("Speed")).toHaveValue("1.25");
  await page.keyboard.press("Enter");
  await expect(settings.getByLabel("Speed")).toHaveValue("1.5");
  // To the last field and no further.
  for (let press = 0; press < 15; press += 1) await page.keyboard.press("ArrowDown");
  await expect(settings.getByRole("button", { name: "Keyboard shortcuts" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(frameOf(page).getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.keyboard.press("Backspace");
  await expect(part(page, "settings")).toBeFocused();
  await page.keyboard.press("Backspace");
  await expect(part(page, "seek")).toBeFocused();

  await page.keyboard.press("ArrowDown");
  await expect(frameOf(page).getByRole("button", { name: "Next episode · S1 E2" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/season=1&episode=2/);
  await expect.poll(() => read(page, "paused")).toBe(false);
  await expect(part(page, "seek")).toBeFocused();
  await page.keyboard.press("Backspace");
  await expect(page.locator('iframe[title^="Player"]')).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Play on/ })).toBeFocused();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null);
});

/** A gamepad of the standard layout. The button, or the lean of the stick, that a window's `pressed` names is pressed for one look at it. */
const addGamepad = (page: Page) =>
  page.addInitScript(() => {
    navigator.getGamepads = () => {
      const pressed: unknown = Reflect.get(window, "pressed");
      Reflect.deleteProperty(window, "pressed");
      const buttons = Array.from({ length: 17 }, (_, index) => ({ pressed: index === pressed, touched: false, value: 0 }));
      return [{ buttons, axes: Array.isArray(pressed) ? pressed : [0, 0], connected: true, id: "pad", index: 0, mapping: "standard" } as unknown as Gamepad];
    };
  });

/** In the player, which has the focus. */
async function tap(page: Page, button: number | [x: number, y: number]): Promise<void> {
  await film(page).evaluate((_, pressed) => void Reflect.set(window, "pressed", pressed), button);
  await expect.poll(() => film(page).evaluate(() => "pressed" in window)).toBe(false);
}

test("a gamepad plays, pauses, seeks by its triggers, its cross and its stick, and closes the player", { tag: "@nightly" }, async ({ page }) => {
  await addGamepad(page);
  await play(page, "/movie/19-metropolis");
  const [A, B, leftTrigger, rightTrigger, right] = [0, 1, 6, 7, 15];
  await tap(page, A);
  await expect.poll(() => read(page, "paused")).toBe(true);
  const before = await read(page, "currentTime");
  await tap(page, rightTrigger);
  await tap(page, right);
  await expect.poll(() => read(page, "currentTime")).toBeCloseTo(before + 20, 1);
  await tap(page, leftTrigger);
  await expect.poll(() => read(page, "currentTime")).toBeCloseTo(before + 10, 1);
  await tap(page, [0.9, 0]);
  await expect.poll(() => read(page, "currentTime")).toBeCloseTo(before + 20, 1);
  await tap(page, A);
  await expect.poll(() => read(page, "paused")).toBe(false);
  await film(page).evaluate((_, pressed) => void Reflect.set(window, "pressed", pressed), B);
  await expect(page.getByRole("button", { name: /^Play on/ })).toBeFocused();
});

test("without the layout for a television the keys are the player's usual ones", { tag: "@nightly" }, async ({ page }) => {
  await pressPlay(page, "/movie/19-metropolis");
  await expect(frameOf(page).locator("[data-ready]:not([data-couch])")).toBeVisible();
  await film(page).press(" ");
  await expect.poll(() => read(page, "paused")).toBe(true);
  const before = await read(page, "currentTime");
  await film(page).press("ArrowRight");
  await expect.poll(() => read(page, "currentTime")).toBeCloseTo(before + 5, 1);
  await film(page).press("Backspace");
  await expect(film(page)).toBeVisible();
});
