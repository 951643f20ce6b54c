import type { Locator, Page } from "@playwright/test";
import { words as server } from "#languages/en/server.ts";
import { words as site } from "#languages/en/site.ts";
import { OverloadError, overloadResponse } from "#server/http/overload-response.ts";
import { startBuiltServer } from "#tests/support/built-server.ts";
import { type FaultyProvider, startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { expect, ignoreProblems, openWithStoppedClock, test } from "./fixtures.ts";

// A film database that never responds (readings.md): the page says what it waits for, then gives up with the notice and a retry. The exact
// times are those of app/shell/waiting-notice.test.tsx and app/data/http-ask.test.ts.

const stillWaiting = (page: Page) => page.getByText("Still waiting for the film database.");
const failure = (page: Page, text: string) => page.locator("[data-slot=failure]").filter({ hasText: text }).first();
const trendingFails = "Failed to load trending TV series";
const trendingSeries = (page: Page) => page.getByRole("complementary", { name: "Trending Series" }).locator('a[href^="/tv/"]').first();

/** Holds the browser's requests for data from now on. @returns lets them through again */
async function holdData(page: Page): Promise<() => Promise<void>> {
  const data = /\/(api|functions)\//;
  await page.route(data, () => undefined);
  return () => page.unroute(data);
}

/** Lets the page's time pass until something shows. */
async function passUntilShown(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(shown).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0] });
}

/** Retries until the data are there: the circuit breaker may still be open. */
async function retryUntilShown(failed: Locator, shown: Locator): Promise<void> {
  await expect(async () => {
    if ((await failed.count()) > 0) await failed.getByRole("link", { name: "Try again" }).click({ timeout: 5000 });
    await expect(shown).toBeVisible({ timeout: 2000 });
  }).toPass();
}

/** A site whose film database does not respond to some requests, or refuses them. */
async function faultySite(...fault: Parameters<FaultyProvider["setFault"]>) {
  const provider = await startFaultyProvider();
  provider.setFault(...fault);
  const site = await startBuiltServer({ TMDB_API_KEY: "any", TMDB_BASE_URL: provider.url, IMAGE_BASE_URL: "http://localhost:9/t/p/" });
  const end = async (page: Page, problems: string[]) => {
    await page.close();
    // This provider has no picture host. On a busy machine the page may lack lists that the provider did send.
    ignoreProblems(problems, /: Failed to load resource|request off the site|failed request|(series|movie)-lists|: Unable/);
    await site.stop();
    await provider.close();
  };
  return { provider, url: site.url, end };
}

/** Playwright's clock does not move `AbortSignal.timeout`. */
async function deadlinesByTheClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException("late", "TimeoutError")), ms);
      return controller.signal;
    };
  });
}

test("a page that arrives without some data says what it waits for, gives up, and recovers on a retry", { tag: "@nightly" }, async ({ page, problems }) => {
  const { provider, url, end } = await faultySite({ kind: "hang" }, /\/trending\/tv/);
  const release = await holdData(page);
  await deadlinesByTheClock(page);
  await openWithStoppedClock(page, `${url}/home`);
  await expect(stillWaiting(page)).toHaveCount(0);
  await passUntilShown(page, stillWaiting(page));
  await passUntilShown(page, failure(page, trendingFails));
  await expect(stillWaiting(page)).toHaveCount(0);
  provider.setFault(null);
  await release();
  await page.clock.resume();
  await retryUntilShown(failure(page, trendingFails), trendingSeries(page));
  await end(page, problems);
});

test("a clicked film shows what its card has, then says what it waits for, and gives up", async ({ page, problems }) => {
  await deadlinesByTheClock(page);
  await openWithStoppedClock(page, "/top");
  const card = page.getByRole("list", { name: "Top Rated Movies" }).getByRole("link").first();
  const title = await card.locator("span").first().textContent();
  const release = await holdData(page);
  await card.click();
  await passUntilShown(page, page.getByRole("heading", { level: 1, name: title ?? "" }));
  await expect(stillWaiting(page)).toHaveCount(0);
  await passUntilShown(page, stillWaiting(page));
  await passUntilShown(page, failure(page, "Unable to load movie details"));
  await expect(stillWaiting(page)).toHaveCount(0);
  await release();
  await page.clock.resume();
  await failure(page, "Unable to load movie details").getByRole("link", { name: "Try again" }).click();
  await expect(failure(page, "Unable to load movie details")).toHaveCount(0);
  ignoreProblems(problems, /no response/);
});

test("a film that the film database did not send comes by itself, later", { tag: "@nightly" }, async ({ page, problems }) => {
  const { provider, url, end } = await faultySite({ kind: "status", status: 500 }, /\/movie\/961/);
  await deadlinesByTheClock(page);
  await openWithStoppedClock(page, `${url}/movie/961`);
  await expect(failure(page, "Unable to load movie details")).toContainText("Trying again in a few seconds.");
  provider.setFault(null);
  await passUntilShown(page, page.getByRole("heading", { level: 1, name: "The General" }));
  await end(page, problems);
});

test("the page of an overload loads itself again, three times at most", async ({ page, problems }) => {
  let visits = 0;
  await page.route("**/movie/19", async (route) => {
    visits += 1;
    const response = overloadResponse(new OverloadError(1000), "page", { language: "en", words: { server, site } }, {});
    return route.fulfill({ status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() });
  });
  await page.clock.install();
  await page.goto("/movie/19");
  const notice = page.getByText("Trying again in a few seconds.");
  await expect(notice).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(visits).toBe(4);
  }).toPass({ intervals: [0] });
  await expect(page.getByRole("heading", { level: 1, name: "Back in a moment" })).toBeVisible();
  await expect(notice).toBeHidden();
  await page.clock.runFor(60_000);
  expect(visits).toBe(4);
  ignoreProblems(problems, /503/);
});
