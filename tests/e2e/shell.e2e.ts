import { expect, hydrated, openWithStoppedClock, test } from "./fixtures.ts";

const film = "/movie/961-the-general";

test("after a click the new page starts at its top with the focus on its heading; Back returns to where one was", async ({ page }) => {
  await page.goto("/home");
  await hydrated(page);
  const card = page.getByRole("list", { name: "Trending Now" }).getByRole("link").nth(6);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(400);
  await card.click();
  await expect(page).toHaveURL(/\/movie\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("list", { name: "Trending Now" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 50);
});

test("the progress bar climbs by a tenth every 200 ms and is done at 800 ms", async ({ page }) => {
  await openWithStoppedClock(page, "/home");
  const bar = page.locator("[data-slot=progress]");
  await page.getByRole("link", { name: "Top Rated" }).first().click();
  await expect(bar).toHaveAttribute("data-percent", "0");
  await page.clock.runFor(200);
  await expect(bar).toHaveAttribute("data-percent", "10");
  await page.clock.runFor(200);
  await expect(bar).toHaveAttribute("data-percent", "20");
  await expect(bar.locator("div")).toHaveCSS("scale", "0.2 1");
  await page.clock.runFor(400);
  await expect(bar).toHaveAttribute("data-percent", "100");
  await page.clock.runFor(200);
  await expect(bar).toHaveCount(0);
});

test("the first loader covers nothing and goes once the page has loaded", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto("/home");
  const loader = page.locator("[data-slot=first-loader]");
  expect((await loader.boundingBox())?.height).toBe(3);
  // When exactly, app/shell/first-loader.test.tsx knows: here hydration takes time as well.
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(loader).toHaveCount(0, { timeout: 100 });
  }).toPass();
  await expect(page.locator("[data-slot=progress]")).toHaveCount(0);
});

test("a document with nothing to hydrate says that its root element is missing", async ({ page, misdeeds }) => {
  await page.route("**/about", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('id="root"', 'id="elsewhere"') });
  });
  await page.goto("/about");
  await expect.poll(() => misdeeds).toEqual(["page error: Failed to find the root element"]);
  misdeeds.length = 0;
});

test("Back on a film goes to /home with the hero, from the menu the hero is hidden", async ({ page }) => {
  await page.goto(film);
  await hydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL("/home");
  await expect(page.locator("[data-slot=hero]")).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Movies", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Popular Movies" })).toBeVisible();
  await expect(page.locator("[data-slot=hero]")).toHaveCount(0);
  // A reload is a fresh visit: what a click carried is gone.
  await page.reload();
  await expect(page.locator("[data-slot=hero]")).toBeVisible();
});

test("/top has no hero; its Back leads to / and shows the hero again", async ({ page }) => {
  await page.goto("/top");
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1, name: "Top Rated Movies" })).toBeVisible();
  await expect(page.locator("[data-slot=hero]")).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("[data-slot=hero]")).toBeVisible();
});

test("the hero moves every eight seconds, stops under its pause, and wraps", async ({ page }) => {
  await openWithStoppedClock(page, "/home");
  await page.mouse.move(5, 5);
  const shown = page.locator("[data-slot=hero] [role=group]:not([inert])");
  await expect(shown).toHaveAttribute("aria-label", "1 of 5");
  await page.clock.runFor(8000);
  await expect(shown).toHaveAttribute("aria-label", "2 of 5");
  await page.getByRole("button", { name: /^Show .*, 5 of 5$/ }).click();
  await expect(shown).toHaveAttribute("aria-label", "5 of 5");
  // The dot has the focus, which holds the carousel.
  await page.clock.runFor(20_000);
  await expect(shown).toHaveAttribute("aria-label", "5 of 5");
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.mouse.move(5, 5);
  await page.clock.runFor(8000);
  await expect(shown).toHaveAttribute("aria-label", "1 of 5");
  await page.getByRole("button", { name: "Pause the carousel" }).click();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.mouse.move(5, 5);
  await page.clock.runFor(20_000);
  await expect(shown).toHaveAttribute("aria-label", "1 of 5");
});

test("nothing moves under reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openWithStoppedClock(page, "/");
  await page.clock.runFor(30_000);
  await expect(page.locator("[data-slot=hero] [role=group]:not([inert])")).toHaveAttribute("aria-label", "1 of 5");
  const moving = await page.evaluate(() => document.getAnimations().filter((animation) => animation.playState === "running").length);
  expect(moving).toBe(0);
});

test("copying the link says so in a toast, which goes after four seconds", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await page.goto(film);
  await hydrated(page);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: "Copy link" }).click();
  const toast = page.getByRole("status").filter({ hasText: "Link copied!" });
  await expect(toast).toContainText("The link has been copied to your clipboard.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/movie\/961-the-general$/);
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  await page.clock.runFor(2000);
  await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
  await page.clock.runFor(2100);
  await expect(toast).toHaveCount(0);
});

test("the theme is switched in the footer and remembered", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  await hydrated(page);
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dusk = await ground();
  await page.getByText("Light", { exact: true }).click();
  const afternoon = await ground();
  expect(afternoon).not.toBe(dusk);
  await page.goto("/home");
  await hydrated(page);
  expect(await ground()).toBe(afternoon);
  await page.getByText("Automatic", { exact: true }).click();
  expect(await ground()).toBe(dusk);
});

test("the skip link is the first stop and leads to the content", async ({ page }) => {
  await page.goto(film);
  await hydrated(page);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the arrows walk a wall of posters", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/top");
  await hydrated(page);
  const cards = page.getByRole("list", { name: "Top Rated Movies" }).getByRole("link");
  await cards.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(cards.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(cards.nth(6)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(cards.nth(1)).toBeFocused();
});

test("an unknown address is a 404 page that leads home", async ({ page, misdeeds }) => {
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await page.getByRole("link", { name: "Go Home" }).click();
  await expect(page).toHaveURL("/");
  misdeeds.splice(0, misdeeds.length, ...misdeeds.filter((misdeed) => !misdeed.includes("404")));
});
