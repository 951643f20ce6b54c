import type { Page } from "@playwright/test";
import { allLoaded } from "#tests/support/all-loaded.ts";

declare global {
  var longTasks: PerformanceEntry[];
}

/** Runs in the page before its scripts. */
function observe(): void {
  globalThis.longTasks = [];
  new PerformanceObserver((list) => globalThis.longTasks.push(...list.getEntries())).observe({ type: "longtask", buffered: true });
}

/** Lighthouse's total blocking time: of each task, what lies after the first contentful paint and exceeds 50 ms. */
function sumAfterPaint(): number {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  if (!paint) throw new Error("Nothing was painted");
  const blocking = ({ startTime, duration }: PerformanceEntry) => Math.max(0, startTime + duration - Math.max(startTime, paint.startTime) - 50);
  return globalThis.longTasks.reduce((sum, task) => sum + blocking(task), 0);
}

/** How long long tasks block a page after its first paint, until it has loaded all. In milliseconds. */
export async function blockingTime(page: Page, address: string): Promise<number> {
  await page.addInitScript(observe);
  await page.goto(address);
  await allLoaded(page);
  return page.evaluate(sumAfterPaint);
}
