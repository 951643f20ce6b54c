import { adIn, agree, frameOf, test, toFooter, toldTo } from "./ad-site.ts";
import { expect } from "./fixtures.ts";

for (const { trigger, random, expected } of [
  { trigger: "none", random: 0, expected: [] },
  { trigger: "first", random: 0, expected: ["hover", "mount"] },
  { trigger: "second", random: 0, expected: ["click", "firstMove", "scroll"] },
  { trigger: "second", random: 0.99, expected: ["firstMove"] },
] as const) {
  test.describe(`AD_TRIGGERS=${trigger}, and chance says ${random}`, () => {
    test.use({ trigger });
    test(`the handler is called at: ${expected.join(", ") || "nothing"}`, async ({ page, ads }) => {
      const triggers = () => [...new Set(toldTo(ads).filter((what) => what.startsWith("trigger=")))].map((what) => what.slice("trigger=".length)).sort();
      await page.addInitScript((value) => {
        Math.random = () => value;
      }, random);
      await agree(page, "/home");
      await toFooter(page);
      await expect(adIn(page, "footer-banner").getByText("An ad")).toBeVisible();
      // A message that is not from our page is not heard.
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
      // The visitor's own click goes where it goes.
      await expect(page).toHaveURL(/\/movie\/\d+-/);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect.poll(triggers).toEqual([...expected]);
    });
  });
}
