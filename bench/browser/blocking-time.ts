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

/** Of each task, what exceeds 50 ms, before the first paint too: moved behind or before it, a task blocks the visitor no less. */
const sumOfLongTasks = (): number => globalThis.longTasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);

/** How long long tasks block a page until it has loaded all. In milliseconds. */
export async function blockingTime(page: Page, address: string): Promise<number> {
  await page.addInitScript(observe);
  await page.goto(address);
  await allLoaded(page);
  return page.evaluate(sumOfLongTasks);
}
