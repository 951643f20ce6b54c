import type { Locator, Page } from "@playwright/test";
import { styleLimits } from "#domain/limits.ts";
import { expect, hydrated, playButton, test } from "./fixtures.ts";

const beyond = "/tv/900000517-one-step-beyond";

const current = (page: Page) => page.getByRole("list", { name: "Episodes" }).locator('[aria-current="true"]');
const episode = (page: Page) => page.getByRole("region", { name: "Episode", exact: true });

async function box(part: Locator) {
  const found = await part.boundingBox();
  if (!found) throw new Error("not laid out");
  return found;
}

test("the list of series and a series", async ({ page }) => {
  await page.goto("/tv");
  await hydrated(page);
  await test.step("a series replaces the history entry on each selection, so that Back leaves the page", async () => {
    await page
      .getByRole("list", { name: "Featured" })
      .getByRole("link", { name: /One Step Beyond/ })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page).toHaveURL(beyond);
    await page.getByRole("link", { name: "Next season" }).click();
    await page.getByRole("link", { name: "Next season" }).click();
    await expect(page.getByRole("heading", { name: "Season 3 of 3" })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/tv");
  });
  await test.step("the list opens on popular, moves by six and stops at its ends, and by the arrow keys; its top rated view has an address of its own", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Popular TV Series" })).toBeVisible();
    await expect(page.getByRole("list", { name: "Featured" }).getByRole("listitem")).toHaveCount(5);
    const cards = page.getByRole("list", { name: "Popular TV Series" }).locator("li:visible");
    await expect(cards).toHaveCount(6);
    const first = await cards.first().textContent();
    await page.getByRole("button", { name: "Next series" }).click();
    await expect(cards.first()).not.toHaveText(first ?? "");
    await cards.first().getByRole("link").first().focus();
    await page.keyboard.press("ArrowRight");
    await expect(cards.nth(1).getByRole("link").first()).toBeFocused();
    await page.getByRole("button", { name: "Previous series" }).click();
    await expect(cards.first()).toHaveText(first ?? "");
    await expect(page.getByRole("button", { name: "Previous series" })).toHaveAttribute("aria-disabled", "true");
    await page.getByRole("link", { name: "Top Rated", exact: true }).last().click();
    await expect(page).toHaveURL("/tv/top");
    await expect(page.getByRole("heading", { level: 1, name: "Top Rated TV Series" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Top Rated TV Series" })).toBeVisible();
  });
});

test("a series plays the selected episode, and its address opens it again", async ({ page }) => {
  await page.goto(beyond);
  await hydrated(page);
  await expect(episode(page)).toContainText("S1:E1");
  await page.getByRole("link", { name: "Next season" }).click();
  await expect(page.getByRole("heading", { name: "Season 2 of 3" })).toBeVisible();
  await page.getByRole("list", { name: "Episodes" }).getByRole("link").nth(2).click();
  await expect(episode(page)).toContainText("S2:E3");
  await expect(page).toHaveURL(`${beyond}?season=2&episode=3`);
  await (await playButton(page)).click();
  await expect(page.locator('iframe[title^="Player"]')).toHaveAttribute("src", /\/tv\/900000517\/2\/3$/);
  await page.reload();
  await expect(episode(page)).toContainText("S2:E3");
  await expect(current(page)).toContainText("3. ");
});

test("a series at an episode of its address", async ({ page }) => {
  await page.goto("/tv/900000517?season=1&episode=10");
  await expect(page).toHaveURL(`${beyond}?season=1&episode=10`);
  await hydrated(page);
  await test.step("it scrolls its list to the current episode and never scrolls the page", async () => {
    const list = page.getByRole("list", { name: "Episodes" });
    await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect((await list.boundingBox())?.height).toBe(styleLimits.episodeListHeightPx);
    const [box, row] = [await list.boundingBox(), await current(page).boundingBox()];
    expect(row && box && row.y >= box.y && row.y + row.height <= box.y + box.height + 1).toBe(true);
  });
  await test.step("it leaves no empty column beside or below its player, has section 9's heights, and stands close to its seasons on a phone", async () => {
    const list = page.getByRole("list", { name: "Episodes" });
    for (const width of [1024, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(async () => {
        const [player, episodes, text] = [await box(page.locator('[data-slot="player"]')), await box(list), await box(episode(page))];
        expect(Math.abs(player.y + player.height - (episodes.y + episodes.height)), `${width} px`).toBeLessThan(60);
        expect(text.x + text.width - (episodes.x + episodes.width), `${width} px`).toBeLessThan(1);
      }).toPass();
    }
    const stage = page.locator("[data-slot=stage]");
    await page.setViewportSize({ width: 1280, height: 900 });
    expect((await box(stage)).height).toBe(styleLimits.playerHeightPx.seriesDesktop);
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await box(stage)).height).toBe(styleLimits.playerHeightPx.mobile);
    const [steps, seasons] = [await box(page.getByRole("navigation", { name: "Episodes" })), await box(page.getByRole("navigation", { name: "Seasons" }))];
    expect(seasons.y - (steps.y + steps.height)).toBeLessThanOrEqual(24);
    expect((await box(episode(page))).y).toBeGreaterThan((await box(list)).y);
  });
});
