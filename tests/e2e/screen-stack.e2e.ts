import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./fixtures.ts";

/** Marks an element, to tell it from another one of the same looks. */
const mark = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.setAttribute("data-mark", ""));

test("Back finds the very list that was left, where it was left, and nothing of it is seen or heard before", async ({ page }) => {
  await page.goto("/home");
  await hydrated(page);
  await mark(page, "main ul");
  const card = page.getByRole("main").getByRole("list").first().getByRole("link").nth(7);
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await card.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.locator("[data-mark]")).toBeHidden();
  await page.goBack();
  await expect(page.locator("[data-mark]")).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await expect(page).toHaveTitle(/Matinee/);
});

test("a film that is left stops playing", async ({ page }) => {
  await page.goto("/movie/19-metropolis");
  await hydrated(page);
  await expect(page.locator("iframe")).toHaveCount(1);
  await page.getByRole("banner").getByRole("link", { name: "Matinee" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("iframe")).toHaveCount(0);
});

test("a search is found again with all that was loaded", async ({ page }) => {
  await page.goto("/search?q=the&type=movie");
  await hydrated(page);
  const results = page.getByRole("main").locator('[data-slot="movie-card"]');
  const before = await results.count();
  await page.getByRole("link", { name: "Load more" }).click();
  await expect.poll(() => results.count()).toBeGreaterThan(before);
  const all = await results.count();
  await results.first().click();
  await expect(page).toHaveURL(/\/movie\//);
  await page.goBack();
  await expect(results.first()).toBeVisible();
  expect(await results.count()).toBe(all);
});
