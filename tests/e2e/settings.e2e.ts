import type { Page } from "@playwright/test";
import { everyNight } from "#tests/support/nightly.ts";
import { expect, expectAccessibleInThemes, expectNoSidewaysScroll, hydrated, partHydrated, test } from "./fixtures.ts";
import { takeLayoutShifts, watchLayoutShifts } from "./layout-shifts.ts";

const shared = "/shared?name=Rainy+days&titles=movie:19,tv:900000505,movie:999999999";

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted());
const nothing = (page: Page) => page.getByRole("checkbox", { name: "Remember nothing on this device" });
const savedRow = (page: Page) => page.locator("dl > div").filter({ hasText: "My list" });

async function openSettings(page: Page): Promise<void> {
  await page.goto("/settings");
  await hydrated(page);
  await partHydrated(nothing(page));
}

test("a shared list is saved, counted under Settings, exported, wiped, and brought back by the toast and by the file", async ({ page }) => {
  await page.goto(shared);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rainy days");
  const list = page.getByRole("list", { name: "Titles of this list" });
  await expect(list.getByRole("link")).toHaveCount(2);
  await expect(list.getByText("Not in the catalog")).toBeVisible();
  await page.getByRole("button", { name: "Save all" }).click();
  await expect(page.getByText("2 titles saved to My list")).toBeVisible();
  await page.getByRole("button", { name: "Save as a list" }).click();

  await openSettings(page);
  await expect(savedRow(page)).toContainText("2 saved titles, 1 list");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as a file" }).click();
  const file = await (await download).path();
  expect((await download).suggestedFilename()).toMatch(/^matinee-\d{4}-\d\d-\d\d\.json$/);

  // By keyboard alone.
  await nothing(page).focus();
  await page.keyboard.press("Space");
  expect(await storedKeys(page)).toEqual(["matinee-settings"]);
  await expect(savedRow(page)).toContainText("Nothing");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(savedRow(page)).toContainText("2 saved titles, 1 list");

  await page.getByRole("button", { name: "Delete everything stored here" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete everything" }).click();
  expect(await storedKeys(page)).toEqual([]);
  await page.getByLabel("Import a file").setInputFiles(file);
  await expect(page.getByRole("region", { name: "This file holds" })).toContainText("2 saved titles, 1 list");
  await page.getByRole("button", { name: "Add to what is here" }).click();
  await expect(savedRow(page)).toContainText("2 saved titles, 1 list");
});

/** The color of the browser's bar, by the first element that applies, and the page's own color. */
const barAndPage = (page: Page) =>
  page.evaluate(() => {
    const bar = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")].find(({ media }) => matchMedia(media).matches)?.content;
    const context = document.createElement("canvas").getContext("2d");
    if (!context) throw new Error("no canvas");
    context.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    const channels = [...context.getImageData(0, 0, 1, 1).data.subarray(0, 3)];
    return [bar, `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`];
  });

test("choices hold after a reload, the theme before the first paint, with the color of the browser's bar, and in another tab at once", async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openSettings(page);
  expect(await barAndPage(page)).toEqual(["#0d0d12", "#0d0d12"]);
  const other = await context.newPage();
  await openSettings(other);
  await page.getByRole("region", { name: "Appearance" }).getByText("Light").click();
  await expect(other.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(other.getByRole("region", { name: "Appearance" }).getByRole("radio", { name: "Light" })).toBeChecked();
  await other.close();
  // It names its countries when the visitor comes near.
  await page.getByLabel("Country where you watch").focus();
  await page.getByLabel("Country where you watch").selectOption("FR");
  await page.getByRole("region", { name: "Spoilers" }).getByText("Blur", { exact: true }).click();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  expect(await barAndPage(page)).toEqual(["#f9f5ee", "#f9f5ee"]);
  await expect(page.getByLabel("Country where you watch")).toHaveValue("FR");
  await expect(page.getByRole("region", { name: "Spoilers" }).getByRole("radio", { name: "Blur" })).toBeChecked();
});

test("a shared list keeps its buttons if its titles come before their script", { tag: "@nightly" }, async ({ page }) => {
  const script = Promise.withResolvers<void>();
  await page.route(/\/shared-actions-[^/]*\.js$/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto(shared);
  await expect(page.getByText("Not in the catalog")).toBeVisible();
  const button = page.getByRole("button", { name: "Save all" });
  await expect(button).toBeVisible();
  const fromServer = await button.elementHandle();
  script.resolve();
  await expect(button).toBeEnabled();
  expect(await fromServer?.evaluate((element) => element.isConnected)).toBe(true);
});

test("Settings and a shared list fit a phone, pass the accessibility rules, and do not move while they load", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchLayoutShifts(page);
  for (const path of everyNight(["/settings", shared])) {
    await page.goto(path);
    await hydrated(page);
    await partHydrated(path === shared ? page.getByRole("button", { name: "Save all" }) : nothing(page));
    await expectNoSidewaysScroll(page);
    expect(await takeLayoutShifts(page)).toEqual([]);
    await expectAccessibleInThemes(page);
  }
});
