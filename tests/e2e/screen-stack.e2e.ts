import type { Page } from "@playwright/test";
import { allLoaded } from "#tests/support/all-loaded.ts";
import { expect, hydrated, partHydrated, test } from "./fixtures.ts";

/** Marks an element, to recognize the same instance later. */
const mark = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.setAttribute("data-mark", ""));

test("a click opens the new page at its top with the focus on its heading; Back shows the same elements at the same scroll position", async ({ page }) => {
  await page.goto("/home");
  await hydrated(page);
  await mark(page, "main ul");
  const card = page.getByRole("list", { name: "Trending Now" }).getByRole("link").nth(6);
  await card.scrollIntoViewIfNeeded();
  // Before that the link loads the film's document.
  await partHydrated(card);
  const position = await page.evaluate(() => scrollY);
  expect(position).toBeGreaterThan(400);
  await card.click();
  await expect(page).toHaveURL(/\/movie\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.locator("[data-mark]")).toBeHidden();
  await page.goBack();
  await expect(page.locator("[data-mark]")).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
  await expect(page).toHaveTitle(/Matinee/);
});

test("Back lays out the window first, and has the height and the position that the page had", async ({ page }) => {
  await page.goto("/home");
  await allLoaded(page);
  const card = page.getByRole("list", { name: "Trending Now" }).getByRole("link").nth(6);
  await card.scrollIntoViewIfNeeded();
  await allLoaded(page);
  const measured = () => page.evaluate(() => [scrollY, document.documentElement.scrollHeight]);
  const before = await measured();
  await card.click();
  await expect(page).toHaveURL(/\/movie\//);
  const footerInEachFrame = page.evaluate(
    () =>
      new Promise<boolean[]>((resolve) => {
        const seen: boolean[] = [];
        const look = () => {
          if (document.documentElement.dataset.restoring !== undefined)
            seen.push(document.querySelector("footer a")?.checkVisibility({ contentVisibilityAuto: true }) ?? true);
          else if (seen.length > 0) return resolve(seen);
          requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.goBack();
  expect(await footerInEachFrame).toContain(false);
  const link = page.getByRole("contentinfo").getByRole("link").first();
  expect(await link.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
  expect(await measured()).toEqual(before);
});
