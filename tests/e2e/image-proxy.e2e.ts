import type { Page } from "@playwright/test";
import { allLoaded } from "#tests/support/all-loaded.ts";
import { type BuiltServer, startBuiltServer } from "#tests/support/built-server.ts";
import { startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { type PictureHostStandIn, startPictureHost } from "#tests/support/picture-host.ts";
import { test as base, expect, expectAccessibleInThemes, ignoreProblems } from "./fixtures.ts";
import { takeLayoutShifts, watchLayoutShifts } from "./layout-shifts.ts";

type Proxied = { site: BuiltServer; host: PictureHostStandIn };

// Each test starts a site, a provider and an image host of its own.
base.slow();

/** Opens a page after it answers 200: on a busy machine the first render may miss its deadline. */
async function openWhole(page: Page, address: string): Promise<void> {
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(200);
  await page.goto(address);
  await allLoaded(page);
}

const test = base.extend<{ proxied: Proxied }>({
  proxied: async ({ page, problems }, use) => {
    const [provider, host] = await Promise.all([startFaultyProvider({ photographs: true }), startPictureHost()]);
    const site = await startBuiltServer({ TMDB_API_KEY: "any", TMDB_BASE_URL: provider.url, IMAGE_BASE_URL: host.baseUrl, IMAGE_PROXY: "on" });
    await use({ site, host });
    await page.close();
    // This site has another origin than baseURL. A request to the image host still fails the test.
    ignoreProblems(problems, [`request off the site: ${site.url}`]);
    await site.stop();
    await Promise.all([provider.close(), host.close()]);
  },
});

test("with the proxy on, pictures come from this site as WebP; without the image host, cards show their titles", { tag: "@nightly" }, async ({
  page,
  problems,
  proxied: { site, host },
}) => {
  await test.step("every picture comes from this site as WebP", async () => {
    const types = new Set<string | undefined>();
    page.on("response", (response) => {
      if (response.url().includes("/t/p/")) types.add(response.headers()["content-type"]);
    });
    await openWhole(page, `${site.url}/movie/19`);
    const backdrop = page.locator('[data-slot="backdrop"] img[fetchpriority="high"]');
    expect(await backdrop.evaluate((image: HTMLImageElement) => [image.complete, image.naturalWidth > 0])).toEqual([true, true]);
    expect([...types]).toEqual(["image/webp"]);
    expect(host.calls.length).toBeGreaterThan(0);
  });
  await test.step("without the image host, cards show their titles in the same space", async () => {
    host.setFault({ kind: "status", status: 500 });
    await watchLayoutShifts(page);
    await openWhole(page, `${site.url}/top`);
    // Some of its posters have come with the film's page.
    await expect(page.locator('main [data-slot="poster-placeholder"]').first()).toBeVisible();
    expect(await takeLayoutShifts(page)).toEqual([]);
    await expectAccessibleInThemes(page, '[data-slot="poster-placeholder"]');
    ignoreProblems(problems, /502/);
  });
});
