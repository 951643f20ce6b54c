import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from "./fixtures.ts";

// Each page with titles shows where its feeds are, and they are there.

test("below Discover's results stand its feeds, which follow its filters", { tag: "@nightly" }, async ({ page, request }) => {
  await page.goto("/discover?genres=18&sort=rating");
  await hydrated(page);
  const feeds = page.locator("[data-slot=feed-links]");
  await expect(feeds.getByRole("link", { name: "Atom" })).toBeHidden();
  await feeds.getByText("Feed and lists for other software").focus();
  await page.keyboard.press("Enter");
  await expect(feeds.getByRole("link")).toHaveText(["Atom", "RSS", "Radarr"]);
  await expectAccessible(page, "[data-slot=feed-links]");
  await expectNoSidewaysScroll(page);
  const address = await feeds.getByRole("link", { name: "Radarr" }).getAttribute("href");
  expect(address).toBe("/feeds/radarr/discover?genres=18&sort=rating");
  const list = await (await request.get(address ?? "")).json();
  expect(list[0]).toMatchObject({ id: expect.any(Number), title: expect.any(String) });
  await page.getByRole("link", { name: "Series", exact: true }).click();
  await expect(page).toHaveURL(/type=tv/);
  await expect(feeds.locator("a")).toHaveText(["Atom", "RSS", "Sonarr"]);
});
