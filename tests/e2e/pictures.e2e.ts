import { allLoaded } from "#tests/support/all-loaded.ts";
import { expect, hydrated, test } from "./fixtures.ts";
import { isSmallestEnough, picturesOf } from "./picture-choices.ts";

const walls = ["/", "/top", "/tv", "/movie/19", "/tv/900000501", "/actor/68", "/search?q=the", "/search?q=the&type=tv", "/search?q=fritz&type=people"];
const pages = [...walls, "/search?q=metropulis", "/genres?genre=18"];
/** Two, three, four and five columns at their ends, and beyond the widest room. */
const widthsPx = [320, 390, 639, 640, 767, 768, 1023, 1024, 1280, 1440, 1920];
/** What `sizes` may be off: a scroll bar, and roundings in a length that has to be short. */
const slack = 0.05;

for (const path of pages) {
  test(`the pictures of ${path} take the room that they say`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await hydrated(page);
    const wrong = new Set<string>();
    for (const widthPx of widthsPx) {
      await page.setViewportSize({ width: widthPx, height: 900 });
      const pictures = await picturesOf(page);
      expect(pictures.length).toBeGreaterThan(0);
      for (const { name, shownPx, promisedPx } of pictures)
        if (Math.abs(promisedPx / shownPx - 1) > slack) wrong.add(`${widthPx}: ${name} promises ${Math.round(promisedPx)}, takes ${shownPx}`);
    }
    expect([...wrong]).toEqual([]);
  });
}

// Each in a browser of its own: a larger copy that it has already would be taken again.
for (const [width, density] of [
  [390, 1],
  [390, 2],
  [390, 3],
  [1440, 1],
  [1440, 2],
] as const)
  for (const path of ["/", "/top", "/movie/19"])
    test.describe(`at ${width} px with ${density} device pixels each`, () => {
      test.use({ viewport: { width, height: 900 }, deviceScaleFactor: density });
      test(`the pictures of ${path} are the smallest that are enough`, async ({ page }) => {
        await page.goto(path);
        await allLoaded(page);
        const loaded = (await picturesOf(page)).filter(({ chosenPx }) => chosenPx > 0);
        expect(loaded.length).toBeGreaterThan(0);
        expect(loaded.filter((picture) => !isSmallestEnough(picture, density))).toEqual([]);
      });
    });

for (const path of [...walls, "/genres?genre=18"]) {
  test(`on ${path} one picture at most comes first, and every picture has its room`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
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
    expect(facts).toEqual({ urgent: path.startsWith("/genres") ? [] : [true], eagerBelow: 0, unsized: 0, styled: 0 });
  });
}

test("pictures that are broken before the page is alive become cards with the title", async ({ page, misdeeds }) => {
  await page.route("**/t/p/**", (route) => route.fulfill({ status: 404, contentType: "text/plain", body: "" }));
  // The scripts wait until every picture on the screen has failed.
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
  // Each failed picture is a line in the console, which is what was wanted here.
  misdeeds.length = 0;
});
