import type { Page } from "@playwright/test";
import { type BuiltServer, startBuiltServer } from "#tests/support/built-server.ts";
import { type FaultyProvider, startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { everyNight } from "#tests/support/nightly.ts";
import { test as base, expect, hydrated, ignoreProblems } from "./fixtures.ts";
import { recordToasts } from "./toasts.ts";

// specification.md, section 8: one provider call fails; the section shows its message, a toast shows it too, and a retry recovers.

type Site = { site: BuiltServer; provider: FaultyProvider };

const test = base.extend<{ failing: Site }>({
  failing: async ({ page, problems }, use) => {
    const provider = await startFaultyProvider();
    const site = await startBuiltServer({ TMDB_API_KEY: "any", TMDB_BASE_URL: provider.url, IMAGE_BASE_URL: "http://localhost:9/t/p/" });
    await use({ site, provider });
    await page.close();
    // The test provokes the failures, and this provider has no picture host.
    const expected = /50[23]|localhost:9|: (Failed|Unable|\/api|\/functions)|movie-lists|series-lists|HTTP 502|request off the site|failed request/;
    ignoreProblems(problems, expected);
    await site.stop();
    await provider.close();
  },
});

type Row = { path: string; fails: RegExp; text: string; status: number };

/** Each message is also in its screen's own tests. The rows of a journey share a site: what fails has not been loaded by a page before it. A title comes before the lists that know it. */
const journeys: Record<string, readonly Row[]> = {
  "Home's popular films and a season": [
    { path: "/home", fails: /\/movie\/popular/, text: "Failed to load popular movies", status: 503 },
    { path: "/tv/900000505", fails: /\/season\//, text: "Unable to load season details", status: 200 },
  ],
  "a film, a search, a genre, a person and Home's trending films": [
    { path: "/movie/961", fails: /\/movie\/961/, text: "Unable to load movie details", status: 503 },
    { path: "/search?q=night", fails: /\/search\/movie/, text: "Failed to load search results", status: 503 },
    { path: "/genres?genre=27", fails: /\/discover\/movie/, text: "Failed to load genre movies", status: 200 },
    { path: "/actor/900100200", fails: /\/person\//, text: "Failed to load actor information", status: 503 },
    { path: "/tv/top", fails: /\/tv\/top_rated/, text: "Failed to load top rated TV series", status: 503 },
    { path: "/home", fails: /\/trending\/movie/, text: "Failed to load trending movies", status: 200 },
  ],
  "a series, lists of series and of films, a search of all and a genre of series": [
    { path: "/tv/900000505", fails: /\/tv\/900000505$/, text: "Unable to load TV series details", status: 503 },
    { path: "/tv", fails: /\/tv\/popular/, text: "Failed to load popular TV series", status: 503 },
    { path: "/top", fails: /\/movie\/top_rated/, text: "Failed to load top rated movies", status: 503 },
    { path: "/search?q=night&type=all", fails: /\/search\/tv/, text: "Failed to load search results", status: 200 },
    { path: "/genres?genre=10765&tab=tv", fails: /\/discover\/tv/, text: "Failed to load genre TV series", status: 200 },
  ],
};

async function failAndRecover(page: Page, { site, provider }: Site, toasts: readonly string[], { path, fails, text, status }: Row): Promise<void> {
  provider.setFault({ kind: "status", status: 500 }, fails);
  // A toast shows after hydration, and again after a retry that fails.
  const toastCount = () => toasts.filter((toast) => toast.includes("Error") && toast.includes(text)).length;
  const before = toastCount();
  const response = await page.goto(site.url + path);
  expect(response?.status(), path).toBe(status);
  await hydrated(page);
  const notice = page.locator("[data-slot=failure]").filter({ hasText: text });
  await expect(notice.first()).toBeVisible();
  await expect.poll(toastCount).toBeGreaterThan(before);
  const retry = notice.first().getByRole("link", { name: "Try again" });
  const shown = toastCount();
  await retry.click();
  await expect.poll(toastCount).toBeGreaterThan(shown);
  provider.setFault(null);
  const calls = provider.calls.length;
  const hasRecovered = () => provider.calls.slice(calls).some((call) => fails.test(call));
  // The circuit breaker may still be open, or the call come too late for the page: the visitor retries until the notice has gone.
  await expect(async () => {
    // While the request is pending there is no retry link.
    if ((await notice.count()) > 0) await retry.click({ timeout: 5000 });
    expect(hasRecovered()).toBe(true);
    await expect(notice).toHaveCount(0, { timeout: 5000 });
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  }).toPass();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

for (const [name, rows] of everyNight(Object.entries(journeys)))
  test(`${name}: each says that it failed, also as a toast, with a retry that recovers`, async ({ page, failing }) => {
    const toasts = await recordToasts(page);
    for (const row of everyNight(rows)) await test.step(`${row.path}: ${row.text}`, () => failAndRecover(page, failing, toasts, row));
  });
