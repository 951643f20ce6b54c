import type { Locator, Page } from "@playwright/test";
import { everyNight } from "#tests/support/nightly.ts";
import { expect, expectAccessibleInThemes, expectNoSidewaysScroll, hydrated, test } from "./fixtures.ts";

const keaton = "/actor/8635";

const timeline = (page: Page): Locator => page.getByRole("figure", { name: /titles by year and rating/ });
/** The names of decades that the plot's edges cut. */
const cutDecades = (page: Page): Promise<string[]> =>
  timeline(page)
    .locator("svg.career-plot")
    .evaluate((plot) => {
      const { left, right } = plot.getBoundingClientRect();
      const isCut = (box: DOMRect) => box.left < left || box.right > right;
      return [...plot.querySelectorAll("text")].filter((text) => isCut(text.getBoundingClientRect())).map((text) => text.textContent ?? "");
    });
const chosenMark = (page: Page): Locator => timeline(page).locator('a[tabindex="0"]');

for (const width of everyNight([390, 1440]))
  test(`the timeline keeps its room, is one tab stop, walked with the arrow keys, and is accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(keaton);
    const below = page.getByRole("heading", { name: "Filmography" });
    const before = await below.evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY);
    await expect(chosenMark(page)).toBeVisible();
    expect(await below.evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY)).toBe(before);
    await hydrated(page);
    expect(await cutDecades(page)).toEqual([]);
    await chosenMark(page).focus();
    await page.keyboard.press("Home");
    const first = await chosenMark(page).getAttribute("aria-label");
    await expect(chosenMark(page)).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(chosenMark(page)).toBeFocused();
    expect(await chosenMark(page).getAttribute("aria-label")).not.toBe(first);
    await page.keyboard.press("Tab");
    await expect(page.getByText("The timeline as a table")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("table").getByRole("row")).toHaveCount((await timeline(page).getByRole("link").count()) + 1);
    await expectNoSidewaysScroll(page);
    await expectAccessibleInThemes(page);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/movie\/\d+/);
  });

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test("the first tap on a mark chooses it, the second opens it", { tag: "@nightly" }, async ({ page }) => {
    await page.goto(keaton);
    await hydrated(page);
    await chosenMark(page).focus();
    await page.keyboard.press("Home");
    const mark = chosenMark(page);
    await page.keyboard.press("End");
    const first = timeline(page).getByRole("link").first();
    await first.scrollIntoViewIfNeeded();
    await first.tap();
    await expect(first).toHaveAttribute("tabindex", "0");
    await expect(page).toHaveURL(keaton);
    await mark.tap();
    await expect(page).toHaveURL(/\/movie\/\d+/);
  });
});
