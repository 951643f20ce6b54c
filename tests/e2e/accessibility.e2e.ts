import { isNightly } from "#tests/support/nightly.ts";
import { expectAccessibleInThemes, expectNoSidewaysScroll, hydrated, ignoreProblems, test } from "./fixtures.ts";

// Every kind of page, on the narrowest phone too. What opens on a page, a film's page and Discover have tests of their own.

const kinds = {
  titles: ["/", "/tv/900000503-judex", "/actor/8635"],
  lists: ["/tv", "/genres?genre=35"],
  texts: ["/blogs", "/faq"],
};
/** Pages of the same kinds. */
const others = {
  "more titles and lists": ["/movie/19-metropolis", "/discover?genres=18", "/home", "/top", "/tv/900000517-one-step-beyond?season=99"],
  "more texts": ["/contact", "/about", "/privacy", "/terms", "/cookies", "/support"],
};

for (const [kind, paths] of Object.entries({ ...kinds, ...(isNightly && others) }))
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
