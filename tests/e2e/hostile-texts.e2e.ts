import { startBuiltServer } from "#tests/support/built-server.ts";
import { startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { canary, hostileSites } from "#tests/support/hostile-texts.ts";
import { everyNight } from "#tests/support/nightly.ts";
import { test as base, expect, expectNoSidewaysScroll, hydrated, ignoreProblems } from "./fixtures.ts";

// A provider whose texts are all hostile, on the narrowest phone: no script runs, no markup renders, nothing scrolls sideways.

const pictures = "http://localhost:9";
/** By day a title, a person, a search and the player; lists' cards are in the title's page. */
const paths = everyNight(
  [
    ...["/movie/19", "/actor/900100200", "/search?q=night&type=people", "/player/2embed/movie/19"],
    ...["/home", "/tv/900000501?season=1", "/search?q=night", "/genres?genre=28", "/tv"],
  ],
  4,
);

const test = base.extend<{ texts: readonly string[] }>({
  texts: [[], { option: true }],
  baseURL: async ({ texts }, use) => {
    const provider = await startFaultyProvider();
    provider.setFault({ kind: "hostile", texts });
    const site = await startBuiltServer({ TMDB_API_KEY: "any", TMDB_BASE_URL: provider.url, IMAGE_BASE_URL: `${pictures}/t/p/` });
    await use(site.url);
    await site.stop();
    await provider.close();
  },
});

for (const [name, texts] of Object.entries(hostileSites)) {
  test.describe(name, () => {
    test.use({ texts, viewport: { width: 320, height: 640 } });
    test("renders as plain text", async ({ page, problems }) => {
      const dialogs: string[] = [];
      page.on("dialog", (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      for (const path of paths) {
        // On a busy machine a page may miss its deadline and answer 503 with Retry-After.
        await expect.poll(async () => (await page.goto(path))?.status()).toBe(200);
        if (!path.startsWith("/player")) await hydrated(page);
        expect(await page.evaluate((global) => [global in window, "polluted" in {}], canary)).toEqual([false, false]);
        await expectNoSidewaysScroll(page);
        // The hero clips its overflow, so that a text too wide for it would not scroll.
        expect(
          await page
            .locator("[data-slot=hero] p")
            .evaluateAll((texts) => texts.filter((text) => text.getBoundingClientRect().right > window.innerWidth).length),
        ).toBe(0);
      }
      expect(dialogs).toEqual([]);
      // This provider has no picture host. Requests to any other host still fail the test.
      ignoreProblems(problems, /localhost:9(\/|$)|status of 503|ERR_(CONNECTION_REFUSED|UNSAFE_PORT)/);
    });
  });
}
