import type { Page } from "@playwright/test";
import { expect, expectAccessibleInThemes, expectEnhancedContrast, expectNoSidewaysScroll, hydrated, ignoreProblems, test } from "./fixtures.ts";
import { routes } from "./tour-routes.ts";

// Kinds of pages, on the narrowest phone too. Other journeys check the kinds that they visit, and what opens there: title-sections (a film),
// series-guide (a series), person-career, discover, search-page, list, settings, collection, gallery-and-credits, endings, continue (Home).

async function expectAccessibleFrom320px(page: Page, problems: string[], paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(path);
    await hydrated(page);
    await expectAccessibleInThemes(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  }
  // On a slow machine the window is narrower before the picture that the wide one preloads is shown.
  ignoreProblems(problems, /preloaded using link preload but not used/);
}

test("the landing page and a list are accessible and fit 320 px", ({ page, problems }) => expectAccessibleFrom320px(page, problems, ["/", "/genres?genre=35"]));

/** Pages of the same kinds, texts, and each route from right to left. */
const others = {
  "More lists": ["/tv", "/discover?genres=18", "/home", "/top"],
  "More titles": ["/movie/19-metropolis", "/tv/900000503-judex", "/actor/8635", "/tv/900000517-one-step-beyond?season=99"],
  Texts: ["/blogs", "/faq", "/contact", "/about", "/privacy", "/terms", "/cookies", "/support"],
  "Arabic pages": routes.map((path) => (path === "/" ? "/ar" : `/ar${path}`)),
};

for (const [kind, paths] of Object.entries(others))
  test(`${kind} are accessible and fit 320 px`, { tag: "@nightly" }, async ({ page, problems }) => {
    test.slow();
    await expectAccessibleFrom320px(page, problems, paths);
  });

for (const colorScheme of ["dark", "light"] as const)
  test(`text has the contrast of WCAG 1.4.6 for a visitor who asks for more, in the ${colorScheme} theme`, { tag: "@nightly" }, async ({ page }) => {
    await page.emulateMedia({ contrast: "more", colorScheme, reducedMotion: "reduce" });
    for (const path of ["/discover?genres=18", "/movie/19-metropolis", "/settings", "/", "/tv/900000505", "/list/import", "/actor/8635"]) {
      await page.goto(path);
      await hydrated(page);
      await expectEnhancedContrast(page);
    }
  });

test("in forced colors, a pressed button shows its icon in the highlight's text color, and choices have borders", { tag: "@nightly" }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/movie/19-metropolis");
  await hydrated(page);
  const save = page.getByRole("button", { name: "Save to My list" });
  await save.click();
  await expect(save).toHaveAttribute("aria-pressed", "true");
  const [color, ...drawn] = await save.evaluate((button) => {
    const icon = getComputedStyle(button.querySelector("svg") ?? button);
    return [getComputedStyle(button).color, icon.stroke, icon.fill];
  });
  expect(drawn).toEqual([color, color]);
  await expect(page.locator("label", { hasText: "Light" }).filter({ visible: true })).toHaveCSS("border-top-style", "solid");
});
