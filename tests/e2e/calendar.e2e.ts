import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import ICAL from "ical.js";
import { expect, expectAccessible, expectAccessibleInThemes, expectNoSidewaysScroll, hydrated, test } from "./fixtures.ts";
import { takeLayoutShifts, watchLayoutShifts } from "./layout-shifts.ts";

const dayIn = (days: number): string => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toLocaleDateString("sv");
const [soon, later, nextYear] = [dayIn(3), dayIn(45), String(new Date().getFullYear() + 1)];

const entry = (key: string, title: string) => ({ key, title, year: null, poster_path: null, genre_ids: [], runtime: null, rating: null, at: 1 });
const series = entry("tv:900000503", "Judex");
const film = entry("movie:19", "The Coming Film");
const episode = (number: number, date: string, more = {}) => ({ date, episode: { season: 2, episode: number, name: `Chapter ${number}` }, ...more });
const answers: Record<string, object> = {
  [series.key]: { ...series, seasons: [{ season_number: 1, episode_count: 12 }], coming: [episode(1, soon, { mark: "return" }), episode(2, later)] },
  [film.key]: { ...film, coming: [{ date: soon, release: 3 }, { date: nextYear }] },
};

/** The embedded catalog's titles are a hundred years old: the answer's days are made here. */
async function follow(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.addInitScript((text) => localStorage.setItem("matinee-list", text), JSON.stringify({ version: 1, titles: [series, film] }));
  await page.route("**/api/titles?*", async (route) => {
    requests.push(route.request().url());
    const ids = new URL(route.request().url()).searchParams.get("ids") ?? "";
    await route.fulfill({ json: { titles: ids.split(",").flatMap((id) => answers[id] ?? []), missing: [], pending: [] } });
  });
  return requests;
}

const table = (page: Page) => page.getByRole("table");

test("days of followed titles are a list and a month, by pointer and keyboard, from My list", async ({ page }) => {
  const requests = await follow(page);
  await watchLayoutShifts(page);
  await page.goto("/list");
  await expect(page.getByText(/^New: S2 E1, /)).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Calendar", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Calendar" })).toBeFocused();
  await expect(page.getByText("S2 E1 · Chapter 1 · New season")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "The Coming Film" }).filter({ hasText: "In theaters" }).first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: nextYear, exact: true })).toBeVisible();
  await expectAccessibleInThemes(page);
  expect(requests.filter((request) => request.includes("movie")).length).toBeLessThanOrEqual(2);

  await page.getByRole("link", { name: "Month", exact: true }).press("Enter");
  await expect(page).toHaveURL("/calendar?view=month");
  if (!soon.startsWith(dayIn(0).slice(0, 7))) await page.getByRole("link", { name: "Next month" }).press("Enter");
  await expectAccessible(page, "table");
  const day = table(page).getByRole("link").first();
  await day.press("Enter");
  await expect(page.locator(`#day-${soon}`)).toBeFocused();
  await page.goto("/calendar");
  await expect(page.getByText("S2 E1 · Chapter 1 · New season")).toBeVisible();
  expect(await takeLayoutShifts(page)).toEqual([]);
});

test("on a phone it is in the menu and fits, in Arabic and with twice the text too", { tag: "@nightly" }, async ({ page }) => {
  await follow(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about");
  await hydrated(page);
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.locator("#menu").getByRole("link", { name: "Calendar" }).click();
  await expect(page.getByText("S2 E1 · Chapter 1 · New season")).toBeVisible();
  for (const address of ["/calendar", "/calendar?view=month", "/ar/calendar?view=month"]) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(address);
    await page.getByRole("main").getByRole("list").first().waitFor();
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await expectNoSidewaysScroll(page);
  }
});

test("the days are a file and an address to subscribe to, without episode titles if the visitor wants that", { tag: "@nightly" }, async ({ page }) => {
  await follow(page);
  await page.goto("/calendar");
  const section = page.getByRole("region", { name: "In your own calendar" });
  await expect(section.getByText("The service that runs your calendar sees them")).toBeVisible();
  await expect(section.getByRole("link", { name: "Subscribe" })).toHaveAttribute("href", /^webcal:\/\/.*\/calendar\.ics\?titles=movie:19,tv:900000503$/);
  const eventsOf = async () => {
    const download = page.waitForEvent("download");
    await section.getByRole("button", { name: "Download as a file" }).click();
    const text = await readFile(await (await download).path(), "utf8");
    return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
  };
  const events = await eventsOf();
  expect(events.map(({ startDate, summary }) => [startDate.toString(), summary]).toSorted((a, b) => a.join().localeCompare(b.join()))).toEqual([
    [soon, "Judex S2 E1 (New season)"],
    [soon, "The Coming Film (In theaters)"],
    [later, "Judex S2 E2"],
  ]);
  expect(events.map(({ description }) => description).join()).toContain("Chapter 1");
  await section.getByRole("checkbox", { name: "Without episode titles" }).check();
  await expect(section.getByRole("textbox", { name: "Address of the subscription" })).toHaveValue(/&names=off$/);
  expect((await eventsOf()).map(({ description }) => description).join()).not.toContain("Chapter 1");
  await expectAccessible(page, '[data-slot="section"]');
});
