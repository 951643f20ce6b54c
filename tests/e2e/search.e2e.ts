import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from "./fixtures.ts";

const metropolis = "/movie/19-metropolis";

/** Every search that leaves the page from now on: "movies nosferatu". */
function searchesOf(page: Page): string[] {
  const searches: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith("/api/search/")) searches.push(`${url.pathname.slice("/api/search/".length)} ${url.searchParams.get("q")}`);
  });
  return searches;
}

const bar = (page: Page) => page.getByRole("search", { name: "Search the catalogue" });
const field = (page: Page) => bar(page).getByRole("combobox");

test("a typed word is one search, and the keyboard alone leads to the title", async ({ page }) => {
  await page.goto(metropolis);
  await hydrated(page);
  const searches = searchesOf(page);
  await field(page).focus();
  await field(page).pressSequentially("nosfer", { delay: 60 });
  await expect(bar(page).getByText("Loading...")).toBeVisible();
  await expect(bar(page).getByRole("option").first()).toContainText("Nosferatu");
  expect(searches).toEqual(["movies nosfer"]);
  await expect(bar(page).getByRole("status")).toHaveText(/^\d results?$/);
  await page.keyboard.press("ArrowDown");
  await expect(field(page)).toHaveAttribute("aria-activedescendant", (await bar(page).getByRole("option").first().getAttribute("id")) ?? "");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /Nosferatu/ })).toBeVisible();
  await expect(field(page)).toHaveValue("");
  await expect(bar(page).getByRole("listbox")).toHaveCount(0);
});

test("after a changed mind only the last answer is shown, however late the first one comes", async ({ page }) => {
  await page.goto(metropolis);
  await hydrated(page);
  await page.route(/q=nosferatu/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue().catch(() => undefined);
  });
  const searches = searchesOf(page);
  await field(page).fill("nosferatu");
  await expect.poll(() => searches).toEqual(["movies nosferatu"]);
  await field(page).fill("the general");
  await expect(bar(page).getByText("No results found")).toHaveCount(0);
  await expect(bar(page).getByRole("option").first()).toContainText("The General");
  await page.waitForTimeout(1500);
  await expect(bar(page).getByRole("option").first()).toContainText("The General");
  expect(searches).toEqual(["movies nosferatu", "movies the general"]);
});

test("the combobox as a screen reader meets it", async ({ page }) => {
  await page.goto(metropolis);
  await hydrated(page);
  await field(page).fill("metropolis");
  await expect(bar(page).getByRole("option").first()).toBeVisible();
  await expect(bar(page)).toMatchAriaSnapshot(`
    - search "Search the catalogue":
      - combobox "Search for a title or a name" [expanded]
      - group "Search among":
        - radio "Movies" [checked]
        - radio "TV"
        - radio "People"
      - status
      - listbox "Results":
        - option /Metropolis 1927/
      - button "View all results"
  `);
  const height = await bar(page)
    .locator('[data-slot="dropdown"]')
    .evaluate((dropdown) => dropdown.getBoundingClientRect().height);
  expect(height).toBeLessThanOrEqual(400);
  await page.keyboard.press("Escape");
  await expect(field(page)).toHaveAttribute("aria-expanded", "false");
  await expect(field(page)).toHaveValue("metropolis");
});

test("'View all results' opens the search page with what is known already, and a click on the backdrop closes", async ({ page }) => {
  await page.goto(metropolis);
  await hydrated(page);
  const searches = searchesOf(page);
  await field(page).fill("the");
  await expect(bar(page).getByRole("option")).toHaveCount(5);
  await page.mouse.click(10, 600);
  await expect(bar(page).getByRole("option")).toHaveCount(0);
  await field(page).press("ArrowDown");
  await bar(page).getByRole("button", { name: "View all results" }).click();
  await expect(page).toHaveURL("/search?q=the&type=movies");
  await expect(page.getByRole("heading", { level: 1, name: 'Search Results for "the"' })).toBeFocused();
  await expect(page.getByRole("list", { name: "Movies", exact: true }).getByRole("link").first()).toBeVisible();
  expect(searches).toEqual(["movies the"]);
});

