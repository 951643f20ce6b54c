import type { Locator, Page } from "@playwright/test";
import { everyNight, isNightly } from "#tests/support/nightly.ts";
import { expect, expectAccessible, expectAccessibleInThemes, expectNoSidewaysScroll, hydrated, partHydrated, test } from "./fixtures.ts";

const wall = (page: Page, heading: string): Locator => page.getByRole("list", { name: heading, exact: true }).getByRole("link");
/** The form beside the list, once it responds. */
async function formOf(page: Page): Promise<Locator> {
  const form = page.getByRole("region", { name: "Filters" }).locator("form");
  await partHydrated(form);
  return form;
}
const count = (page: Page): Locator => page.getByText(/^[\d,]+ films?$/);

test("filters are counted, applied, shared and undone", async ({ page, context }) => {
  await page.goto("/discover");
  await hydrated(page);
  const form = await formOf(page);
  const all = await count(page).innerText();
  await expect(form.getByRole("button", { name: `Show ${all}` })).toBeVisible();
  await form.getByText("Comedy", { exact: true }).click();
  await form.getByRole("spinbutton", { name: "To" }).first().fill("1920");
  await expect(form.getByRole("status")).toHaveText(/^\d+ films? match/);
  const announced = (await form.getByRole("status").innerText()).replace(/ match.*/, "");
  const lists: string[] = [];
  page.on("request", (request) => request.url().includes("/api/discover/") && lists.push(request.url()));
  await form.getByRole("button", { name: `Show ${announced}` }).click();
  await expect(page).toHaveURL("/discover?genres=35&to=1920");
  await expect(count(page)).toHaveText(announced);
  await expect(wall(page, "Discover Films").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  // The list was loaded when it was counted.
  expect(lists).toEqual([]);

  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(count(shared)).toHaveText(announced);
  await shared.close();

  await page.getByRole("list", { name: "Active filters" }).getByRole("link", { name: "Comedy" }).click();
  await expect(page).toHaveURL("/discover?to=1920");
  await expect(form.getByRole("checkbox", { name: "Comedy", exact: true })).not.toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL("/discover?genres=35&to=1920");
  await expect(form.getByRole("checkbox", { name: "Comedy", exact: true })).toBeChecked();
  await wall(page, "Discover Films").last().click();
  await expect(page).toHaveURL(/\/movie\/\d+/);
  await page.goBack();
  await expect(count(page)).toHaveText(announced);
  await expect(wall(page, "Discover Films").last()).toBeInViewport();
  await page.getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL("/discover");
  await expect(count(page)).toHaveText(all);
});

test("the keyboard alone finds, sorts and opens a film", { tag: "@nightly" }, async ({ page }) => {
  await page.goto("/discover");
  await hydrated(page);
  const form = await formOf(page);
  await form.getByRole("checkbox", { name: "Drama", exact: true }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/discover?genres=18");
  await expect(page.getByRole("heading", { level: 1, name: "Drama Films" })).toBeFocused();
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Oldest");
  await expect(page).toHaveURL("/discover?genres=18&sort=oldest");
  await wall(page, "Discover Films").first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(wall(page, "Discover Films").nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/movie\/\d+/);
});

test("on a phone the filters are a sheet", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/discover?genres=35");
  await hydrated(page);
  const open = page.getByRole("button", { name: "Filters (1)" });
  await open.click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await expect(sheet.getByRole("checkbox", { name: "Comedy", exact: true })).toBeChecked();
  if (isNightly) await expectAccessible(page, "dialog[open]");
  await expectNoSidewaysScroll(page);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await sheet.getByText("Drama", { exact: true }).click();
  await sheet.getByRole("button", { name: /^Show \d+ films/ }).click();
  await expect(page).toHaveURL("/discover?genres=18,35");
  await expect(sheet).toBeHidden();
});

/** Whether the first field of "More filters" is in the window and above the form's button. */
async function expectFirstFieldShown(form: Locator): Promise<void> {
  const edges = () =>
    form.evaluate((element) => {
      const field = element.querySelector('[name="votes"]')?.getBoundingClientRect();
      const button = element.querySelector('[type="submit"]')?.getBoundingClientRect();
      return { isShown: field !== undefined && button !== undefined && field.top > 0 && field.bottom <= button.top && button.bottom <= innerHeight };
    });
  await expect.poll(edges).toEqual({ isShown: true });
}

test("More filters opens above the form's button, and an address with such a filter does not scroll", { tag: "@nightly" }, async ({ page }) => {
  await page.goto("/discover");
  await hydrated(page);
  const form = await formOf(page);
  await form.getByText("More filters").click();
  await expectFirstFieldShown(form);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/discover?votes=100");
  await hydrated(page);
  await page.getByRole("button", { name: "Filters (1)" }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await expect(sheet.getByRole("combobox", { name: "Language" })).toBeAttached();
  expect(await sheet.evaluate((element) => element.scrollTop)).toBe(0);
  const more = sheet.getByText("More filters");
  await more.press("Enter");
  await more.press("Enter");
  await expectFirstFieldShown(sheet.locator("form"));
});

test("Discover is accessible, with all of its fields open", async ({ page }) => {
  // An empty list last: it shows films in a larger size, which Chromium would take on the next page in place of the preloaded one, with a warning.
  const paths = ["/discover?genres=18&not=27&from=1920&to=1939&votes=10&sort=rating", "/discover", "/discover?type=tv&genres=10767"];
  for (const path of everyNight(paths)) {
    await page.goto(path);
    await hydrated(page);
    await formOf(page);
    // The form's and that of the list's feeds.
    await page.locator("main details").evaluateAll((groups) => {
      for (const group of groups) group.setAttribute("open", "");
    });
    await expectAccessibleInThemes(page);
  }
  for (const width of [320, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const width of everyNight([390, 1440]))
    test(`the form sends its filters, and everything is a link, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/discover");
      const form = page.getByRole("region", { name: "Filters" }).locator("form");
      await form.getByText("Comedy", { exact: true }).click();
      await form.getByText("Drama", { exact: true }).click();
      await form.getByText("any of them", { exact: true }).click();
      await form.getByRole("spinbutton", { name: "To" }).first().fill("1930");
      await page.getByRole("combobox", { name: "Sort by" }).selectOption("Oldest");
      await form.getByText("More filters").click();
      await form.getByRole("combobox", { name: "Original language" }).selectOption("English");
      await form.getByRole("button", { name: /^Show/ }).click();
      await expect(page).toHaveURL("/discover?genres=18,35&match=any&to=1930&language=en&sort=oldest");
      await expect(wall(page, "Discover Films").first()).toBeVisible();
      await page.getByRole("list", { name: "Active filters" }).getByRole("link", { name: "Until 1930" }).click();
      await expect(page).toHaveURL("/discover?genres=18,35&match=any&language=en&sort=oldest");
      await page.getByRole("navigation", { name: "Films or series" }).getByRole("link", { name: "Series" }).click();
      await expect(page).toHaveURL("/discover?type=tv&genres=18,35&match=any&language=en&sort=oldest");
      await page.getByRole("link", { name: "Surprise me" }).click();
      await expect(page).toHaveURL(/\/tv\/\d+/);
    });
});
