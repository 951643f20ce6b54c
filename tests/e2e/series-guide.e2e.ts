import type { Page } from "@playwright/test";
import { startBuiltServer } from "#tests/support/built-server.ts";
import { isNightly } from "#tests/support/nightly.ts";
import { type OddProvider, oddIds, startOddProvider } from "#tests/support/odd-series.ts";
import { expect, expectAccessibleInThemes, expectNoSidewaysScroll, hydrated, ignoreProblems, test as plainTest } from "./fixtures.ts";
import { takeLayoutShifts, watchLayoutShifts } from "./layout-shifts.ts";

// A live site whose provider has series of 77 seasons and of one season with a thousand episodes.

const test = plainTest.extend<{ ignoredProblems: undefined }, { provider: OddProvider; site: string }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const provider = await startOddProvider();
      await use(provider);
      await provider.close();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ provider }, use) => {
      const pictures = `${new URL(provider.url).origin}/t/p/`;
      const site = await startBuiltServer({ TMDB_API_KEY: "x", TMDB_BASE_URL: provider.url, IMAGE_BASE_URL: pictures });
      await use(site.url);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ site }, use) => use(site),
  ignoredProblems: [
    async ({ problems, provider }, use) => {
      await use(undefined);
      ignoreProblems(problems, [`request off the site: ${new URL(provider.url).origin}`]);
    },
    { auto: true },
  ],
});

// One site for all of them; the first one counts the calls.
test.describe.configure({ mode: "default" });

const grid = (page: Page) => page.getByRole("table", { name: /^Ratings of / });
const cell = (page: Page, name: string) => grid(page).getByRole("link", { name: new RegExp(`, ${name},`) });

async function openGuide(page: Page, id: number): Promise<void> {
  await page.goto(`/tv/${id}`);
  await hydrated(page);
  await page.getByRole("heading", { name: "Episode Guide" }).scrollIntoViewIfNeeded();
  await expect(grid(page)).toBeVisible();
}

test.describe("77 seasons", () => {
  test("load in view by few calls, and each cell plays its episode", async ({ page, provider }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await watchLayoutShifts(page);
    await page.goto(`/tv/${oddIds.manySeasons}`);
    await hydrated(page);
    await expect(page.getByText(/^Next episode: S77 E10, The House, .+, in 12 days$/)).toBeVisible();
    // A starved machine repeats a call that took too long.
    expect([...new Set(provider.calls)]).toEqual([`/tv/${oddIds.manySeasons}`, `/tv/${oddIds.manySeasons}/season/1`]);
    await page.getByRole("heading", { name: "Episode Guide" }).scrollIntoViewIfNeeded();
    await expect(grid(page).getByRole("columnheader")).toHaveCount(79);
    await expect(cell(page, "special 4")).toBeAttached();
    await expect(page.getByRole("link", { name: "S1 E7, 7日目" })).toBeVisible();
    // 981 episodes: at most 150 a call, one of them for the pages' own season.
    expect(provider.calls.length).toBeLessThanOrEqual(2 + 8);
    expect(await takeLayoutShifts(page)).toEqual([]);
    await cell(page, "season 2, episode 5").click();
    await expect(page).toHaveURL(/\?season=2&episode=5$/);
    await expect(page.getByRole("region", { name: "Episode", exact: true })).toContainText("S2:E5");
    await expect(page.getByRole("region", { name: "Player" })).toBeFocused();
    await expect(page.locator("[data-slot=stage]")).toBeInViewport({ ratio: 0.9 });
    await page.getByText("Episodes", { exact: true }).click();
    await expect(page.getByRole("link", { name: /^1\. 1日目/ }).last()).toBeAttached();
  });

  test("scroll in their own box on a phone, by keyboard too", { tag: "@nightly" }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openGuide(page, oddIds.manySeasons);
    await expectNoSidewaysScroll(page);
    // The last of the seasons has come.
    await expect(cell(page, "special 4")).toBeAttached();
    await cell(page, "season 1, episode 1").focus();
    for (const key of ["ArrowRight", "ArrowDown", "End", "ArrowLeft"]) await page.keyboard.press(key);
    const focused = cell(page, "season 77, episode 2");
    await expect(focused).toBeFocused();
    await expect(focused).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Home");
    const [first, rowHead] = [
      await cell(page, "season 1, episode 2").boundingBox(),
      await grid(page).getByRole("rowheader", { name: "2", exact: true }).boundingBox(),
    ];
    expect(first && rowHead && first.x >= rowHead.x + rowHead.width - 1).toBe(true);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\?season=1&episode=2$/);
  });
});

test("the guide is accessible, as a grid and as a list", async ({ page }) => {
  await openGuide(page, oddIds.absolute);
  await expectAccessibleInThemes(page);
  await page.getByText("Episodes", { exact: true }).click();
  await expect(grid(page)).toHaveCount(0);
  if (isNightly) await expectAccessibleInThemes(page, "[data-slot=section]:has(.guide)");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the guide is absent", { tag: "@nightly" }, async ({ page }) => {
    await page.goto(`/tv/${oddIds.manySeasons}`);
    await expect(page.getByRole("list", { name: "Episodes" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Episode Guide" })).toBeHidden();
  });
});
