import type { Page } from "@playwright/test";
import { atMost, type Figure, median } from "#tests/support/figure.ts";
import type { Metric } from "../metric.ts";
import { type Conditions, inChromium, type Lab, settled, slow4g, unthrottled } from "./chromium-page.ts";

const rounds = 5;

declare global {
  var paintedMs: Promise<number>;
}

/** Runs in the page: from the next finger on the screen, or from going through the history, until the frame is painted that has the wished heading. */
function awaitTitle({ title, traverse }: { title: string; traverse: -1 | 0 | 1 }): void {
  // Screens that wait for Back are in the document as well, unseen.
  const shown = () => [...document.querySelectorAll("h1")].find((one) => one.checkVisibility())?.textContent?.trim() === title;
  globalThis.paintedMs = new Promise((resolve) => {
    const watch = (startedAt: number) => {
      const look = () => {
        if (!shown()) return void requestAnimationFrame(look);
        // Seen just before its frame is painted: a message is read only after that.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - startedAt);
        port2.postMessage(null);
      };
      look();
    };
    if (traverse === 0) addEventListener("pointerdown", (event) => watch(event.timeStamp), { once: true, capture: true });
    else {
      watch(performance.now());
      history.go(traverse);
    }
  });
}

const painted = (page: Page): Promise<number> => page.evaluate(() => globalThis.paintedMs);
const heading = async (page: Page): Promise<string> => ((await page.getByRole("heading", { level: 1 }).textContent()) ?? "").trim();

type Taken = { tap: number; back: number; forward: number };

async function oneClick({ url, visitor }: Lab, conditions: Conditions): Promise<Taken> {
  return visitor(conditions, async (page) => {
    await page.goto(`${url}/home`);
    await settled(page);
    const listTitle = await heading(page);
    const card = page.getByRole("main").getByRole("list").first().getByRole("link").nth(1);
    await card.scrollIntoViewIfNeeded();
    const title = ((await card.locator("span").first().textContent()) ?? "").trim();
    await page.evaluate(awaitTitle, { title, traverse: 0 as const });
    const { x, y, width, height } = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    const tap = await painted(page);
    await page.evaluate(awaitTitle, { title: listTitle, traverse: -1 as const });
    const back = await painted(page);
    await page.evaluate(awaitTitle, { title, traverse: 1 as const });
    return { tap, back, forward: await painted(page) };
  });
}

async function measured(): Promise<Figure[]> {
  return inChromium(async (lab) => {
    const taken = async (conditions: Conditions) => {
      const clicks: Taken[] = [];
      for (let round = 0; round < rounds; round += 1) clicks.push(await oneClick(lab, conditions));
      return (name: keyof Taken) => median(clicks.map((click) => click[name]));
    };
    const slow = await taken({ slowdown: 4, network: slow4g });
    const fast = await taken(unthrottled);
    return [
      atMost("tap on a card to the painted title, slow 4G and processor x4", slow("tap"), 200, " ms"),
      atMost("the same, unthrottled", fast("tap"), 50, " ms"),
      atMost("back, slow 4G and processor x4", slow("back"), 200, " ms"),
      atMost("forward, slow 4G and processor x4", slow("forward"), 200, " ms"),
      atMost("back, unthrottled", fast("back"), 50, " ms"),
      atMost("forward, unthrottled", fast("forward"), 50, " ms"),
    ];
  });
}

export const clicks: Metric = { id: "P10", title: "taps, back and forward", run: measured };
