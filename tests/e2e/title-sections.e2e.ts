import type { Locator, Page } from "@playwright/test";
import { startBuiltServer } from "#tests/support/built-server.ts";
import { startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { everyNight, isNightly } from "#tests/support/nightly.ts";
import { test as base, expect, expectAccessibleInThemes, expectNoSidewaysScroll, hydrated, ignoreProblems, partHydrated } from "./fixtures.ts";
import { takeLayoutShifts, watchLayoutShifts } from "./layout-shifts.ts";

// What a title's page shows beside its player: trailers, where to watch, facts, recommendations. On a site with live data of a stand-in provider.

const pictureHost = "http://localhost:9";
const videoHost = "https://www.youtube-nocookie.com";
const film = "/movie/19-metropolis";
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><rect width="16" height="9" fill="#456"/></svg>';

const test = base.extend<{ videoRequests: string[] }, { site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const provider = await startFaultyProvider({ extras: true });
      const site = await startBuiltServer({ TMDB_API_KEY: "any", TMDB_BASE_URL: provider.url, IMAGE_BASE_URL: `${pictureHost}/t/p/` });
      await use(site.url);
      await site.stop();
      await provider.close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ site }, use) => use(site),
  /** Of the host of the trailers, which a test answers itself. */
  videoRequests: [
    async ({ page, problems }, use) => {
      const requests: string[] = [];
      await page.route(`${pictureHost}/**`, (route) => route.fulfill({ contentType: "image/svg+xml", body: picture }));
      await page.route(`${videoHost}/**`, (route) => {
        requests.push(route.request().url());
        return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>A trailer</title><p>The trailer plays" });
      });
      await use(requests);
      ignoreProblems(problems, [`request off the site: ${pictureHost}`]);
      if (requests.length > 0) ignoreProblems(problems, [`request off the site: ${videoHost}`]);
    },
    { auto: true },
  ],
});

// One site for all of them.
test.describe.configure({ mode: "default" });

const section = (page: Page, name: string): Locator => page.getByRole(name === "Similar Movies" ? "complementary" : "region", { name, exact: true });

/** Opens a page and waits for its sections' code. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await section(page, "Facts").scrollIntoViewIfNeeded();
}

test("a trailer loads on its press alone; Escape closes it, the focus returns, Back leaves the page", async ({ page, videoRequests }) => {
  await page.goto("/about");
  await open(page, film);
  expect(videoRequests).toEqual([]);
  const entries = await page.evaluate(() => history.length);
  const button = page.getByRole("button", { name: "Trailer, plays on YouTube" });
  await partHydrated(button);
  for (const closing of ["Escape", "Enter"]) {
    await button.click();
    const dialog = page.getByRole("dialog", { name: "Example trailer" });
    await expect(dialog.frameLocator("iframe").getByText("The trailer plays")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Close the video" })).toBeFocused();
    await page.keyboard.press(closing);
    await expect(dialog).toHaveCount(0);
    await expect(page.locator(`iframe[src^="${videoHost}"]`)).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  const further = section(page, "Videos").getByRole("button", { name: /^Example clip/ });
  await partHydrated(further);
  await further.click();
  await expect(page.getByRole("dialog", { name: "Example clip" })).toBeVisible();
  expect(videoRequests).toHaveLength(3);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  // The hidden page's dialog must not lock the page that Back shows.
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/faq");
});

test.describe("in a browser in German", () => {
  test.use({ locale: "de-DE" });
  test("the country is guessed, and what it changes moves nothing", { tag: "@nightly" }, async ({ page }) => {
    await watchLayoutShifts(page);
    await page.goto(film);
    await hydrated(page);
    await expect(page.locator("[data-slot=backdrop] [data-slot=facts]")).toContainText("German · 12");
    await expect(section(page, "Where to Watch").getByRole("combobox", { name: "Country" })).toHaveValue("DE");
    expect(await takeLayoutShifts(page)).toEqual([]);
  });
});

const windows = [
  [390, 844],
  [1440, 900],
] as const;
for (const [width, height] of everyNight(windows))
  test(`all sections are accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of everyNight([film, "/tv/900000505"])) {
      await open(page, path);
      for (const name of ["Where to Watch", "Videos", "Facts", "Recommendations"]) await expect(section(page, name)).toBeVisible();
      await expectAccessibleInThemes(page);
      await page.setViewportSize({ width: 320, height });
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width, height });
    }
    if (!isNightly) return;
    const video = section(page, "Videos").getByRole("button").first();
    await partHydrated(video);
    await video.click();
    await page.getByRole("dialog").waitFor();
    await expectAccessibleInThemes(page, "dialog[open]");
  });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("facts and services are there, and nothing that needs script", { tag: "@nightly" }, async ({ page, videoRequests }) => {
    await page.goto(film);
    await expect(section(page, "Where to Watch")).toContainText("United States");
    await expect(section(page, "Where to Watch").getByRole("list", { name: "Stream" })).toBeVisible();
    await expect(section(page, "Facts").getByRole("link", { name: "IMDb (opens a new window)" })).toHaveAttribute("rel", "noopener noreferrer nofollow");
    await expect(section(page, "Recommendations").getByRole("link")).toHaveCount(6);
    for (const name of [/Trailer/, /Load more/]) await expect(page.getByRole("button", { name })).toHaveCount(0);
    await expect(section(page, "Videos")).toHaveCount(0);
    expect(videoRequests).toEqual([]);
  });
});
