import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, hydrated, test } from "./fixtures.ts";
import { bar, field } from "./search-bar.ts";

const metropolis = "/movie/19-metropolis";

test("the search page has tabs, loads more results and restores them after Back", async ({ page }) => {
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

test("a typo is corrected, a year narrows the search, and an IMDb id opens its title", async ({ page }) => {
  await page.goto("/");
  await page.goto(metropolis);
  await page.goto("/search?q=metropilis");
  await page
    .getByRole("list", { name: "Movies", exact: true })
    .getByRole("link", { name: /Metropolis/ })
    .click();
  await expect(page).toHaveURL(/\/movie\/19/);
  await page.goto("/search?q=The+Kid+(1921)");
  await expect(page.getByRole("list", { name: "Movies", exact: true }).getByRole("link")).toHaveCount(1);
  await page.goto("/search?q=tt0017136&type=people");
  await expect(page.getByRole("heading", { level: 1, name: "Metropolis" })).toBeVisible();
});

test("an IMDb id typed into the box opens its title", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await field(page).fill("tt0017136");
  await field(page).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Metropolis" })).toBeVisible();
});

for (const path of ["/search", "/search?q=the", "/search?q=keaton&type=people", "/search?q=zzzz&type=tv"])
  test(`${path} is accessible in both themes`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await expectAccessibleInBothThemes(page);
  });

test("the dropdown is accessible in both themes", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await field(page).fill("the");
  await expect(bar(page).getByRole("option")).toHaveCount(5);
  await page.keyboard.press("ArrowDown");
  await expectAccessibleInBothThemes(page);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form submits, and the page's links work", async ({ page }) => {
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
    test(`the bar's box works with its types at ${width} px`, async ({ page }) => {
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
