import { everyNight, isNightly } from "#tests/support/nightly.ts";
import { expect, expectAccessibleInThemes, expectNoSidewaysScroll, hydrated, test } from "./fixtures.ts";

const windows = [
  [390, 844],
  [1440, 900],
  [844, 390],
  [1024, 768],
  [2560, 1440],
] as const;
for (const [width, height] of everyNight(windows))
  test(`at ${width}x${height} px the wall folds into a row, with the chosen genre and the films in view, and Back restores it`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/genres");
    await hydrated(page);
    const genres = page.getByRole("list", { name: "Genres" }).getByRole("link");
    const wallHeight = await page.getByRole("list", { name: "Genres" }).evaluate((list) => list.clientHeight);
    await genres.filter({ hasText: "Western" }).click();
    await expect(page.getByRole("region", { name: "Western Content" })).toBeFocused();
    await expect(genres).toHaveCount(27);
    expect(await page.getByRole("list", { name: "Genres" }).evaluate((list) => list.clientHeight)).toBeLessThan(wallHeight / 2);
    await expect(page.getByRole("tabpanel").getByRole("link").first()).toBeInViewport();
    // The bar covers no part of a row of genres.
    const barBottom = await page.getByRole("banner").evaluate((bar) => bar.getBoundingClientRect().bottom);
    const countCut = (buttons: Element[], edge: number) =>
      buttons.map((button) => button.getBoundingClientRect()).filter(({ top, bottom }) => top < edge - 1 && bottom > edge + 1).length;
    await expect.poll(() => genres.evaluateAll(countCut, barBottom)).toBe(0);
    if (height > 500) await expect(genres.filter({ hasText: "Western" })).toBeInViewport({ ratio: 1 });
    await genres.filter({ hasText: "Horror" }).click();
    await expect(page.getByRole("region", { name: "Horror Content" })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL("/genres");
    await expect(page.getByText("Horror Content")).toHaveCount(0);
    await expect.poll(() => page.getByRole("list", { name: "Genres" }).evaluate((list) => list.clientHeight)).toBe(wallHeight);
    await expectNoSidewaysScroll(page);
  });

test("a direct visit shows the chosen genre in the row, and 'All genres' opens the wall", { tag: "@nightly" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/genres?genre=37");
  await hydrated(page);
  await expect(page.getByRole("list", { name: "Genres" }).getByRole("link", { name: "Western" })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole("link", { name: "All genres" }).click();
  await expect(page).toHaveURL("/genres");
  await expect(page.getByRole("heading", { name: "Browse by Genre" })).toBeFocused();
  await expect(page.getByText("Western Content")).toHaveCount(0);
});

test("nothing is wider than the window, and each icon lies within its ticket", { tag: "@nightly" }, async ({ page }) => {
  await page.goto("/genres");
  await hydrated(page);
  if (isNightly) await expectAccessibleInThemes(page);
  for (const width of [320, 390, 768, 1280, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    const cut = await page.getByRole("list", { name: "Genres" }).evaluate(
      (list) =>
        [...list.querySelectorAll("a")].filter((ticket) => {
          const outer = ticket.getBoundingClientRect();
          return [...ticket.querySelectorAll("svg, span")].some((part) => {
            const inner = part.getBoundingClientRect();
            return inner.left < outer.left || inner.right > outer.right || inner.top < outer.top || inner.bottom > outer.bottom;
          });
        }).length,
    );
    expect(cut).toBe(0);
  }
});
