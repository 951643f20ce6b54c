import { everyNight } from "#tests/support/nightly.ts";
import { leastContrast } from "./contrast.ts";
import { expect, expectNoSidewaysScroll, hydrated, partHydrated, test } from "./fixtures.ts";
import { hold } from "./held-requests.ts";

test("a grid has two columns, three at sm, four at md, five at lg", async ({ page }) => {
  await page.goto("/top");
  const grid = page.getByRole("list", { name: "Top Rated Movies" });
  const columnsAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length);
  };
  const columns: number[] = [];
  for (const width of [390, 639, 640, 767, 768, 1023, 1024, 1440]) columns.push(await columnsAt(width));
  expect(columns).toEqual([2, 2, 3, 3, 4, 4, 5, 5]);
});

test("what loads once it is in view does not move before", async ({ page }) => {
  const breathing = () => page.evaluate(() => document.getAnimations().filter(({ effect }) => (effect as KeyframeEffect).target?.matches(".skeleton")).length);
  await page.goto("/home");
  await hydrated(page);
  const below = page.getByRole("region", { name: "Film anniversaries" });
  await expect(below.locator(".skeleton").first()).toBeAttached();
  await expect.poll(breathing).toBe(0);
  const list = await hold(page, /anniversar/i);
  await below.scrollIntoViewIfNeeded();
  await expect.poll(breathing).toBeGreaterThan(0);
  list.release();
  await expect(below.getByRole("link", { name: /\d{4}/ }).first()).toBeVisible();
});

const windows = [
  [320, 640],
  [1440, 900],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [2560, 1440],
] as const;

test("the hero's texts have a contrast of 4.5:1 over a white picture", { tag: "@nightly" }, async ({ page }) => {
  const white = '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><rect width="1280" height="720" fill="#fff"/></svg>';
  await page.route("**/t/p/**", (route) => route.fulfill({ contentType: "image/svg+xml", body: white }));
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [width, height] of everyNight(windows, 2)) {
    await page.setViewportSize({ width, height });
    await page.goto("/home");
    await hydrated(page);
    const hero = page.locator("[data-slot=hero]");
    await hero
      .locator("img")
      .first()
      .evaluate((image: HTMLImageElement) => image.decode());
    const { contrast, text } = await leastContrast(hero);
    expect(contrast, `${text} at ${width} px`).toBeGreaterThanOrEqual(4.5);
  }
});

test("Home in windows of all sizes", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/home");
  await hydrated(page);
  await test.step("on a phone the trending lists are rows that scroll sideways, also by the arrow keys", async () => {
    for (const [name, count] of [
      ["Trending Now", 20],
      ["Trending Series", 10],
    ] as const) {
      const row = page.getByRole("list", { name });
      const links = row.getByRole("link");
      await row.scrollIntoViewIfNeeded();
      await partHydrated(row);
      expect(await links.evaluateAll((all) => new Set(all.map((link) => link.getBoundingClientRect().top)).size)).toBe(1);
      await expect(links).toHaveCount(count);
      await links.first().focus();
      for (let step = 1; step < count; step += 1) await page.keyboard.press("ArrowRight");
      await expect(links.last()).toBeFocused();
      await expect(links.last()).toBeInViewport({ ratio: 1 });
    }
    await expectNoSidewaysScroll(page);
  });
  await test.step("a change of the hero's film moves neither the buttons nor the dots", async () => {
    for (const [index, [width, height]] of everyNight(windows, 2).entries()) {
      await page.setViewportSize({ width, height });
      const hero = page.locator("[data-slot=hero]");
      const places = () =>
        hero.locator("a, button").evaluateAll((all) => all.map((one) => [one.getBoundingClientRect().x, one.getBoundingClientRect().y + scrollY]));
      const before = await places();
      const first = await hero.getByRole("link", { name: "Watch Now" }).getAttribute("href");
      await hero.getByRole("button", { name: new RegExp(`, ${((index + 1) % 5) + 1} of 5$`) }).click();
      await expect(hero.getByRole("link", { name: "Watch Now" })).not.toHaveAttribute("href", first ?? "");
      expect(await places()).toEqual(before);
    }
  });
  await test.step("from 1,024 px on the series stand beside the first wall, and end with its section", async () => {
    for (const width of everyNight([1024, 1440, 1920, 2560])) {
      await page.setViewportSize({ width, height: 900 });
      const boxOf = async (name: string, role: "list" | "region" = "list") =>
        (await page.getByRole(role, { name, exact: true }).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const [wall, panel, ranking] = [await boxOf("Popular Movies"), await boxOf("Trending Series"), await boxOf("Trending Now")];
      // With "Load more" below the wall.
      const section = await boxOf("Popular Movies", "region");
      expect(panel.x).toBeGreaterThan(wall.x + wall.width);
      expect(panel.y).toBe(wall.y);
      expect(Math.abs(panel.y + panel.height - (section.y + section.height))).toBeLessThan(2);
      expect(Math.abs(ranking.x + ranking.width - (panel.x + panel.width))).toBeLessThan(2);
    }
  });
});
