import { type BuiltServer, startBuiltServer } from "#tests/support/built-server.ts";
import { type FaultyProvider, startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { test as base, expect, hydrated } from "./fixtures.ts";

// Section 8's table: the provider fails just there; the page says so in its place and, where script runs, in a toast; a retry mends it.

type Site = { site: BuiltServer; provider: FaultyProvider };

const test = base.extend<{ failing: Site }>({
  failing: async ({ page, misdeeds }, use) => {
    const provider = await startFaultyProvider();
    const site = await startBuiltServer({ TMDB_API_KEY: "any", TMDB_BASE_URL: provider.url, IMAGE_BASE_URL: "http://localhost:9/t/p/" });
    await use({ site, provider });
    await page.close();
    // The failures are the point, and this provider's pictures are nowhere; all else counts.
    const expected = /50[23]|localhost:9|: (Failed|Unable|\/api|\/functions)|movie-lists|series-lists|HTTP 502|request off the site|failed request/;
    misdeeds.splice(0, misdeeds.length, ...misdeeds.filter((misdeed) => !expected.test(misdeed)));
    await site.stop();
    await provider.close();
  },
});

const rows = [
  { path: "/home", fails: /\/trending\/movie/, text: "Failed to load trending movies", status: 200 },
  { path: "/home", fails: /\/movie\/popular/, text: "Failed to load popular movies", status: 503 },
  { path: "/top", fails: /\/movie\/top_rated/, text: "Failed to load top rated movies", status: 503 },
  { path: "/tv", fails: /\/tv\/popular/, text: "Failed to load popular TV series", status: 503 },
  { path: "/tv/top", fails: /\/tv\/top_rated/, text: "Failed to load top rated TV series", status: 503 },
  { path: "/movie/961", fails: /\/movie\/961/, text: "Unable to load movie details", status: 503 },
  { path: "/tv/900000505", fails: /\/tv\/900000505$/, text: "Unable to load TV series details", status: 503 },
  { path: "/tv/900000505", fails: /\/season\//, text: "Unable to load season details", status: 200 },
  { path: "/search?q=night", fails: /\/search\/movie/, text: "Failed to load search results", status: 503 },
  { path: "/genres?genre=27", fails: /\/discover\/movie/, text: "Failed to load genre movies", status: 200 },
  { path: "/genres?genre=10765&tab=tv", fails: /\/discover\/tv/, text: "Failed to load genre TV series", status: 200 },
  { path: "/actor/900100200", fails: /\/person\//, text: "Failed to load actor information", status: 503 },
];

for (const { path, fails, text, status } of rows) {
  test(`${path}: "${text}", as a toast as well, with a retry that mends it`, async ({ page, failing: { site, provider } }) => {
    provider.setFault({ kind: "status", status: 500 }, fails);
    const answer = await page.goto(site.url + path);
    expect(answer?.status()).toBe(status);
    await hydrated(page);
    const notice = page.locator("[data-slot=failure]").filter({ hasText: text }).first();
    await expect(notice).toBeVisible();
    // Said by a toast as soon as script runs, and again after a retry in vain.
    const toast = page.locator("[data-slot=toast]").filter({ hasText: text });
    await expect(toast).toContainText("Error");
    // It may have gone by itself already.
    await toast
      .getByRole("button", { name: "Close" })
      .click({ timeout: 2000 })
      .catch(() => undefined);
    await expect(toast).toHaveCount(0);
    await notice.getByRole("link", { name: "Try again" }).click();
    await expect(toast).toContainText("Error");
    provider.setFault(null);
    // The breaker may still look for the provider's return: the visitor tries until it answers.
    await expect(async () => {
      const retry = page.locator("[data-slot=failure]").filter({ hasText: text }).getByRole("link", { name: "Try again" });
      if ((await retry.count()) > 0) await retry.first().click({ timeout: 1000 });
      await expect(page.locator("[data-slot=failure]").filter({ hasText: text })).toHaveCount(0, { timeout: 1500 });
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0, { timeout: 500 });
    }).toPass({ timeout: 15_000 });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}
