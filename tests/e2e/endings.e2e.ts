import { everyNight } from "#tests/support/nightly.ts";
import { expect, expectAccessibleInThemes, expectNoSidewaysScroll, hydrated, ignoreProblems, test } from "./fixtures.ts";

// Pages and lists without a result offer the search box and five posters. The home page has put the popular films into the server's cache.

const endings = ["/nowhere", "/search?q=zzzzzz&type=tv", "/movie/999999999", "/tv/999999999", "/actor/999999999", "/genres?genre=10767"];

test.beforeAll(async ({ request }) => void (await request.get("/home")));

test("absent pages and empty lists end with the search box and five posters; these open their film, and Back returns", async ({ page, problems }) => {
  for (const path of everyNight(endings)) {
    await page.goto(path);
    await hydrated(page);
    await expectAccessibleInThemes(page);
    for (const width of [320, 390, 2560]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    const posters = page.getByRole("list", { name: "Popular right now" }).getByRole("link");
    await expect(posters, path).toHaveCount(5);
    await expect(posters.last()).toBeInViewport();
    const box = page.getByRole("main").getByRole("combobox");
    await box.fill("metropolis");
    await box.press("Enter");
    // The search page's own box keeps its tab.
    await expect(page).toHaveURL(`/search?q=metropolis&type=${path.startsWith("/search") ? "tv" : "movies"}`);
  }
  await page.goto("/nowhere");
  await hydrated(page);
  await page.getByRole("list", { name: "Popular right now" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/movie\/\d+/);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  ignoreProblems(problems, /404/);
});
