import type { Page } from "@playwright/test";

/** Waits until all that the page has requested has come or failed, and it requests nothing more by itself. A film that plays is left out: it has no end. */
export async function allLoaded(page: Page): Promise<void> {
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  for (let before = null, last = undefined; before !== last; ) {
    const requests = (await page.requests()).filter((request) => request.resourceType() !== "media");
    await Promise.all(requests.map(async (request) => (await request.response())?.finished()));
    // What waits for an idle moment has its moment, and a frame to ask in.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))));
    [before, last] = [last, requests.at(-1)];
  }
}
