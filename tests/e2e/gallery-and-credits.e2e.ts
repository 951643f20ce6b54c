import type { Page } from "@playwright/test";
import { everyNight } from "#tests/support/nightly.ts";
import { expect, expectAccessibleInThemes, expectNoSidewaysScroll, hydrated, partHydrated, test } from "./fixtures.ts";
import { giveMetropolisPictures } from "./many-pictures.ts";

// The pictures of a title, and everybody who made it.

const film = "/movie/19-metropolis";

async function openWithPictures(page: Page, count: number) {
  await giveMetropolisPictures(page, count);
  await page.goto(film);
  await hydrated(page);
  const section = page.getByRole("region", { name: "Pictures", exact: true });
  await section.scrollIntoViewIfNeeded();
  const pictures = section.getByRole("list", { name: "Pictures of Metropolis" }).getByRole("link");
  await expect(pictures.first()).toBeVisible();
  return { section, pictures };
}

const viewerOf = (page: Page) => page.getByRole("dialog", { name: "Pictures of Metropolis" });

test("the viewer opens on a picture, steps by keys and buttons, holds the focus, gives it back, and closes with its page", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const { pictures } = await openWithPictures(page, 12);
  const entries = await page.evaluate(() => history.length);
  await pictures.nth(1).click();
  const viewer = viewerOf(page);
  const counter = viewer.getByRole("status");
  await expect(counter).toHaveText("Poster of Metropolis, picture 2 of 122 of 12");
  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByRole("img", { name: "Scene of Metropolis, picture 3 of 12" })).toBeInViewport();
  await page.keyboard.press("End");
  await expect(counter).toContainText("12 of 12");
  await expect(viewer.getByRole("button", { name: "Next picture" })).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Home");
  await expect(viewer.getByRole("img", { name: /picture 1 of 12/ })).toBeInViewport();
  await viewer.getByRole("button", { name: "Next picture" }).click();
  await expect(counter).toContainText("2 of 12");
  for (let index = 0; index < 12; index += 1) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null)).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(pictures.nth(1)).toBeFocused();
  expect([await page.evaluate(() => history.length), new URL(page.url()).pathname]).toEqual([entries, film]);
  await pictures.first().click();
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("link", { name: "Watch on Matinee" })).toBeVisible();
  await page.getByRole("link", { name: "Watch on Matinee" }).click();
  await expect(page).toHaveURL("/home");
});

const windows = [
  [390, 844],
  [1440, 900],
] as const;
for (const [width, height] of everyNight(windows))
  test(`gallery and viewer are accessible, and a swipe moves by one picture, at ${width} x ${height}`, { tag: "@nightly" }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const { section, pictures } = await openWithPictures(page, 20);
    await expect(pictures).toHaveCount(12);
    const { height: closed } = (await section.boundingBox()) ?? { height: 0 };
    expect(closed).toBeLessThan(400);
    await section.getByRole("button", { name: "Show all 20 pictures" }).click();
    await expect(pictures).toHaveCount(20);
    await expect(pictures.nth(12)).toBeFocused();
    await expectNoSidewaysScroll(page);
    await expectAccessibleInThemes(page, "[data-slot=section]:has([aria-label^=Pictures])");
    await pictures.first().click();
    await expect(viewerOf(page)).toBeVisible();
    await expectAccessibleInThemes(page, "dialog[open]");
    const slides = viewerOf(page).getByRole("list", { name: "Pictures of Metropolis" });
    await slides.evaluate((list) => list.scrollBy({ left: list.clientWidth, behavior: "smooth" }));
    await expect(viewerOf(page).getByRole("status")).toContainText("2 of 20");
    await viewerOf(page).getByRole("button", { name: "Close pictures" }).click();
    await expect(viewerOf(page)).toBeHidden();
  });

test("all cast and crew open in place, and stand on a page of their own", { tag: "@nightly" }, async ({ page }) => {
  await page.goto(film);
  await hydrated(page);
  const toggle = page.getByRole("link", { name: "All cast and crew" });
  await toggle.scrollIntoViewIfNeeded();
  await partHydrated(toggle);
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("region", { name: "Writing" }).getByRole("listitem")).toHaveText([
    /Fritz Lang.*Screenplay/,
    /Thea von Harbou.*Screenplay, Novel/,
  ]);
  await page.getByRole("region", { name: "Directing" }).getByRole("link", { name: "Fritz Lang" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fritz Lang");
  await page.goBack();
  await expect(page.getByRole("region", { name: "Directing" })).toBeVisible();
  await page.goto("/movie/19/credits");
  await hydrated(page);
  await expect(page).toHaveURL(`${film}/credits`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cast and crew of Metropolis");
  await expectAccessibleInThemes(page);
});
