import type { Locator, Page } from "@playwright/test";
import { everyNight } from "#tests/support/nightly.ts";
import { expect, expectAccessibleInThemes, expectNoSidewaysScroll, hydrated, partHydrated, test } from "./fixtures.ts";

const keaton = "/actor/8635";
/** Films and a series of the embedded catalog. */
const roosendaal = "/actor/900101591";

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
const yearsIn = async (list: Locator): Promise<number[]> =>
  (await list.getByRole("listitem").allTextContents()).map((text) => Number(/(?:18|19|20)\d\d/.exec(text)?.[0]));

test("a filmography is sorted and filtered in an address that can be shared, and that Back restores", { tag: "@nightly" }, async ({ page, context }) => {
  await page.goto(roosendaal);
  await hydrated(page);
  const controls = page.getByRole("navigation", { name: "Sort and filter" });
  await partHydrated(controls.getByRole("link", { name: "Newest" }));
  await controls.getByRole("link", { name: "Newest" }).click();
  await page.getByRole("tab", { name: "As Crew" }).click();
  await expect(page).toHaveURL(`${roosendaal}?tab=crew&sort=newest`);
  await expect(controls.getByRole("status")).toHaveText("7 films and 1 series, newest first");
  const list = page.getByRole("list", { name: "As Crew" });
  const newest = await yearsIn(list);
  expect(newest).toEqual(newest.toSorted((a, b) => b - a));

  const shared = await context.newPage();
  await shared.goto(page.url());
  expect(await yearsIn(shared.getByRole("list", { name: "As Crew" }))).toEqual(newest);
  await shared.close();

  await list.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/movie\//);
  await page.goBack();
  await expect(page).toHaveURL(`${roosendaal}?tab=crew&sort=newest`);
  await expect.poll(() => yearsIn(list)).toEqual(newest);

  await controls.getByRole("link", { name: "Series" }).click();
  await expect(page.getByRole("heading", { name: "Filmography" })).toBeHidden();
  await expect(controls.getByRole("status")).toHaveText("1 series, newest first");
});

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

test("who worked most with a person is known from pages that were opened", { tag: "@nightly" }, async ({ page }) => {
  for (const film of ["/movie/961", "/movie/992"]) await page.goto(film);
  await page.goto(keaton);
  await hydrated(page);
  await page.getByRole("heading", { name: "Filmography" }).scrollIntoViewIfNeeded();
  await page.keyboard.press("End");
  await expect(page.getByRole("list", { name: "Worked Most With" }).getByRole("link").first()).toContainText("titles together");
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
