import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { type BuiltServer, startBuiltServer } from "#tests/support/built-server.ts";
import { isNightly } from "#tests/support/nightly.ts";
import { safetyNetMs } from "#tests/support/safety-net.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, ignoreProblems, test } from "./fixtures.ts";
import { routes } from "./tour-routes.ts";
import { cutTexts, untranslatedTexts, watchData } from "./untranslated.ts";

// Two languages that only tests have (tests/support/build-test-languages.ts): at /de a pseudo-language with long words, at /ar English from right to left.

const folder = "test-results/test-languages";
const widths = isNightly ? [320, 390, 640, 768, 1024, 1280, 1440, 1920] : [320, 1440];
/** By day without pages of a kind that is among the others. */
const kinds = isNightly
  ? routes
  : routes.filter((route) => !/^\/(top|tv\/top|movie|movie\/961|person\/.*|privacy|terms|cookies|contact|support|search)$/.test(route));
/** What no language translates. */
const sameInAll = ["Matinee", "HD", "Atom", "RSS", "Radarr", "Sonarr"];

test.describe.configure({ mode: "default", timeout: 5 * safetyNetMs });

let site: BuiltServer;
test.beforeAll(async () => {
  execFileSync(process.execPath, ["tests/support/build-test-languages.ts", folder], { stdio: "inherit" });
  site = await startBuiltServer({}, [], `${folder}/build`);
});
test.afterAll(() => site?.stop());
// This site has another origin than baseURL. A narrower window may show another picture than the one that the wide one preloads.
test.afterEach(({ problems }) => ignoreProblems(problems, /^request off the site: http:\/\/localhost|preloaded using link preload/));

/** At each width: the window changes, and the page stays. */
async function forEachWidth(page: Page, check: (width: number) => Promise<void>): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await check(width);
  }
}

async function open(page: Page, path: string): Promise<void> {
  const response = await page.goto(site.url + path);
  expect(response?.status(), path).toBe(200);
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
}

test("words that are 40 % longer fit each page, and no text is the code's own", { tag: "@nightly" }, async ({ page }) => {
  const found: string[] = [];
  const fetched = watchData(page);
  for (const route of routes) {
    await open(page, `/de${route === "/" ? "" : route}`);
    await forEachWidth(page, async (width) => void found.push(...(await cutTexts(page)).map((text) => `${route} at ${width} px: ${text} is cut`)));
    found.push(...(await untranslatedTexts(page, fetched, sameInAll)).map((text) => `${route}: "${text}" is no word of the language`));
  }
  expect([...new Set(found)]).toEqual([]);
});

test("each page fits from right to left", { tag: "@nightly" }, async ({ page }) => {
  for (const route of kinds) {
    await open(page, `/ar${route === "/" ? "" : route}`);
    await forEachWidth(page, () => Promise.resolve());
    expect(await page.evaluate(() => [document.dir, document.documentElement.lang])).toEqual(["rtl", "ar"]);
    if (isNightly) await expectAccessible(page);
  }
});

test("keys, rows, pictures and arrows turn where lines run from right to left", { tag: "@nightly" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/ar/genres?genre=37");
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.locator("#genres [aria-current]")).toBeInViewport({ ratio: 1 });

  await open(page, "/ar/actor/8635");
  const timeline = page.getByRole("figure", { name: /titles by year and rating/ });
  await timeline.scrollIntoViewIfNeeded();
  await expect(timeline.locator('a[tabindex="0"]')).toBeInViewport();

  await open(page, "/ar/search?q=the");
  await page.getByRole("tab", { name: "People" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("tab", { name: "All" })).toBeFocused();

  const { items } = await (await page.request.get(`${site.url}/api/movies/popular`)).json();
  const images = items.slice(0, 3).map(({ backdrop_path: path }: { backdrop_path: string }) => ({ kind: "backdrop", path, width: 3840, height: 2160 }));
  await page.route("**/api/movies/19/images*", (route) => route.fulfill({ json: images }));
  await open(page, "/ar/movie/19-metropolis");
  await expect(page.getByRole("link", { name: "Back", exact: true }).locator("svg")).toHaveCSS("scale", "-1 1");
  const pictures = page.getByRole("region", { name: "Pictures", exact: true });
  await pictures.scrollIntoViewIfNeeded();
  await pictures.getByRole("link").first().click();
  const viewer = page.getByRole("dialog");
  await expect(viewer.getByRole("status")).toContainText("1 of 3");
  await page.keyboard.press("ArrowLeft");
  await expect(viewer.getByRole("img", { name: /picture 2 of 3/ })).toBeInViewport({ ratio: 0.9 });
  await viewer.getByRole("list").evaluate((slides) => slides.scrollBy({ left: -slides.clientWidth, behavior: "smooth" }));
  await expect(viewer.getByRole("status")).toContainText("3 of 3");
});
