import { startBuiltServer } from "#tests/support/built-server.ts";
import { startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { canary, hostileTexts } from "#tests/support/hostile-texts.ts";
import { test as base, expect, expectNoSidewaysScroll, hydrated } from "./fixtures.ts";

// A provider whose every text is hostile, in a real browser, on the narrowest phone: nothing runs, nothing breaks out, nothing scrolls sideways.

const pictures = "http://localhost:9";
const paths = [
  "/home",
  "/movie/19",
  "/tv/900000501?season=1",
  "/actor/900100200",
  "/search?q=night",
  "/search?q=night&type=people",
  "/genres?genre=28",
  "/tv",
  "/player/2embed/movie/19",
];

const test = base.extend<{ text: string }>({
  text: ["", { option: true }],
  baseURL: async ({ text }, use) => {
    const provider = await startFaultyProvider();
    provider.setFault({ kind: "hostile", text });
    const site = await startBuiltServer({ TMDB_API_KEY: "any", TMDB_BASE_URL: provider.url, IMAGE_BASE_URL: `${pictures}/t/p/` });
    await use(site.url);
    await site.stop();
    await provider.close();
  },
});

for (const [name, text] of Object.entries(hostileTexts)) {
  test.describe(name, () => {
    test.use({ text, viewport: { width: 320, height: 640 } });
    test("is a text, and no more", async ({ page, misdeeds }) => {
      const dialogs: string[] = [];
      page.on("dialog", (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      for (const path of paths) {
        // On a busy machine an answer may come after a page's deadline: such a page is asked for again, as it says itself.
        await expect.poll(async () => (await page.goto(path))?.status()).toBe(200);
        if (!path.startsWith("/player")) await hydrated(page);
        expect(await page.evaluate((global) => [global in window, "polluted" in {}], canary)).toEqual([false, false]);
        await expectNoSidewaysScroll(page);
        // What is too wide for the hero is cut off, and scrolls nothing.
        expect(
          await page
            .locator("[data-slot=hero] p")
            .evaluateAll((texts) => texts.filter((text) => text.getBoundingClientRect().right > window.innerWidth).length),
        ).toBe(0);
      }
      expect(dialogs).toEqual([]);
      // Its pictures are nowhere; a request for one of another host counts.
      misdeeds.splice(
        0,
        misdeeds.length,
        ...misdeeds.filter((misdeed) => !/localhost:9(\/|$)|status of 503|ERR_(CONNECTION_REFUSED|UNSAFE_PORT)/.test(misdeed)),
      );
    });
  });
}
