import type { Page } from "@playwright/test";
import { expect, expectAccessible, hydrated, test } from "./fixtures.ts";

// The search page on a television. How arrows move the focus: couch.e2e.ts.

const field = (page: Page) => page.getByRole("searchbox");
const keyboard = (page: Page) => page.locator("[data-slot=search-keyboard]");
const press = (page: Page, key: string) => keyboard(page).getByRole("button", { name: key, exact: true }).press("Enter");
const results = (page: Page) => page.getByRole("main").getByRole("list");

test("letters of our own find titles and people while they are typed; a keyboard of the device types as well, and Back returns to both", async ({ page }) => {
  await page.goto("/search?couch=1");
  await hydrated(page);
  await expect(page.getByText("Titles and names appear here while you type.")).toBeVisible();
  for (const key of ["m", "e", "x", "Delete", "t"]) await press(page, key);
  await expect(field(page)).toHaveValue("met");
  await page.keyboard.press("r");
  await expect(field(page)).toHaveValue("metr");
  await expect(
    results(page)
      .getByRole("link", { name: /Metropolis/ })
      .first(),
  ).toBeVisible();
  await expectAccessible(page, "main");

  await press(page, "Clear");
  await field(page).fill("murnau");
  await results(page)
    .getByRole("link", { name: /F\. W\. Murnau/ })
    .press("Enter");
  await expect(page).toHaveURL(/\/actor\//);
  await page.goBack();
  await expect(field(page)).toHaveValue("murnau");
  await press(page, "Space");
  await press(page, "1");
  await field(page).press("Enter");
  await expect(page).toHaveURL(/\/search\?q=murnau\+1/);
});

test("the letters are those of the page's language", { tag: "@nightly" }, async ({ page }) => {
  await page.goto("/ja/search?couch=1");
  await hydrated(page);
  await expect(keyboard(page).getByRole("button", { name: "ん", exact: true })).toBeVisible();
  await press(page, "ガ");
  await expect(keyboard(page).getByRole("button", { name: "ポ", exact: true })).toBeVisible();
  await press(page, "ア");
  for (const key of ["メ", "ト", "ロ"]) await press(page, key);
  await expect(field(page)).toHaveValue("メトロ");

  await page.goto("/ar/search?couch=1");
  await hydrated(page);
  await expect(keyboard(page).getByRole("button", { name: "ض", exact: true })).toBeVisible();
  await press(page, "abc");
  for (const key of ["m", "e", "t", "r"]) await press(page, key);
  await expect(field(page)).toHaveValue("metr");
  await expect(results(page).getByRole("link").first()).toBeVisible();
});
