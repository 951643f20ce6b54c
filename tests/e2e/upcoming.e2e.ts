import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from "./fixtures.ts";
import { takeLayoutShifts, watchLayoutShifts } from "./layout-shifts.ts";

const main = (page: Page) => page.locator("main");
const weeks = (page: Page) => main(page).getByRole("navigation", { name: "Weeks" });

test("a keyboard chooses a list, a week and a country, which links of the device carry from then on", async ({ page }) => {
  await page.goto("/upcoming");
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1, name: "Recent film anniversaries" })).toBeVisible();
  await expectAccessible(page);
  const soon = main(page).getByRole("link", { name: "Coming film anniversaries" });
  await soon.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/upcoming?list=soon");
  const next = weeks(page).getByRole("link", { name: "Next week" });
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/upcoming?list=soon&week=1");
  await expect(next).toHaveAttribute("aria-current", "true");
  await expect(next).toBeFocused();
  await weeks(page).getByRole("link", { name: "All weeks" }).press("Enter");
  await main(page).getByLabel("Country").selectOption("JP");
  await expect(page).toHaveURL("/upcoming?region=JP&list=soon");
  const dates = await main(page).locator("[data-slot=movie-card]").allTextContents();
  expect(dates.every((text) => /\w+ \d{1,2}, \d{4}\d+ years ago/.test(text))).toBe(true);
  await page.goto("/tv");
  await hydrated(page);
  await main(page).getByRole("link", { name: "Series anniversaries" }).click();
  await expect(page).toHaveURL("/airing?region=JP");
});

test("on a phone the menu leads to both pages, whose choices scroll within themselves", { tag: "@nightly" }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? "", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto("/upcoming?list=soon");
  await hydrated(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Open menu" }).tap();
  await page.locator("#menu").getByRole("link", { name: "Series anniversaries" }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "Series anniversaries" })).toBeVisible();
  await main(page).getByRole("link", { name: "This week" }).tap();
  await expect(page).toHaveURL("/airing?day=week");
  await expect(main(page).locator("[data-slot=series-card], [data-slot=empty-list]").first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, "main");
  await context.close();
});

/** Of the links to the other lists: how much room is empty after the last one of each line. */
const emptyRooms = (page: Page) =>
  main(page)
    .getByRole("navigation")
    .first()
    .evaluate((control) => {
      const ends = new Map<number, number>();
      for (const { top, right } of [...control.children].map((link) => link.getBoundingClientRect())) ends.set(top, Math.max(right, ends.get(top) ?? 0));
      return [...ends.values()].map((end) => Math.round(control.getBoundingClientRect().right - end));
    });

test("the links to the other lists leave no room of their control empty, also with long names", { tag: "@nightly" }, async ({ page }) => {
  for (const path of ["/ru/upcoming", "/upcoming", "/de/tv"])
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      for (const room of await emptyRooms(page)) expect(room, `${path} at ${width} px`).toBeLessThan(8);
    }
});

test("rows behind Home's own load when they come near", { tag: "@nightly" }, async ({ page }) => {
  await page.goto("/home");
  await hydrated(page);
  const films = page.getByRole("region", { name: "Film anniversaries" });
  await expect(films.locator("[data-slot=movie-card]")).toHaveCount(0);
  await films.scrollIntoViewIfNeeded();
  await expect(films.locator("[data-slot=movie-card], p").first()).toBeVisible();
  await films.getByRole("link", { name: "See all" }).click();
  await expect(page).toHaveURL("/upcoming");
});

test("what was seen can be hidden on walls and in Discover, and nothing moves when the next page is opened", async ({ page }) => {
  await watchLayoutShifts(page);
  await page.goto("/top");
  await hydrated(page);
  const cards = main(page).getByRole("list", { name: "Top Rated Movies" }).locator("[data-slot=movie-card]");
  const first = (await cards.first().getAttribute("href")) ?? "";
  const seen = { version: 1, seen: [[`movie:${/\d+/.exec(first)?.[0]}`, 1]] };
  await page.evaluate((text) => localStorage.setItem("matinee-seen", text), JSON.stringify(seen));
  await page.reload();
  await hydrated(page);
  const toggle = page.getByRole("button", { name: "Hide what I have seen" });
  await expect(cards).toHaveCount(20);
  await toggle.press("Enter");
  await expect(cards).toHaveCount(19);
  await expect(main(page).getByText("1 title hidden")).toBeVisible();
  await page.reload();
  await expect(cards).toHaveCount(19);
  await expect(cards.first()).toBeVisible();
  expect(await takeLayoutShifts(page)).toEqual([]);
  await page.goto("/discover?sort=rating");
  await hydrated(page);
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await expect(main(page).locator(`a[href="${first}"]`)).toHaveCount(0);
});
