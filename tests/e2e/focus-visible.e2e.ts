import type { Page } from "@playwright/test";
import { everyNight } from "#tests/support/nightly.ts";
import { expect, hydrated, test } from "./fixtures.ts";

// WCAG 2.4.11: what has the focus is not wholly under something that stays in its place, such as the bar or a form's button.

const sizes = [
  [1280, 720],
  [390, 740],
  [320, 568],
  [1440, 900],
] as const;

const paths = [
  ...["/discover", "/", "/movie/19-metropolis", "/tv/900000505", "/actor/8635", "/search?q=metropolis&type=all", "/genres?genre=35", "/faq", "/settings"],
  ...["/home", "/top", "/tv", "/movie/19-metropolis/credits", "/list", "/list/import", "/blogs", "/contact", "/privacy"],
];

/** More presses of Tab than this tell nothing new of a page's endless list. */
const mostTabs = 150;

/** What has the focus, if no part of it is in sight. `null` once the focus has left the document. */
const hiddenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    // A checkbox or a radio button may be seen by its label alone.
    const parts = [focused, ...(focused instanceof HTMLInputElement ? (focused.labels ?? []) : [])];
    const isSeen = (x: number, y: number, part: Element): boolean => {
      const top = document.elementFromPoint(x, y);
      return top !== null && part.contains(top);
    };
    const seen = parts.some((part) =>
      [...part.getClientRects()].some(({ left, top, width, height }) =>
        [0.1, 0.5, 0.9].some((across) => [0.1, 0.5, 0.9].some((down) => isSeen(left + width * across, top + height * down, part))),
      ),
    );
    return seen ? "" : focused.outerHTML.slice(0, 120);
  });

async function hiddenOf(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (let press = 0; press < mostTabs; press += 1) {
    await page.keyboard.press("Tab");
    const found = await hiddenFocus(page);
    if (found === null) break;
    if (found !== "") hidden.push(found);
  }
  return hidden;
}

for (const [width, height] of everyNight(sizes))
  for (const path of everyNight(paths))
    test(`each element of ${path} that Tab reaches is in sight at ${width} x ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
      await hydrated(page);
      expect(await hiddenOf(page)).toEqual([]);
    });

for (const [width, height] of everyNight([
  [390, 740],
  [320, 568],
  [800, 700],
] as const))
  test(`each field of Discover's sheet that Tab reaches is in sight at ${width} x ${height}`, { tag: "@nightly" }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/discover");
    await hydrated(page);
    await page.getByRole("button", { name: "Filters" }).click();
    await page.getByRole("dialog").getByRole("button", { name: /^Show/ }).waitFor();
    expect(await hiddenOf(page)).toEqual([]);
  });
