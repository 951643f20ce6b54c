import type { Page } from "@playwright/test";
import { allLoaded } from "#tests/support/all-loaded.ts";

declare global {
  var blockingMs: number;
}

/** Runs in the page before its scripts: by how much long tasks exceed 50 ms. */
function observe(): void {
  globalThis.blockingMs = 0;
  new PerformanceObserver((list) => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    for (const task of list.getEntries())
      if (task.startTime + task.duration > (paint?.startTime ?? 0)) globalThis.blockingMs += Math.max(0, task.duration - 50);
  }).observe({ type: "longtask", buffered: true });
}

/** How long long tasks block a page after its first paint, until it has loaded all. */
export async function blockingTime(page: Page, address: string): Promise<number> {
  await page.addInitScript(observe);
  await page.goto(address);
  await allLoaded(page);
  return page.evaluate(() => globalThis.blockingMs);
}
