import type { Page } from "@playwright/test";
import { styleLimits } from "#domain/limits.ts";
import { expect, hydrated, partHydrated, playButton, test } from "./fixtures.ts";

const metropolis = "/movie/19-metropolis";
const { mobileBreakpointPx, playerHeightPx } = styleLimits;

const play = (page: Page) => page.getByRole("button", { name: "Play on Server 1" });
const player = (page: Page) => page.frameLocator('iframe[title^="Player"]');
const isPlaying = (page: Page) =>
  player(page)
    .locator("video")
    .evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);

test("a film plays", async ({ page }) => {
  await test.step("one press plays the film, and a tap changes the server", async () => {
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
  await test.step("fullscreen is left as it was entered, also from inside of the player", async () => {
    await expect.poll(() => isPlaying(page)).toBe(true);
    const fills = () => page.evaluate(() => document.fullscreenElement?.getAttribute("data-slot") ?? null);
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
  await test.step("leaving a film removes its player", async () => {
    await page.getByRole("banner").getByRole("link", { name: "Matinee" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.locator("iframe")).toHaveCount(0);
  });
});

test("the player and its servers in windows of all sizes", async ({ page }) => {
  await test.step("on a phone all servers stand in one line that scrolls sideways, the selected one in view", async () => {
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
  await test.step("the player has section 9's heights, and is 16:9 in what the bar leaves of a lower window", async () => {
    const size = async () => (await page.locator("[data-slot=stage]").boundingBox()) ?? { width: 0, height: 0 };
    await page.setViewportSize({ width: mobileBreakpointPx, height: 900 });
    expect((await size()).height).toBe(playerHeightPx.movieDesktop);
    await page.setViewportSize({ width: mobileBreakpointPx - 1, height: 900 });
    expect((await size()).height).toBe(playerHeightPx.mobile);
    await page.setViewportSize({ width: 844, height: 390 });
    const { width, height } = await size();
    expect([height, Math.round((width * 9) / 16)]).toEqual([310, 310]);
  });
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
