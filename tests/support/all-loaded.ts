import type { Page } from "@playwright/test";

/**
 * What the last document has requested. The document before it goes on requesting until the first byte of the new one has come; these
 * requests are cut, and never finish.
 */
async function requestsOf(page: Page) {
  const requests = await page.requests();
  const navigation = requests.findLast((request) => request.isNavigationRequest() && request.frame() === page.mainFrame());
  const { startTime, responseStart } = navigation?.timing() ?? { startTime: 0, responseStart: 0 };
  const first = requests.findIndex((request) => request.timing().startTime >= startTime + responseStart);
  return requests.slice(first).filter((request) => request.resourceType() !== "media");
}

/** Waits until all that the page has requested has come or failed, and it requests nothing more by itself. A film that plays is left out: it has no end. */
export async function allLoaded(page: Page): Promise<void> {
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  for (let before = null, last = undefined; before !== last; ) {
    const requests = await requestsOf(page);
    await Promise.all(requests.map(async (request) => (await request.response())?.finished()));
    // What waits for an idle moment has its moment, and a frame to ask in.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))));
    [before, last] = [last, requests.at(-1)];
  }
}
