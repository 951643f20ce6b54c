import { styleLimits } from "#domain/limits.ts";
import { everyNight } from "#tests/support/nightly.ts";
import { expect, expectNoSidewaysScroll, hydrated, openWithStoppedClock, test } from "./fixtures.ts";
import { hold } from "./held-requests.ts";
import { bar, field, searchesOf } from "./search-bar.ts";

const metropolis = "/movie/19-metropolis";

test("a typed word is one search, and the keyboard opens the title", async ({ page }) => {
  await openWithStoppedClock(page, metropolis);
  const searches = searchesOf(page);
  await field(page).focus();
  for (const key of "nosfer") {
    await field(page).press(key);
    await page.clock.runFor(60);
  }
  await expect(bar(page).getByText("Loading...")).toBeVisible();
  await page.clock.resume();
  await expect(bar(page).getByRole("option").first()).toContainText("Nosferatu");
  expect(searches).toEqual(["movies nosfer"]);
  await expect(bar(page).getByRole("status").filter({ hasText: /\S/ })).toHaveText(/^\d results?$/);
  await page.keyboard.press("ArrowDown");
  await expect(field(page)).toHaveAttribute("aria-activedescendant", (await bar(page).getByRole("option").first().getAttribute("id")) ?? "");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /Nosferatu/ })).toBeVisible();
  await expect(field(page)).toHaveValue("");
  await expect(bar(page).getByRole("listbox")).toHaveCount(0);
});

test("the dropdown of the bar's box", async ({ page }) => {
  await page.goto(metropolis);
  await hydrated(page);
  await test.step("the combobox has the roles and states of the ARIA pattern", async () => {
    await field(page).fill("metropolis");
    await expect(bar(page).getByRole("option").first()).toBeVisible();
    await expect(bar(page)).toMatchAriaSnapshot(`
      - search "Search the catalog":
        - combobox "Search for a title or a name" [expanded]
        - group "Search in":
          - radio "Movies" [checked]
          - radio "TV"
          - radio "People"
        - status
        - listbox "Results":
          - option /Metropolis 1927/
        - button "View all results"
    `);
    await expect(bar(page).locator('[data-slot="dropdown"]')).toHaveCSS("max-height", `${styleLimits.dropdownMaxHeightPx}px`);
    await page.keyboard.press("Escape");
    await expect(field(page)).toHaveAttribute("aria-expanded", "false");
    await expect(field(page)).toHaveValue("metropolis");
  });
  await test.step("a mistyped text is corrected, and a name among people is one line below", async () => {
    await field(page).fill("nosfartu");
    await expect(bar(page).getByRole("option").first()).toContainText("Nosferatu");
    await expect(bar(page).getByRole("status").filter({ hasText: /\S/ })).toHaveText(/^Showing results for “Nosferatu/);
    await field(page).fill("charlie chapln");
    await expect(bar(page).getByRole("option").last()).toHaveText("In People: Charlie Chaplin");
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search?q=Charlie+Chaplin&type=people");
    await expect(page.getByRole("list", { name: "People" }).getByRole("link").first()).toContainText("Charlie Chaplin");
  });
});

test("people show their department and the titles that they are known for", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const box = page.getByRole("search", { name: "Find something to watch" });
  await box.getByText("People", { exact: true }).click();
  await box.getByRole("combobox").fill("buster keaton");
  const row = box.getByRole("option").first();
  await expect(row).toContainText(/Buster Keaton.*Known for/);
  await row.click();
  await expect(page).toHaveURL(/\/actor\/\d+/);
});

test("search on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(metropolis);
  await hydrated(page);
  await test.step("the icon pulses for 1.2 s every 3.5 s, except under reduced motion", async () => {
    const icon = page.locator(".search-pulse");
    await expect(icon).toHaveCSS("animation-duration", `${styleLimits.searchIcon.everyMs / 1000}s`);
    const restOffsets = await icon.evaluate((element) => {
      const [animation] = element.getAnimations();
      const frames = (animation?.effect as KeyframeEffect | undefined)?.getKeyframes() ?? [];
      return frames.filter(({ transform }) => transform === "none").map(({ computedOffset }) => computedOffset);
    });
    expect(restOffsets).toEqual([0, expect.closeTo(styleLimits.searchIcon.pulseMs / styleLimits.searchIcon.everyMs, 4), 1]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(icon).toHaveCSS("animation-name", "none");
    await page.emulateMedia({ reducedMotion: null });
  });
  await test.step("menu and search replace each other, and a click on a result closes both", async () => {
    const menu = page.locator("#menu");
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(menu).toBeVisible();
    await page.getByRole("button", { name: "Open search" }).click();
    await expect(menu).toBeHidden();
    await expect(field(page)).toBeFocused();
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(bar(page)).toBeHidden();
    await page.getByRole("button", { name: "Open search" }).click();
    await field(page).fill("the general");
    await expectNoSidewaysScroll(page);
    await bar(page).getByRole("option").first().click();
    await expect(page).toHaveURL(/\/movie\/\d+/);
    await expect(bar(page)).toBeHidden();
  });
  await test.step("the search pages fit", async () => {
    for (const path of everyNight([`/search?q=${"unbroken".repeat(12)}`, "/search", "/search?q=the", "/search?q=the&type=all"])) {
      await page.goto(path);
      await expectNoSidewaysScroll(page);
    }
  });
});

test("the box says that it loads also before the dropdown's code has come", { tag: "@nightly" }, async ({ page }) => {
  const { release } = await hold(page, /\/assets\/search-dropdown-/);
  await page.goto("/home");
  await hydrated(page);
  const field = page.getByRole("banner").getByRole("combobox");
  await field.click();
  await field.pressSequentially("metropolis");
  await expect(page.getByRole("banner").getByText("Loading...")).toBeVisible();
  release();
  await expect(page.getByRole("option", { name: /Metropolis/ })).toBeVisible();
  await expect(page.getByRole("banner").getByText("Loading...")).toHaveCount(0);
});
