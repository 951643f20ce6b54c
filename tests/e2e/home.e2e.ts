import { expect, hydrated, test } from "./fixtures.ts";

test("a visitor finds a film on the landing page and opens it", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await expect(page.getByText("Watch your favorite movie online").first()).toBeVisible();
  const wall = page.getByRole("list", { name: "Popular Movies" });
  const first = wall.getByRole("link").first();
  const title = (await first.locator("span").first().textContent()) ?? "";
  await first.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveURL(/\/movie\/\d+-[a-z0-9-]+$/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the walls are there and lead to films", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("list", { name: "Popular Movies" }).getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("iframe")).toBeVisible();
  });
});
