import type { Locator, Page } from "@playwright/test";
import { isNightly } from "#tests/support/nightly.ts";
import { expect, expectAccessible, expectAccessibleFromTop, expectNoSidewaysScroll, hydrated, test } from "./fixtures.ts";
import { hold } from "./held-requests.ts";

const toast = (page: Page) => page.locator("[data-slot=toast]").last();
const boxes = (cards: Locator) =>
  cards.evaluateAll((all) =>
    all.slice(0, 10).map((card) => {
      const { x, y, width, height } = card.getBoundingClientRect();
      return [x, y + scrollY, width, height];
    }),
  );

test("Save stands below a card's poster on touch, moves nothing, and is remembered; its undo as well", { tag: "@nightly" }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? "", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const { release } = await hold(page, /\/assets\/after-load-/);
  await page.goto("/top");
  await hydrated(page);
  const cards = page.locator("main [data-slot=movie-card]");
  const before = await boxes(cards);
  release();
  const save = page.locator("main [data-slot=card-save]").first();
  await expect(save).toBeVisible();
  expect(await boxes(cards)).toEqual(before);
  const size = await save.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const poster = await cards.first().locator("[data-slot=poster]").boundingBox();
  expect(size?.y).toBeGreaterThan((poster?.y ?? 0) + (poster?.height ?? 0));
  await expectNoSidewaysScroll(page);

  await save.tap();
  await expect(save).toHaveAttribute("aria-pressed", "true");
  await expect(toast(page)).toContainText("Saved to My list");
  await expectAccessibleFromTop(page);
  await page.reload();
  await expect(save).toHaveAttribute("aria-pressed", "true");
  await save.tap();
  await toast(page).getByRole("button", { name: "Undo" }).tap();
  await expect(save).toHaveAttribute("aria-pressed", "true");
  expect(await context.cookies()).toEqual([]);
  await context.close();
});

test("with a keyboard, Save shows on focus after a card's link, and the pages of films offer Save, Seen and a rating", async ({ page }) => {
  await page.goto("/top");
  await hydrated(page);
  const card = page.locator("main [data-slot=movie-card]").first();
  const save = page.locator("main [data-slot=card-save]").first();
  await save.waitFor({ state: "attached" });
  await expect(save).toHaveCSS("opacity", "0");
  await card.focus();
  await expect(save).toHaveCSS("opacity", "1");
  await page.keyboard.press("Tab");
  await expect(save).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(save).toHaveAttribute("aria-pressed", "true");
  await card.click();

  const saved = page.getByRole("button", { name: "Save to My list" });
  await expect(saved).toHaveAttribute("aria-pressed", "true");
  const seen = page.getByRole("button", { name: "Seen", exact: true });
  await seen.press("Enter");
  await expect(seen).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Control+z");
  await expect(seen).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("button", { name: "Your rating" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Your rating of/ });
  await dialog.getByRole("radio", { name: "9", exact: true }).press("Space");
  await dialog.getByRole("textbox", { name: "Note" }).fill("The flood.");
  await dialog.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByRole("button", { name: "Your rating: 9 of 10" })).toBeFocused();
  if (isNightly) await expectAccessibleFromTop(page);
});

test("episodes are marked as seen, and spoilers after them are covered from the first paint until R reveals them", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("matinee-settings", '{"version":1,"spoilers":"blur"}'));
  await page.goto("/tv/900000505");
  const rows = page.getByRole("list", { name: "Episodes" }).getByRole("listitem");
  const name = (row: number) => rows.nth(row).locator("b");
  // Before the page knows what was seen, each row is covered as a whole.
  await expect(page.locator("html")).toHaveAttribute("data-spoilers", "blur");
  await hydrated(page);
  await expect(page.getByRole("list", { name: "Episodes" })).toHaveAttribute("data-known", "true");
  await expect(name(0).locator(".spoiler")).toHaveCSS("filter", /blur/);
  const before = await boxes(rows);
  await rows.nth(0).hover();
  await rows.nth(0).getByRole("button").click();
  await expect(name(0).locator(".spoiler")).toHaveCount(0);
  await expect(name(1).locator(".spoiler")).toHaveCount(1);
  expect(await boxes(rows)).toEqual(before);
  await page.keyboard.press("r");
  await expect(page.locator(".episode-rows .spoiler")).toHaveCount(0);
  expect(await boxes(rows)).toEqual(before);
  await page.keyboard.press("r");
  await page.getByRole("region", { name: "Episode", exact: true }).getByRole("button", { name: "Season 1 seen" }).click();
  await expect(page.locator(".episode-rows .spoiler")).toHaveCount(0);
  await expectAccessible(page, ".episode-rows");
});