test("people have their department and what they are known for", async ({ page }) => {
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

test("the search page: tabs, more results, and the way back to them", async ({ page }) => {
  await page.goto("/search?q=the");
  await hydrated(page);
  const first = page.getByRole("list", { name: "Movies", exact: true });
  await expect(first.getByRole("link")).toHaveCount(20);
  await page.getByRole("link", { name: "Load more" }).click();
  const second = page.getByRole("list", { name: "Movies, page 2" });
  await expect(second.getByRole("link").first()).toBeVisible();
  await second.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/movie\//);
  await page.goBack();
  await expect(second.getByRole("link").first()).toBeVisible();
  await page.getByRole("tab", { name: "People" }).click();
  await expect(page).toHaveURL("/search?q=the&type=people");
});

test("a slip is understood, a year counts, and an IMDb id leads straight to its title", async ({ page }) => {
  await page.goto("/");
  await page.goto(metropolis);
  await page.goto("/search?q=metropilis");
  await expect(page.getByText('No movies found matching "metropilis"')).toBeVisible();
  await page
    .getByRole("list", { name: "Did you mean" })
    .getByRole("link", { name: /Metropolis/ })
    .click();
  await expect(page).toHaveURL(/\/movie\/19/);
  await page.goto("/search?q=The+Kid+(1921)");
  await expect(page.getByRole("list", { name: "Movies", exact: true }).getByRole("link")).toHaveCount(1);
  await page.goto("/search?q=tt0017136&type=people");
  await expect(page.getByRole("heading", { level: 1, name: "Metropolis" })).toBeVisible();
});

test("an IMDb id typed into the box leads there as well", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await field(page).fill("tt0017136");
  await field(page).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Metropolis" })).toBeVisible();
});

for (const colorScheme of ["dark", "light"] as const) {
  test(`search is accessible in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const path of ["/search", "/search?q=the", "/search?q=keaton&type=people", "/search?q=zzzz&type=tv"]) {
      await page.goto(path);
      await hydrated(page);
      await expectAccessible(page);
    }
  });

  test(`the dropdown is accessible in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto("/");
    await hydrated(page);
    await field(page).fill("the");
    await expect(bar(page).getByRole("option")).toHaveCount(5);
    await page.keyboard.press("ArrowDown");
    await expectAccessible(page);
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("menu and search stand in each other's place, and choosing closes both", async ({ page }) => {
    await page.goto(metropolis);
    await hydrated(page);
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

  test("the icon pulses 1.2 s every 3.5 s, and not for those who want stillness", async ({ page }) => {
    const pulse = () => page.locator(".search-pulse").evaluate((icon) => [getComputedStyle(icon).animationName, getComputedStyle(icon).animationDuration]);
    await page.goto(metropolis);
    expect(await pulse()).toEqual(["search-pulse", "3.5s"]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect((await pulse())[0]).toBe("none");
  });

  test("the search pages fit", async ({ page }) => {
    for (const path of ["/search", "/search?q=the", `/search?q=${"unbroken".repeat(12)}`]) {
      await page.goto(path);
      await expectNoSidewaysScroll(page);
    }
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form submits, the page answers, and its links lead on", async ({ page }) => {
    await page.goto("/");
    const box = page.getByRole("search", { name: "Find something to watch" });
    await box.getByText("TV", { exact: true }).click();
    await box.getByRole("combobox").fill("the");
    await box.getByRole("combobox").press("Enter");
    await expect(page).toHaveURL("/search?q=the&type=tv");
    await expect(page.getByRole("list", { name: "TV Series" }).getByRole("link").first()).toBeVisible();
    await page.getByRole("tab", { name: "Movies" }).click();
    await page.getByRole("link", { name: "Load more" }).click();
    await expect(page).toHaveURL("/search?q=the&type=movies&page=2");
    await page.getByRole("list", { name: "Movies" }).getByRole("link").first().click();
    await expect(page).toHaveURL(/\/movie\/\d+/);
  });

  for (const width of [320, 800]) {
    test(`the bar's box is there, ${width} px wide, with its types`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(metropolis);
      await field(page).click();
      await bar(page).getByText("People", { exact: true }).click();
      await field(page).fill("keaton");
      await field(page).press("Enter");
      await expect(page).toHaveURL("/search?q=keaton&type=people");
      await expectNoSidewaysScroll(page);
    });
  }
});
