import { allLoaded } from "#tests/support/all-loaded.ts";
import { everyNight, isNightly } from "#tests/support/nightly.ts";
import { expect, hydrated, test } from "./fixtures.ts";
import { isSmallestEnough, picturesOf, type ShownPicture } from "./picture-choices.ts";

const gridPages = [
  ...["/", "/movie/19", "/search?q=the&type=all"],
  // Made of the same grids, most of them.
  ...(isNightly ? ["/tv", "/discover", "/actor/68", "/top", "/discover?type=tv", "/tv/900000501", "/search?q=the", "/search?q=the&type=tv"] : []),
  ...(isNightly ? ["/search?q=fritz&type=people"] : []),
];
const pages = [...gridPages, ...(isNightly ? ["/search?q=zzzzzz", "/genres?genre=18"] : [])];
/** The widths at which the number of columns changes, and one beyond the widest page. */
const widthsPx = [320, 390, 639, 640, 767, 768, 1023, 1024, 1280, 1440, 1920];
/** `sizes` may be off by a scroll bar and by rounding. */
const tolerance = 0.05;

test("pictures have a size, at most one of a page has priority, and their widths are those of their sizes attribute", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of pages)
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto(path);
      await hydrated(page);
      // The films that a search without a result suggests may load after the page.
      await expect(page.locator("main img").first()).toBeAttached();
      const facts = await page.evaluate(() => {
        const images = [...document.querySelectorAll("img")];
        const foldPx = window.innerHeight;
        return {
          urgent: images.filter((image) => image.fetchPriority === "high").map((image) => image.getBoundingClientRect().top < foldPx),
          eagerBelow: images.filter((image) => image.loading !== "lazy" && image.getBoundingClientRect().top >= foldPx).length,
          unsized: images.filter((image) => !image.getAttribute("width") || !image.getAttribute("height")).length,
          styled: document.querySelectorAll("[style]").length,
        };
      });
      expect(facts).toEqual({ urgent: gridPages.includes(path) ? [true] : [], eagerBelow: 0, unsized: 0, styled: 0 });
      const wrong = new Set<string>();
      for (const widthPx of widthsPx) {
        await page.setViewportSize({ width: widthPx, height: 900 });
        const pictures = await picturesOf(page);
        expect(pictures.length).toBeGreaterThan(0);
        for (const { name, shownPx, promisedPx } of pictures)
          if (Math.abs(promisedPx / shownPx - 1) > tolerance) wrong.add(`${widthPx}: ${name} promises ${Math.round(promisedPx)}, takes ${shownPx}`);
      }
      expect([...wrong]).toEqual([]);
    });
});

// Each in a browser of its own, because a browser reuses a larger copy from its cache.
const screens = [
  { width: 390, density: 2 },
  ...(isNightly
    ? [
        { width: 1440, density: 1 },
        { width: 390, density: 1 },
        { width: 390, density: 3 },
        { width: 1440, density: 2 },
      ]
    : []),
];
for (const { width, density } of screens)
  for (const path of everyNight(["/movie/19", "/"]))
    test.describe(`at ${width} px with ${density} device pixels each`, () => {
      test.use({ viewport: { width, height: 900 }, deviceScaleFactor: density });
      test(`the pictures of ${path} are the smallest that suffice`, async ({ page }) => {
        await page.goto(path);
        await allLoaded(page);
        const loaded = (await picturesOf(page)).filter(({ chosenPx }) => chosenPx > 0);
        expect(loaded.length).toBeGreaterThan(0);
        // Of three device pixels, two suffice.
        const suffices = (picture: ShownPicture) => isSmallestEnough(picture, density) || (density === 3 && isSmallestEnough(picture, 2));
        expect(loaded.filter((picture) => !suffices(picture))).toEqual([]);
      });
    });

test("pictures that fail before hydration become cards with the title", async ({ page, problems }) => {
  await page.route("**/t/p/**", (route) => route.fulfill({ status: 404, contentType: "text/plain", body: "" }));
  // Holds the scripts back until a picture has failed.
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  const failed = page.waitForResponse(/\/t\/p\//);
  await page.goto("/top", { waitUntil: "commit" });
  await failed;
  resolve();
  await hydrated(page);
  const first = page.getByRole("list", { name: "Top Rated Movies" }).getByRole("link").first();
  await expect(first.locator('[data-slot="poster-placeholder"]')).toBeVisible();
  // The test provokes a console error for each picture.
  problems.length = 0;
});
