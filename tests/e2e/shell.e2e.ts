import { expect, hydrated, openWithStoppedClock, test } from "./fixtures.ts";

const film = "/movie/961-the-general";

test("a document without a root element logs 'Failed to find the root element'", async ({ page, problems }) => {
  await page.route("**/about", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('id="root"', 'id="elsewhere"') });
  });
  await page.goto("/about");
  await expect.poll(() => problems).toEqual(["page error: Failed to find the root element"]);
  problems.length = 0;
});

test("nothing moves under reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openWithStoppedClock(page, "/");
  await page.clock.runFor(9000);
  await expect(page.locator("[data-slot=hero] [role=group]:not([inert])")).toHaveAttribute("aria-label", "1 of 5");
  const moving = await page.evaluate(() => document.getAnimations().filter((animation) => animation.playState === "running").length);
  expect(moving).toBe(0);
  await expect(page.locator("[data-slot=hero-picture][data-shown=true]")).toHaveCSS("transition-property", "none");
});

test("copying the link shows a toast for four seconds", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await page.goto(film);
  await hydrated(page);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: "Copy link" }).click();
  const toast = page.locator("[data-slot=toast]").filter({ hasText: "Link copied!" });
  await expect(toast).toContainText("The link has been copied to your clipboard.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/movie\/961-the-general$/);
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  await page.clock.runFor(2000);
  await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
  await page.clock.runFor(2100);
  await expect(toast).toHaveCount(0);
});

test("Home by its clock", async ({ page }) => {
  await test.step("the first loader covers nothing and disappears after the page has loaded", async () => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto("/home");
    const loader = page.locator("[data-slot=first-loader]");
    expect((await loader.boundingBox())?.height).toBe(3);
    // app/shell/first-loader.test.tsx checks the exact time. Here hydration takes time as well.
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(loader).toHaveCount(0, { timeout: 100 });
      await expect(page.locator("html[data-ready]")).toBeAttached({ timeout: 100 });
    }).toPass();
    await expect(page.locator("[data-slot=progress]")).toHaveCount(0);
  });
  await test.step("the hero advances every eight seconds, pauses, and wraps", async () => {
    await page.mouse.move(5, 5);
    const shown = page.locator("[data-slot=hero] [role=group]:not([inert])");
    await expect(shown).toHaveAttribute("aria-label", "1 of 5");
    await page.clock.runFor(8000);
    await expect(shown).toHaveAttribute("aria-label", "2 of 5");
    await expect(page.locator("[data-slot=hero-picture][data-shown=true]")).toHaveCSS("transition", /^opacity 0\.8s/);
    await page.getByRole("button", { name: /^Show .*, 5 of 5$/ }).click();
    await expect(shown).toHaveAttribute("aria-label", "5 of 5");
    // The focus on the dot pauses the carousel.
    await page.clock.runFor(9000);
    await expect(shown).toHaveAttribute("aria-label", "5 of 5");
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.mouse.move(5, 5);
    await page.clock.runFor(8000);
    await expect(shown).toHaveAttribute("aria-label", "1 of 5");
    await page.getByRole("button", { name: "Pause the carousel" }).click();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.mouse.move(5, 5);
    await page.clock.runFor(9000);
    await expect(shown).toHaveAttribute("aria-label", "1 of 5");
  });
  await test.step("the progress bar climbs by 10 % every 200 ms and completes at 800 ms", async () => {
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
});

test("a film's page by the keyboard", async ({ page }) => {
  await page.goto(film);
  await hydrated(page);
  await test.step("the skip link is the first tab stop and moves the focus to the content", async () => {
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });
  await test.step("what the keyboard reaches from below is not under the bar", async () => {
    await page.getByRole("contentinfo").getByRole("link").first().focus();
    const barHeight = await page.getByRole("banner").evaluate((bar) => bar.getBoundingClientRect().height);
    const focusedTop = () => page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press("Shift+Tab");
      expect(await focusedTop()).toBeGreaterThanOrEqual(barHeight);
    }
  });
  await test.step("Back on a film links to /home with the hero; the menu's link hides the hero", async () => {
    await page.getByRole("banner").getByRole("link", { name: "Back", exact: true }).click();
    await expect(page).toHaveURL("/home");
    await expect(page.locator("[data-slot=hero]")).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Movies", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Popular Movies" })).toBeVisible();
    await expect(page.locator("[data-slot=hero]")).toHaveCount(0);
    // A reload drops the route state. The document has the hero anyway, until it is hydrated.
    await page.reload();
    await hydrated(page);
    await expect(page.locator("[data-slot=hero]")).toBeVisible();
  });
});
