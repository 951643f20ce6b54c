import { expect, hydrated, test } from "./fixtures.ts";

test("a click on a genre scrolls to its section, and its address opens it again", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto("/genres");
  await hydrated(page);
  const genres = page.getByRole("list", { name: "Genres" }).getByRole("link");
  await expect(genres).toHaveCount(27);
  await genres.filter({ hasText: "Comedy" }).click();
  const section = page.getByRole("region", { name: "Comedy Content" });
  await expect(section).toBeFocused();
  await expect(page.getByRole("heading", { name: "Comedy Content" })).toBeInViewport();
  await expect(page).toHaveURL("/genres?genre=35");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Comedy Content" })).toBeVisible();
});

test("the tabs are one tab stop and respond to the arrow keys", async ({ page }) => {
  await page.goto("/genres?genre=35");
  await hydrated(page);
  await page.getByRole("tab", { name: "Movies" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "TV Series" })).toBeFocused();
  await expect(page.getByRole("tab", { name: "TV Series" })).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL("/genres?genre=35&tab=tv");
  await expect(page.getByRole("tabpanel").getByRole("link").first()).toHaveAttribute("href", /^\/tv\/\d+-/);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel").getByRole("link").first()).toBeFocused();
});

test("a genre without movies opens on TV Series", async ({ page }) => {
  await page.goto("/genres?genre=10767");
  await expect(page.getByRole("tab", { name: "TV Series" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText("No TV series found in this genre")).toBeVisible();
});

test("a genre without movies shows the empty message on the Movies tab", async ({ page }) => {
  await page.goto("/genres?genre=10767&tab=movies");
  await expect(page.getByText("No movies found in this genre")).toBeVisible();
});

test("Back links to the landing page", async ({ page }) => {
  await page.goto("/genres");
  await hydrated(page);
  await page.getByRole("main").getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL("/");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("genres and tabs are links", async ({ page }) => {
    await page.goto("/genres");
    await page.getByRole("list", { name: "Genres" }).getByRole("link", { name: "Comedy" }).click();
    await expect(page).toHaveURL("/genres?genre=35#genre-content");
    await expect(page.getByRole("heading", { name: "Comedy Content" })).toBeInViewport();
    await page.getByRole("tab", { name: "TV Series" }).click();
    await expect(page).toHaveURL(/tab=tv/);
    await expect(page.getByRole("tabpanel").getByRole("link").first()).toHaveAttribute("href", /^\/tv\//);
  });
});
