import { everyNight } from "#tests/support/nightly.ts";
import { expect, expectAccessibleInThemes, hydrated, partHydrated, test } from "./fixtures.ts";
import { bar, field } from "./search-bar.ts";

test("the search page has tabs, loads more results and restores them after Back", async ({ page }) => {
  await page.goto("/search?q=the");
  await hydrated(page);
  const cards = page.getByRole("list", { name: "Movies", exact: true }).getByRole("link");
  await expect(cards).toHaveCount(20);
  const loadMore = page.getByRole("link", { name: "Load more" });
  await partHydrated(loadMore);
  await loadMore.click();
  await expect(cards.nth(20)).toBeVisible();
  await cards.nth(20).click();
  await expect(page).toHaveURL(/\/movie\//);
  await page.goBack();
  await expect(cards.nth(20)).toBeVisible();
  await page.getByRole("tab", { name: "People" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL("/search?q=the&type=all");
  await expect(page.getByRole("tab", { name: "All" })).toBeFocused();
  await page.getByRole("link", { name: /^All \d+ films$/ }).click();
  await expect(page).toHaveURL("/search?q=the&type=movies");
  await page.goBack();
  await expect(page.getByRole("region", { name: "TV Series" }).getByRole("link").first()).toBeVisible();
});

test("results of each kind and no results are accessible", async ({ page }) => {
  const paths = ["/search?q=nosfartu&type=all", "/search?q=keaton&type=people", "/search", "/search?q=the&year=1921", "/search?q=zzzz&type=tv"];
  for (const path of everyNight(paths)) {
    await page.goto(path);
    await hydrated(page);
    await expectAccessibleInThemes(page);
  }
});

test("the dropdown is accessible", { tag: "@nightly" }, async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await field(page).fill("the");
  await expect(bar(page).getByRole("option")).toHaveCount(5);
  await page.keyboard.press("ArrowDown");
  await expectAccessibleInThemes(page, "header search");
});
