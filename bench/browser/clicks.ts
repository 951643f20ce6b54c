import type { Page } from "@playwright/test";
import { atMost, type Figure, type Metric, median } from "../figure.ts";
import { type Conditions, inChromium, type Lab, settled, slow4g, unthrottled } from "./chromium-page.ts";

const rounds = 5;

declare global {
  var paintedMs: Promise<number>;
}

/** Runs in the page: from the next finger on the screen (or from now) to the frame after the one that has the wished heading. */
function awaitTitle({ title, fromNow }: { title: string; fromNow: boolean }): void {
  const shown = () => document.querySelector("h1")?.textContent?.trim() === title;
  globalThis.paintedMs = new Promise((resolve) => {
    const watch = (startedAt: number) => {
      const look = () => {
        if (!shown()) return void requestAnimationFrame(look);
        // The frame that has it is presented before the next message of its own is read.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - startedAt);
        requestAnimationFrame(() => port2.postMessage(null));
      };
      look();
    };
    if (fromNow) watch(performance.now());
    else addEventListener("pointerdown", (event) => watch(event.timeStamp), { once: true, capture: true });
  });
}

const painted = (page: Page): Promise<number> => page.evaluate(() => globalThis.paintedMs);
const heading = async (page: Page): Promise<string> => ((await page.locator("h1").first().textContent()) ?? "").trim();

type Taken = { tap: number; back: number; forward: number };

async function oneClick({ url, visitor }: Lab, conditions: Conditions): Promise<Taken> {
  return visitor(conditions, async (page) => {
    await page.goto(`${url}/home`);
    await settled(page);
    const listTitle = await heading(page);
    const card = page.getByRole("main").getByRole("list").first().getByRole("link").nth(1);
    await card.scrollIntoViewIfNeeded();
    const title = ((await card.locator("span").first().textContent()) ?? "").trim();
    await page.evaluate(awaitTitle, { title, fromNow: false });
    const { x, y, width, height } = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    const tap = await painted(page);
    await page.evaluate(awaitTitle, { title: listTitle, fromNow: true });
    await page.evaluate(() => history.back());
    const back = await painted(page);
    await page.evaluate(awaitTitle, { title, fromNow: true });
    await page.evaluate(() => history.forward());
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

export const clicks: Metric = { id: "P10", run: measured };
