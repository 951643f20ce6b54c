import type { Page } from "@playwright/test";

/** `value`: of the layout shift, in the browser's own measure. `what`: each element that moved, with where it was and is. */
export type LayoutShift = { value: number; what: string[] };

type ShiftEntry = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

declare global {
  var layoutShifts: LayoutShift[];
}

/** Runs in the page before its scripts. */
function observe(): void {
  globalThis.layoutShifts = [];
  const rectangle = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(" ");
  const described = ({ node, previousRect, currentRect }: ShiftEntry["sources"][number]) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return `${rectangle(previousRect)} to ${rectangle(currentRect)}: ${element?.outerHTML.slice(0, 150)}`;
  };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as ShiftEntry[])
      if (!hadRecentInput) globalThis.layoutShifts.push({ value, what: sources.map(described) });
  }).observe({ type: "layout-shift", buffered: true });
}

/** Watches each page that opens from now on. */
export const watchLayoutShifts = (page: Page): Promise<unknown> => page.addInitScript(observe);

/** What moved, without an input just before it, since the page opened or since the last call. */
export async function takeLayoutShifts(page: Page): Promise<LayoutShift[]> {
  return await page.evaluate(async () => {
    // A shift is reported after the frame that it is in.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return globalThis.layoutShifts.splice(0);
  });
}
