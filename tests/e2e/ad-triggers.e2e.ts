import { everyNight } from "#tests/support/nightly.ts";
import { adIn, agree, frameOf, reportsTo, test, toFooter } from "./ad-site.ts";
import { expect } from "./fixtures.ts";

/** When each trigger fires is in features/ads/triggers.test.tsx. */
const configurations = [
  { trigger: "second", random: 0, expected: ["click", "firstMove", "scroll"] },
  { trigger: "none", random: 0, expected: [] },
  { trigger: "first", random: 0, expected: ["hover", "mount"] },
  { trigger: "second", random: 0.99, expected: ["firstMove"] },
] as const;

for (const { trigger, random, expected } of everyNight(configurations)) {
  test.describe(`AD_TRIGGERS=${trigger}, with Math.random() = ${random}`, () => {
    test.use({ trigger });
    test(`the handler is called on: ${expected.join(", ") || "nothing"}`, async ({ page, ads }) => {
      const triggers = () => [...new Set(reportsTo(ads).filter((what) => what.startsWith("trigger=")))].map((what) => what.slice("trigger=".length)).sort();
      await page.addInitScript((value) => {
        Math.random = () => value;
      }, random);
      await agree(page);
      await toFooter(page);
      await expect(adIn(page, "footer-banner").getByText("An ad")).toBeVisible();
      // The frame must ignore messages that are not from the page.
      await frameOf(page, "footer-banner")
        .contentFrame()
        .locator("body")
        .evaluate(() => window.postMessage({ type: "matinee:ad-trigger", trigger: "forged" }, "*"));

      const card = page.getByRole("list", { name: "Trending Now" }).getByRole("link").first();
      await card.scrollIntoViewIfNeeded();
      await page.mouse.move(5, 200);
      await page.mouse.wheel(0, 100);
      await card.hover();
      if (random === 0 && trigger === "second") await expect.poll(triggers).toContain("scroll");
      await card.click();
      // The trigger does not prevent the visitor's click.
      await expect(page).toHaveURL(/\/movie\/\d+-/);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect.poll(triggers).toEqual([...expected]);
    });
  });
}
