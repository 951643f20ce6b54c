import type { Page } from "@playwright/test";
import { styleLimits } from "#domain/limits.ts";
import { expect, hydrated, partHydrated, playButton, test } from "./fixtures.ts";

const metropolis = "/movie/19-metropolis";

const play = (page: Page) => page.getByRole("button", { name: "Play on Server 1" });
const player = (page: Page) => page.frameLocator('iframe[title^="Player"]');
const isPlaying = (page: Page) =>
  player(page)
    .locator("video")
    .evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);

test("one press plays the film, and a tap changes the server", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(metropolis);
  await hydrated(page);
  await expect(page.getByText("Sample reel: this title's video has not been supplied yet")).toBeVisible();
  expect(requested.filter((path) => path.startsWith("/player"))).toEqual([]);
  await (await playButton(page)).click();
  const frame = player(page);
  await expect(frame.locator("main")).toHaveAttribute("data-server", "2embed");
  await expect.poll(() => isPlaying(page)).toBe(true);

  await page.getByRole("button", { name: /^Server 8/ }).click();
  await expect(frame.locator("main")).toHaveAttribute("data-server", "embed");
  await expect(page.getByRole("button", { name: /^Server 8/ })).toHaveAttribute("aria-pressed", "true");
});

test("fullscreen is left as it was entered, also from inside of the player", async ({ page }) => {
  const fills = () => page.evaluate(() => document.fullscreenElement?.getAttribute("data-slot") ?? null);
  await page.goto(metropolis);
  await hydrated(page);
  await (await playButton(page)).click();
  await expect.poll(() => isPlaying(page)).toBe(true);
  const toggle = page.getByRole("button", { name: "Full screen" });
  await toggle.click();
  await expect.poll(fills).toBe("player");
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await toggle.click();
  await expect.poll(fills).toBeNull();

  await toggle.press("Enter");
  await expect.poll(fills).toBe("player");
  const inner = player(page).getByRole("button", { name: "Full screen" });
  await expect(inner).toHaveAttribute("aria-pressed", "true");
  await inner.press("Enter");
  await expect.poll(fills).toBeNull();
  await expect(toggle).toHaveAttribute("aria-pressed", "false");
  await expect(inner).toHaveAttribute("aria-pressed", "false");
  await inner.press("Enter");
  await expect.poll(fills).toBe("player");
  await inner.press("f");
  await expect.poll(fills).toBeNull();
  // The player did not fill its own frame meanwhile.
  expect(await inner.evaluate((button) => button.ownerDocument.fullscreenElement)).toBeNull();
});

test("the keyboard plays, and its keys then go to the player", async ({ page }) => {
  await page.goto(metropolis);
  await hydrated(page);
  await (await playButton(page)).press("Enter");
  await expect.poll(() => isPlaying(page)).toBe(true);
  await page.keyboard.press("k");
  await expect.poll(() => isPlaying(page)).toBe(false);
});

test("on a phone all servers stand in one line that scrolls sideways, the selected one in view", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(metropolis);
  await hydrated(page);
  const row = page.getByRole("list", { name: "Servers" });
  const buttons = row.getByRole("button");
  await expect(buttons).toHaveCount(11);
  const tops = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await partHydrated(buttons.last());
  await buttons.last().click();
  await expect(buttons.last()).toHaveAttribute("aria-pressed", "true");
  await row.evaluate((list) => list.scrollTo({ left: 0 }));
  await expect(buttons.last()).toBeInViewport({ ratio: 1 });
});

const { mobileBreakpointPx, playerHeightPx } = styleLimits;

test("the player has section 9's heights", async ({ page }) => {
  const height = async () => (await page.locator("[data-slot=stage]").boundingBox())?.height;
  await page.setViewportSize({ width: mobileBreakpointPx, height: 900 });
  await page.goto(metropolis);
  expect(await height()).toBe(playerHeightPx.movieDesktop);
  await page.setViewportSize({ width: mobileBreakpointPx - 1, height: 900 });
  expect(await height()).toBe(playerHeightPx.mobile);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the page is complete and its links work", async ({ page }) => {
    await page.goto(metropolis);
    await expect(page.getByRole("heading", { level: 1, name: "Metropolis" })).toBeVisible();
    await expect(page.getByRole("list", { name: "Cast" }).getByRole("link").first()).toBeVisible();
    await expect(page.locator('[data-slot=stage] iframe[src="/player/2embed/movie/19"]')).toBeVisible();
    await expect(play(page)).toBeHidden();
    await page.getByRole("complementary").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/movie\/\d+$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
