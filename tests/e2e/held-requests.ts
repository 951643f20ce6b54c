import type { Page } from "@playwright/test";

/** Holds the answers to matching requests back until they are released. `requested`: the scripts that the page has requested, without their hashes. */
export async function hold(page: Page, address: RegExp) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const requested: string[] = [];
  page.on("request", (one) => requested.push(...(/\/assets\/([\w-]+?)-[0-9a-f]{7}\.js/.exec(one.url())?.slice(1) ?? [])));
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return { release, requested };
}
