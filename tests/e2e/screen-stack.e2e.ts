import type { Page } from "@playwright/test";
import { expect, hydrated, playButton, test } from "./fixtures.ts";

/** Marks an element, to recognize the same instance later. */
const mark = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.setAttribute("data-mark", ""));

test("Back shows the same elements at the same scroll position; until then they are hidden", async ({ page }) => {
  await page.goto("/home");
  await hydrated(page);
  await mark(page, "main ul");
  const card = page.getByRole("main").getByRole("list").first().getByRole("link").nth(7);
  await card.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => scrollY);
  await card.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.locator("[data-mark]")).toBeHidden();
  await page.goBack();
  await expect(page.locator("[data-mark]")).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
  await expect(page).toHaveTitle(/Matinee/);
});

test("leaving a film removes its player", async ({ page }) => {
  await page.goto("/movie/19-metropolis");
  await hydrated(page);
  await (await playButton(page)).click();
  await expect(page.locator("iframe")).toHaveCount(1);
  await page.getByRole("banner").getByRole("link", { name: "Matinee" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("iframe")).toHaveCount(0);
});
