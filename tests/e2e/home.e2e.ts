import { expect, hydrated, test } from "./fixtures.ts";

test("a visitor finds a film on the landing page and opens it", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await expect(page.getByText("Watch your favorite movie online").first()).toBeVisible();
  const grid = page.getByRole("list", { name: "Popular Movies" });
  const first = grid.getByRole("link").first();
  const title = (await first.locator("span").first().textContent()) ?? "";
  await first.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveURL(/\/movie\/\d+-[a-z0-9-]+$/);
});

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

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the cards link to movies", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("list", { name: "Popular Movies" }).getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("iframe")).toBeVisible();
  });
});
