import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, hydrated, partHydrated, test } from "./fixtures.ts";
import { hold } from "./held-requests.ts";

test("the bar in windows of all sizes", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/tv");
  await hydrated(page);
  await test.step("the bar has the four links and marks the current one", async () => {
    const bar = page.getByRole("navigation", { name: "Main" });
    for (const [name, path] of [
      ["Movies", "/home"],
      ["TV Series", "/tv"],
      ["Top Rated", "/top"],
      ["Genres", "/genres"],
    ] as const)
      await expect(bar.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
    await expect(bar.getByRole("link", { name: "TV Series", exact: true })).toHaveAttribute("aria-current", "page");
    await expect(bar.getByRole("link", { name: "Movies", exact: true })).not.toHaveAttribute("aria-current", "page");
  });
  await test.step("the bar stays at the top, but leaves a low window to the page", async () => {
    const isShownAt = async (width: number, height: number) => {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => window.scrollTo(0, 600));
      return (await page.getByRole("banner").boundingBox())?.y === 0;
    };
    expect([await isShownAt(1440, 900), await isShownAt(390, 844), await isShownAt(844, 390)]).toEqual([true, true, false]);
  });
  await test.step("the bar has a menu button below 768 px and links from there on", async () => {
    const seenAt = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      const bar = page.getByRole("navigation", { name: "Main" });
      return [await bar.getByRole("button", { name: "Open menu" }).isVisible(), await bar.getByRole("link", { name: "Top Rated" }).isVisible()];
    };
    expect([await seenAt(767), await seenAt(768)]).toEqual([
      [true, false],
      [false, true],
    ]);
  });
});

/** Records the `behavior` of each scrollTo() from now on. */
async function recordScrolls(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const seen: unknown[] = [];
    const scrollTo = window.scrollTo.bind(window) as (options: ScrollToOptions) => void;
    Object.assign(window, {
      seen,
      scrollTo: (options: ScrollToOptions) => {
        seen.push(options.behavior);
        scrollTo(options);
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { seen: unknown[] }).seen.at(-1));
}

test("the logo scrolls to the top of /, from another page and from there; at once under reduced motion", async ({ page }) => {
  await page.goto("/genres");
  await hydrated(page);
  const lastBehavior = await recordScrolls(page);
  for (const [motion, behavior] of [
    ["no-preference", "smooth"],
    ["reduce", "instant"],
  ] as const) {
    await page.emulateMedia({ reducedMotion: motion });
    await page.evaluate(() => window.scrollBy(0, 600));
    await page.getByRole("banner").getByRole("link", { name: "Matinee" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 }).filter({ visible: true })).toBeVisible();
    expect(await lastBehavior()).toBe(behavior);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test.describe("at twice the text size", () => {
  // The text size is a setting of the visitor's browser. A test can set it only by a style, which the page's policy forbids.
  test.use({ bypassCSP: true });
  test("the bar takes a quarter of the window at most", { tag: "@nightly" }, async ({ page }) => {
    await page.goto("/movie/19-metropolis");
    await hydrated(page);
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectNoSidewaysScroll(page);
      expect((await page.getByRole("banner").boundingBox())?.height, `${width} px`).toBeLessThan(height / 4);
    }
  });
});

test("the bar is as high before the display face has come, whose stand-in is wider", { tag: "@nightly" }, async ({ page, problems }) => {
  await page.route("**/*.woff2", (route) => route.abort());
  for (const path of ["/", "/movie/19"]) {
    await page.goto(path);
    for (const width of [768, 800, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.getByRole("banner").evaluate((bar) => bar.clientHeight)).toBeLessThan(80);
    }
  }
  // The face.
  problems.length = 0;
});

test("Escape closes the phone's panels and returns the focus; the menu button responds to the first tap over a search", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await hydrated(page);
  for (const panel of ["menu", "search"]) {
    await page.getByRole("button", { name: `Open ${panel}` }).click();
    await page.getByRole("button", { name: `Close ${panel}` }).focus();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: `Open ${panel}` })).toBeFocused();
  }
  await page.getByRole("button", { name: "Open search" }).click();
  await page.getByRole("banner").getByRole("combobox").fill("night");
  await expect(page.locator("[data-slot=backdrop]")).toBeVisible();
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("button", { name: "Close menu" })).toBeVisible();
  await test.step("the menu has the same links and closes on a click", async () => {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Genres", exact: true }).click();
    await expect(page).toHaveURL("/genres");
    await expect(page.getByRole("button", { name: "Open menu" })).toHaveAttribute("aria-expanded", "false");
  });
});

test("while a page's code loads the page says so, and a visitor who searches meanwhile stays in the search box", async ({ page }) => {
  const { release } = await hold(page, /\/assets\/person-screen-/);
  await page.goto("/movie/19-metropolis");
  await hydrated(page);
  const cast = page.getByRole("list", { name: "Cast" });
  await partHydrated(cast);
  await cast.getByRole("link").first().click();
  await expect(page.getByRole("main").getByText("Loading the page")).toBeVisible();
  await expect(page.locator("#announcer")).toHaveText("Loading the page");
  const field = page.getByRole("banner").getByRole("combobox");
  await field.click();
  await field.pressSequentially("cha");
  release();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/ · Matinee$/);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("cha");
});
