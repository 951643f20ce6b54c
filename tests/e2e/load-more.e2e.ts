import type { Locator, Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, hydrated, partHydrated, test } from "./fixtures.ts";

const popular = (page: Page) => page.getByRole("list", { name: "Popular Movies" });
const trending = (page: Page) => page.getByRole("list", { name: "Trending Now" });
const cards = (list: Locator) => list.getByRole("link");
const loadMore = (page: Page, list: string) => page.getByRole("link", { name: `Load more of ${list}` });
const addressesOf = (links: Locator): Promise<string[]> => links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
const scrollOffset = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** The code of what continues a list comes after the page. */
async function pressLoadMore(page: Page, list: string): Promise<void> {
  await partHydrated(loadMore(page, list));
  await loadMore(page, list).click();
}

test("Back from a film restores the list and the position; after a reload of the film the list goes on at its page", async ({ page }) => {
  await page.goto("/top");
  await hydrated(page);
  const list = page.getByRole("list", { name: "Top Rated Movies" });
  await pressLoadMore(page, "Top Rated Movies");
  await expect(cards(list)).toHaveCount(40);
  await pressLoadMore(page, "Top Rated Movies");
  await expect(cards(list)).toHaveCount(60);
  const all = await addressesOf(cards(list));
  const card = cards(list).nth(47);
  await card.scrollIntoViewIfNeeded();
  const offset = await scrollOffset(page);
  await card.click();
  await expect(page).toHaveURL(/\/movie\//);
  await page.goBack();
  await expect(page).toHaveURL("/top?page=3");
  await expect.poll(() => addressesOf(cards(list))).toEqual(all);
  await expect.poll(() => scrollOffset(page)).toBe(offset);

  await card.click();
  await expect(page).toHaveURL(/\/movie\//);
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(cards(list)).toHaveCount(20);
  await expect.poll(() => addressesOf(cards(list))).toEqual(all.slice(40));
  await expect(page.getByText(/^Page 3 of \d+$/)).toBeVisible();
  await page.getByRole("link", { name: "Previous page of Top Rated Movies" }).click();
  await expect(page).toHaveURL("/top?page=2");
  await expect.poll(() => addressesOf(cards(list))).toEqual(all.slice(20, 40));
  // The bar's link starts anew.
  await page.getByRole("banner").getByRole("link", { name: "Top Rated" }).click();
  await expect(page).toHaveURL("/top");
  await expect.poll(() => addressesOf(cards(list))).toEqual(all.slice(0, 20));
});

test("where the list ends the page it goes on by itself after two presses, twice; then the footer is in reach", { tag: "@nightly" }, async ({ page }) => {
  await page.goto("/genres?genre=18");
  await hydrated(page);
  const list = page.getByRole("list", { name: "Drama: movies" });
  for (const count of [40, 60]) {
    await pressLoadMore(page, "Drama: movies");
    await expect(cards(list)).toHaveCount(count);
  }
  await expect(page.getByRole("status").filter({ hasText: "20 more films" })).toHaveCount(1);
  const footer = page.getByRole("contentinfo");
  const total = Number(await page.evaluate(async () => ((await (await fetch("/api/genres/18/movies")).json()) as { totalResults: number }).totalResults));
  const unattended = Math.min(100, total);
  await expect(async () => {
    await footer.scrollIntoViewIfNeeded();
    expect(await cards(list).count()).toBe(unattended);
  }).toPass();
  await footer.scrollIntoViewIfNeeded();
  await expect(footer).toBeInViewport();
  await expect(cards(list)).toHaveCount(unattended);
  const end = page.getByText("That is all of them.");
  await expect(loadMore(page, "Drama: movies").or(end)).toHaveCount(1);
  while ((await end.count()) === 0) {
    const before = await cards(list).count();
    await pressLoadMore(page, "Drama: movies");
    await expect.poll(() => cards(list).count()).toBeGreaterThan(before);
  }
  await expect(cards(list)).toHaveCount(total);
  expect(new Set(await addressesOf(cards(list))).size).toBe(total);
});

test("on a phone by the keyboard; the row of Trending goes on sideways", { tag: "@nightly" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/home");
  await hydrated(page);
  await partHydrated(loadMore(page, "Popular Movies"));
  await loadMore(page, "Popular Movies").focus();
  await page.keyboard.press("Enter");
  await expect(cards(popular(page)).nth(20)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(cards(popular(page)).nth(22)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  // On the film before or, once it is there, on the button that saves it.
  await expect(popular(page).getByRole("listitem").nth(21).locator(":focus")).toBeAttached();
  const { height } = (await loadMore(page, "Popular Movies").boundingBox()) ?? { height: 0 };
  expect(height).toBeGreaterThanOrEqual(44);
  await pressLoadMore(page, "Trending Now");
  await expect(cards(trending(page))).toHaveCount(40);
  await expectNoSidewaysScroll(page);
});
