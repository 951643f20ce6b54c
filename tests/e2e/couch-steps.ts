import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

// What a viewer does with a remote control, for the journeys on a television.

export const television = { width: 1920, height: 1080 };

export const focused = (page: Page): Locator => page.locator(":focus");
export const rail = (page: Page): Locator => page.locator("[data-slot=couch-rail]");

/** Opens a page with the layout for a television, whose keys work once the rail is there. */
export async function openOnTelevision(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await rail(page).waitFor();
  await expect(focused(page)).toHaveCount(1);
}

/** Presses a key until the focus is on a link or button of this name. */
export async function pressUntil(page: Page, key: string, name: RegExp): Promise<void> {
  const nameNow = () => focused(page).evaluate((element) => (element.getAttribute("aria-label") ?? element.textContent ?? "").trim());
  for (let presses = 0; presses < 40 && !name.test(await nameNow()); presses += 1) await page.keyboard.press(key);
  expect(await nameNow()).toMatch(name);
}

type Place = { isThere: boolean; x: number; y: number; state: string };

/** Where the target is from the focus, in the window. Zero: in the same line or column. */
const placeOf = (target: Locator): Promise<Place> =>
  target.evaluate((element) => {
    const [from, to] = [document.activeElement ?? document.body, element].map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect];
    const gap = (low: number, high: number, toLow: number, toHigh: number) => Math.max(0, toLow - high) - Math.max(0, low - toHigh);
    const x = gap(from.left, from.right, to.left, to.right) || (to.left + to.right - from.left - from.right) / 2;
    return {
      isThere: element === document.activeElement,
      x,
      y: gap(from.top, from.bottom - 2, to.top, to.bottom - 2),
      state: `${from.x} ${from.y} ${scrollY} ${document.activeElement?.textContent}`,
    };
  });

/** Goes to what the viewer sees, up or down first, sideways where that leads no further or back. */
export async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const been = new Set<string>();
  for (let presses = 0; presses < 60; presses += 1) {
    const { isThere, x, y, state } = await placeOf(target);
    if (isThere) return;
    const isVertical = y !== 0 && !been.has(state);
    been.add(state);
    await page.keyboard.press(isVertical ? (y > 0 ? "ArrowDown" : "ArrowUp") : x > 0 ? "ArrowRight" : "ArrowLeft");
  }
  await expect(target).toBeFocused();
}

/** A page of the rail. */
export async function openFromRail(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 20 && (await rail(page).locator(":focus").count()) === 0; presses += 1) await page.keyboard.press("ArrowLeft");
  await reach(page, rail(page).getByRole("link", { name, exact: true }));
  await page.keyboard.press("Enter");
}
