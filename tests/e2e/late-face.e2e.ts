import { everyNight } from "#tests/support/nightly.ts";
import { expect, test } from "./fixtures.ts";
import { hold } from "./held-requests.ts";
import { takeLayoutShifts, watchLayoutShifts } from "./layout-shifts.ts";

// On a slow line the display face comes after the first paint. Its fallback is as wide as titles are on average, so that no line breaks elsewhere.

const family = "Big Shoulders Display";

for (const width of everyNight([390, 768, 1440]))
  test(`the display face that comes late moves nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchLayoutShifts(page);
    for (const path of ["/home", "/movie/19-metropolis", "/tv", "/tv/top", "/list"]) {
      const faces = await hold(page, /\.woff2$/);
      // The load event waits for the face.
      await page.goto(path, { waitUntil: "commit" });
      await expect(page.locator("h1")).toBeVisible();
      const hasFallback = await page.evaluate(async (name) => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return await document.fonts.load(`800 1em "${name} Fallback"`).then(Boolean, () => false);
      }, family);
      test.skip(!hasFallback, "this machine has neither Arial nor Liberation Sans");
      expect(await page.evaluate((name) => document.fonts.check(`800 1em "${name}"`), family), `${path} without the face`).toBe(false);
      await takeLayoutShifts(page);
      faces.release();
      await expect.poll(() => page.evaluate((name) => document.fonts.check(`800 1em "${name}"`), family)).toBe(true);
      expect(await takeLayoutShifts(page), path).toEqual([]);
      await page.unrouteAll();
    }
  });
