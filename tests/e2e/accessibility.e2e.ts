import { isNightly } from "#tests/support/nightly.ts";
import { expect, expectAccessibleInThemes, expectEnhancedContrast, expectNoSidewaysScroll, hydrated, ignoreProblems, test } from "./fixtures.ts";
import { routes } from "./tour-routes.ts";

// Kinds of pages, on the narrowest phone too. Other journeys check the kinds that they visit, and what opens there: title-sections (a film),
// series-guide (a series), person-career, discover, search-page, list, import, settings, collection, gallery-and-credits, endings, continue (Home).

const kinds = {
  "the landing page, lists and a text": ["/", "/tv", "/genres?genre=35", "/blogs"],
};
/** Pages of the same kinds. */
const others = {
  "more titles and lists": [
    "/movie/19-metropolis",
    "/tv/900000503-judex",
    "/actor/8635",
    "/discover?genres=18",
    "/home",
    "/top",
    "/tv/900000517-one-step-beyond?season=99",
  ],
  "more texts": ["/faq", "/contact", "/about", "/privacy", "/terms", "/cookies", "/support"],
};

/** From right to left: by night every route. */
const inArabic = {
  "Arabic pages": (isNightly ? routes : ["/home", "/movie/19-metropolis", "/tv/900000505", "/search?q=keaton&type=people"]).map((path) =>
    path === "/" ? "/ar" : `/ar${path}`,
  ),
};

for (const [kind, paths] of Object.entries({ ...kinds, ...(isNightly && others), ...inArabic }))
  test(`${kind} are accessible and fit 320 px: ${paths.join(" ")}`, async ({ page, problems }) => {
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
  });

if (isNightly) {
  for (const colorScheme of ["dark", "light"] as const)
    test(`text has the contrast of WCAG 1.4.6 for a visitor who asks for more, in the ${colorScheme} theme`, async ({ page }) => {
      await page.emulateMedia({ contrast: "more", colorScheme, reducedMotion: "reduce" });
      for (const path of ["/discover?genres=18", "/movie/19-metropolis", "/settings", "/", "/tv/900000505", "/list/import", "/actor/8635"]) {
        await page.goto(path);
        await hydrated(page);
        await expectEnhancedContrast(page);
      }
    });

  test("in forced colors, a pressed button shows its icon in the highlight's text color, and choices have borders", async ({ page }) => {
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
}
