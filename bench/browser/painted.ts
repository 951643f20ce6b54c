import type { Page } from "@playwright/test";

declare global {
  var paintedMs: Promise<number>;
}

/** An element is shown that has the selector and, unless it is `null`, the text. `traverse`: through the history; 0 waits for the next tap. */
type Shown = { selector: string; text: string | null; traverse: -1 | 0 | 1 };

/** Runs in the page: measures from the next tap, or from a history traversal, until the frame with the element is painted. */
function awaitShown({ selector, text, traverse }: Shown): void {
  // The screen stack keeps earlier screens in the document, hidden.
  const isShown = () =>
    [...document.querySelectorAll(selector)].some((element) => element.checkVisibility() && (text === null || element.textContent?.trim() === text));
  globalThis.paintedMs = new Promise((resolve) => {
    const watch = (startedAt: number) => {
      const poll = () => {
        if (!isShown()) return void requestAnimationFrame(poll);
        // An animation frame callback runs before the paint, a message handler after it.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - startedAt);
        port2.postMessage(null);
      };
      poll();
    };
    if (traverse === 0) addEventListener("pointerdown", (event) => watch(event.timeStamp), { once: true, capture: true });
    else {
      watch(performance.now());
      history.go(traverse);
    }
  });
}

/** Milliseconds from `act`, which taps or traverses, until what it brings is painted. */
export async function paintedAfter(page: Page, shown: Shown, act: () => Promise<void> = async () => undefined): Promise<number> {
  await page.evaluate(awaitShown, shown);
  await act();
  return page.evaluate(() => globalThis.paintedMs);
}
