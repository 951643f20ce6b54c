import type { Page } from "@playwright/test";
import { everyNight } from "#tests/support/nightly.ts";
import { expect, expectAccessible, expectAccessibleInThemes, expectNoSidewaysScroll, ignoreProblems, test } from "./fixtures.ts";
import { takeLayoutShifts, watchLayoutShifts } from "./layout-shifts.ts";

const dayMs = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 0, 1);

type Summary = { id: number; title: string; release_date: string; poster_path: string; genre_ids: number[]; vote_average: number };

/** Saves the popular films as the site stores them, the first one last. */
async function saveFilms(page: Page, count: number): Promise<string[]> {
  const { items }: { items: Summary[] } = await (await page.request.get("/api/movies/popular")).json();
  const titles = items.slice(0, count).map((film, index) => ({
    key: `movie:${film.id}`,
    title: film.title,
    year: Number(film.release_date.slice(0, 4)),
    poster_path: film.poster_path,
    genre_ids: film.genre_ids,
    runtime: 60 + index,
    rating: film.vote_average,
    at: start - index * dayMs,
  }));
  await page.addInitScript(
    (text) => {
      if (localStorage.getItem("matinee-list") === null) localStorage.setItem("matinee-list", text);
    },
    JSON.stringify({ version: 1, titles }),
  );
  return titles.map(({ title }) => title);
}

async function openList(page: Page, search = ""): Promise<void> {
  await page.goto(`/list${search}`);
  await page.getByRole("tablist").waitFor();
}

const list = (page: Page, name = "Saved") => page.getByRole("list", { name, exact: true });
const names = (page: Page) => list(page).getByRole("link").locator("span.font-semibold").allTextContents();

test("a saved list is sorted and filtered, loses a title and takes it back, also without network", async ({ page, context, problems }) => {
  const titles = await saveFilms(page, 12);
  await openList(page);
  await expect.poll(() => names(page)).toEqual(titles);
  await expectAccessibleInThemes(page);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });

  await context.setOffline(true);
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Title");
  await expect(page).toHaveURL("/list?sort=title");
  const inOrder = titles.toSorted(new Intl.Collator("en", { numeric: true, sensitivity: "base" }).compare);
  await expect.poll(() => names(page)).toEqual(inOrder);
  const [first = "", second = ""] = inOrder;
  await page.getByRole("button", { name: `Remove: ${first}` }).press("Enter");
  await expect(page.getByRole("button", { name: `Remove: ${second}` })).toBeFocused();
  await expect(page.getByRole("tab", { name: "Saved (11)" })).toBeVisible();
  await page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("tab", { name: "Saved (12)" })).toBeVisible();
  await expect.poll(() => names(page)).toEqual(inOrder);
  await page.getByRole("link", { name: "Compact rows" }).click();
  await expect(list(page).getByRole("listitem").first()).toContainText(/\d+ min/);
  await page.getByRole("tab", { name: "Rated" }).click();
  await expect(page.getByText("No ratings of your own yet")).toBeVisible();
  // On a narrow phone the row of tabs goes on: shades that the row's ends cover show it.
  await expect(page.getByRole("tablist")).toHaveCSS("background-attachment", "local, local, scroll, scroll");
  await context.setOffline(false);
  // Prefetches of the films under the pointer, and the posters that an empty list offers.
  ignoreProblems(problems, /failed request|ERR_INTERNET_DISCONNECTED|no response/);
});

test("a title's page paints from what is stored, and Back returns to the list as it was", { tag: "@nightly" }, async ({ page }) => {
  const [, second = ""] = await saveFilms(page, 3);
  await openList(page, "?layout=rows");
  await page.route("**/functions/v1/get-movie", () => undefined);
  await list(page).getByRole("link", { name: second }).click();
  await expect(page.getByRole("heading", { level: 1, name: second })).toBeVisible();
  await page.goBack();
  await expect(list(page).getByRole("listitem")).toHaveCount(3);
});

test("an own list is made, filled, put in order by the keyboard, and shared as an address", async ({ page }) => {
  const [first = "", second = ""] = await saveFilms(page, 4);
  await openList(page, "?show=lists");
  await page.getByRole("textbox", { name: "New list" }).fill("Rainy days");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Rainy days" })).toBeVisible();
  await page.getByRole("tab", { name: "Saved (4)" }).click();
  for (const title of [first, second]) {
    await page.getByRole("button", { name: `Lists: ${title}` }).click();
    const dialog = page.getByRole("dialog", { name: `Lists for ${title}` });
    await dialog.getByRole("checkbox", { name: "Rainy days" }).check();
    if (title === first) await expectAccessible(page, "dialog[open]");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("button", { name: `Lists: ${title}` })).toBeFocused();
  }
  await page.getByRole("tab", { name: "Lists (1)" }).click();
  await page.getByRole("link", { name: "Rainy days" }).click();
  await page.getByRole("link", { name: "Change the order" }).click();
  await page.getByRole("button", { name: `Move up: ${second}` }).press("Enter");
  await expect(page.getByRole("button", { name: `Move up: ${second}` })).toBeFocused();
  await expect(list(page, "Rainy days").getByRole("listitem").first()).toContainText(second);
  await expectAccessible(page, "main [aria-label^=Rainy]");

  await page.reload();
  await expect(list(page, "Rainy days").getByRole("listitem").first()).toContainText(second);
  await page.getByRole("button", { name: "Share" }).click();
  const shared = await page.getByRole("link", { name: "Telegram" }).getAttribute("href");
  expect(new URL(shared ?? "").searchParams.get("url")).toMatch(/\/shared\?name=Rainy\+days&titles=movie:\d+,movie:\d+$/);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: "Rainy days" })).toBeVisible();
});

test("nothing moves while it opens, and nothing is wider than the narrowest phone, with twice the text too", { tag: "@nightly" }, async ({ page }) => {
  await saveFilms(page, 20);
  await watchLayoutShifts(page);
  for (const search of everyNight(["", "?layout=rows", "?show=lists"], 2)) {
    await openList(page, search);
    expect(await takeLayoutShifts(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  for (const search of everyNight(["", "?show=lists", "?layout=rows", "?show=seen"], 2)) {
    await openList(page, search);
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole("tab", { selected: true })).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  for (const search of everyNight(["?layout=rows", ""])) {
    await openList(page, search);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await page.getByRole("button", { name: "Filters" }).click();
    await expectNoSidewaysScroll(page);
  }
});
