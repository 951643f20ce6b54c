import { expect, hydrated, pressPlay, test } from "./fixtures.ts";
import { hold } from "./held-requests.ts";

declare global {
  var fadedIn: string[];
}

const entryScript = /\/assets\/client-[\w-]+\.js/;

test("the page's script is requested after the first paint, and waits for no picture", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { release } = await hold(page, /\/t\/p\//);
  await page.goto("/movie/19-metropolis", { waitUntil: "commit" });
  await hydrated(page);
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("button", { name: "Close menu" })).toHaveAttribute("aria-expanded", "true");
  const beforePaint = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const early = performance.getEntriesByType("resource").filter(({ startTime }) => startTime < (paint?.startTime ?? 0));
    return early.flatMap(({ name }) => /([\w-]+)-[0-9a-f]{7}\.js$/.exec(name)?.[1] ?? []);
  });
  expect(beforePaint).toEqual(["early"]);
  release();
});

test("links and buttons do not fade in from the browser's own colors where it has styled the page before the stylesheet came", async ({ page }) => {
  const { release } = await hold(page, /\/assets\/client-[\w-]+\.css/);
  await page.addInitScript(() => {
    globalThis.fadedIn = [];
    addEventListener("transitionrun", ({ target, propertyName }) => target instanceof Element && globalThis.fadedIn.push(`${target.tagName} ${propertyName}`));
  });
  await page.goto("/movie/19-metropolis", { waitUntil: "commit" });
  const watchNow = page.locator("main a[href='#player']").first();
  expect(await watchNow.evaluate((link) => getComputedStyle(link).display)).toBe("inline");
  release();
  await hydrated(page);
  await expect(watchNow).toHaveCSS("display", "flex");
  expect(await page.evaluate(() => globalThis.fadedIn)).toEqual([]);
});

test("a press on Play and on the menu before the script has come is carried out once it has; a link does not wait for it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { release } = await hold(page, entryScript);
  await page.goto("/movie/19-metropolis", { waitUntil: "domcontentloaded" });
  const [play, frame] = [page.getByRole("button", { name: /^Play on/ }), page.locator('iframe[title^="Player"]')];
  await play.click();
  await expect(frame).toHaveCount(0);
  release();
  await expect(frame).toHaveCount(1);

  const again = await hold(page, entryScript);
  await page.goto("/movie/19-metropolis", { waitUntil: "domcontentloaded" });
  // Twice is one press: nothing has happened after the first.
  for (let press = 0; press < 2; press += 1) await page.getByRole("button", { name: "Open menu" }).click();
  again.release();
  await expect(page.getByRole("button", { name: "Close menu" })).toHaveAttribute("aria-expanded", "true");

  await hold(page, entryScript);
  await page.goto("/movie/19-metropolis", { waitUntil: "domcontentloaded" });
  await page.getByRole("list", { name: "Genres" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/discover/);
});

test("after Play the stage says which server it asks, also while the frame's code is on its way", { tag: "@nightly" }, async ({ page }) => {
  const { release } = await hold(page, /\/assets\/player-frame-/);
  await pressPlay(page, "/movie/19-metropolis");
  await expect(page.locator("[data-slot=stage]").getByText("Asking Server 1")).toBeVisible();
  release();
  await expect(page.locator('iframe[title^="Player"]')).toHaveCount(1);
});
