import type { Page } from "@playwright/test";
import { startBuiltServer } from "#tests/support/built-server.ts";
import { startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { expect, ignoreProblems, openWithStoppedClock, test } from "./fixtures.ts";

// A film database that never responds (readings.md): the page says so within 3 s, and gives up at 5 s with the notice and a retry.

const notice = (page: Page) => page.locator("[data-slot=waiting]");
const stillWaiting = "Still waiting for the film database.";
const failure = (page: Page, text: string) => page.locator("[data-slot=failure]").filter({ hasText: text }).first();

/** Holds the browser's requests for data from now on. @returns lets them through again */
async function holdData(page: Page): Promise<() => Promise<void>> {
  const data = /\/(api|functions)\//;
  await page.route(data, () => undefined);
  return () => page.unroute(data);
}

const trendingFails = "Failed to load trending TV series";

/** A site whose film database does not respond about the trending series. */
async function hangingSite() {
  const provider = await startFaultyProvider();
  provider.setFault({ kind: "hang" }, /\/trending\/tv/);
  const site = await startBuiltServer({ TMDB_API_KEY: "any", TMDB_BASE_URL: provider.url, IMAGE_BASE_URL: "http://localhost:9/t/p/" });
  return { provider, site };
}

test("a page that arrives without some data says what it waits for, gives up, and recovers on a retry", async ({ page, problems }) => {
  const { provider, site } = await hangingSite();
  const release = await holdData(page);
  await openWithStoppedClock(page, `${site.url}/home`);
  await expect(notice(page)).toHaveText("");
  await page.clock.runFor(3000);
  await expect(notice(page)).toHaveText(stillWaiting);
  await page.clock.runFor(2100);
  await expect(failure(page, trendingFails)).toBeVisible();
  await expect(notice(page)).toHaveText("");
  provider.setFault(null);
  await release();
  await page.clock.resume();
  await failure(page, trendingFails).getByRole("link", { name: "Try again" }).click();
  await expect(failure(page, trendingFails)).toHaveCount(0);
  await page.close();
  ignoreProblems(problems, /localhost:9|request off the site|failed request|series-lists/);
  await site.stop();
  await provider.close();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("a part whose data were late says so, with a link that loads the page again", async ({ page, problems }) => {
    const { provider, site } = await hangingSite();
    await page.goto(`${site.url}/home`);
    await expect(failure(page, trendingFails)).toBeVisible();
    provider.setFault(null);
    await expect(async () => {
      await failure(page, trendingFails).getByRole("link", { name: "Try again" }).click({ timeout: 2000 });
      await expect(failure(page, trendingFails)).toHaveCount(0, { timeout: 2000 });
    }).toPass();
    await page.close();
    ignoreProblems(problems, /localhost:9|request off the site|failed request/);
    await site.stop();
    await provider.close();
  });
});

test("a clicked film shows what its card knows, then says what it waits for, and gives up", async ({ page, problems }) => {
  await openWithStoppedClock(page, "/top");
  const card = page.getByRole("list", { name: "Top Rated Movies" }).getByRole("link").first();
  const release = await holdData(page);
  await card.click();
  await page.clock.runFor(1000);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notice(page)).toHaveText("");
  await page.clock.runFor(2000);
  await expect(notice(page)).toHaveText(stillWaiting);
  await page.clock.runFor(2100);
  await expect(failure(page, "Unable to load movie details")).toBeVisible();
  await expect(notice(page)).toHaveText("");
  await release();
  await page.clock.resume();
  await failure(page, "Unable to load movie details").getByRole("link", { name: "Try again" }).click();
  await expect(failure(page, "Unable to load movie details")).toHaveCount(0);
  ignoreProblems(problems, /no response/);
});
