import { expectAccessibleInBothThemes, expectNoSidewaysScroll, hydrated, test } from "./fixtures.ts";

// Every kind of page, in both themes and on the narrowest phone. The search dropdown and the consent panel have tests of their own.

const pages = [
  "/",
  "/home",
  "/top",
  "/movie/19-metropolis",
  "/tv",
  "/tv/900000503-judex",
  "/tv/900000517-one-step-beyond?season=99",
  "/genres?genre=35",
  "/discover?genres=18",
  "/actor/8635",
  "/about",
  "/blogs",
  "/privacy",
  "/terms",
  "/cookies",
  "/faq",
  "/contact",
  "/support",
];

for (const path of pages)
  test(`${path} is accessible in both themes and fits 320 px`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });
