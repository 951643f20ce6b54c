import type { CDPSession, Page } from "@playwright/test";
import { allLoaded } from "#tests/support/all-loaded.ts";
import { atMost, type Figure, median, timed } from "#tests/support/figure.ts";
import type { Metric } from "../metric.ts";
import { type Conditions, inChromium, type Visits } from "./chromium-page.ts";

const television = { viewport: { width: 1920, height: 1080 } };
/** A television is slower than a phone. */
const slow: Conditions = { slowdown: 6, network: null, device: television };
const presses = 24;
const firstPages = 20;
const mostPages = 200;

declare global {
  var pressedMs: Promise<number>;
}

/** Runs in the page before its scripts, of which one lets no later listener have the arrows: measures from each key to the painted focus. */
function followKeys(): void {
  addEventListener(
    "keydown",
    ({ timeStamp }) => {
      globalThis.pressedMs = new Promise((resolve) => {
        requestAnimationFrame(() => {
          // An animation frame callback runs before the paint, a message handler after it.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      });
    },
    true,
  );
}

async function openOnTelevision(page: Page, address: string): Promise<void> {
  await page.addInitScript(followKeys);
  await page.goto(address);
  await page.locator("[data-slot=couch-rail]").waitFor();
  await allLoaded(page);
}

/** Right through a row, down through the rows, and back. */
async function pressArrows(page: Page): Promise<number> {
  const keys = ["ArrowDown", "ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
  const times: number[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(keys[press % keys.length] ?? "ArrowDown");
    times.push(await page.evaluate(() => globalThis.pressedMs));
  }
  return median(times);
}

/** A wall of a hundred titles: "Load more" until they are there. */
async function loadHundred(page: Page): Promise<void> {
  for (let cards = 0; cards < 100; cards = await page.locator("[data-slot=movie-card]").count()) {
    const more = page.getByRole("link", { name: /^Load more/ }).first();
    if ((await more.count()) === 0) return;
    await more.press("Enter");
    await page.waitForFunction((before) => document.querySelectorAll("[data-slot=movie-card]").length > before, cards);
    await allLoaded(page);
  }
}

const onHome = ({ url, inNewContext }: Visits): Promise<number> =>
  inNewContext(slow, async (page) => {
    await openOnTelevision(page, `${url}/home?couch=1`);
    return pressArrows(page);
  });

const onWall = ({ url, inNewContext }: Visits): Promise<number> =>
  inNewContext(slow, async (page) => {
    await openOnTelevision(page, `${url}/discover?couch=1`);
    await loadHundred(page);
    await page.locator("[data-slot=movie-card]").nth(1).focus();
    return pressArrows(page);
  });

async function heapMb(devtools: CDPSession): Promise<number> {
  // What the first one sets free by weak references goes with the second.
  for (const _ of [1, 2]) await devtools.send("HeapProfiler.collectGarbage");
  return (await devtools.send("Runtime.getHeapUsage")).usedSize / 1e6;
}

/**
 * OK opens the card that has the focus, Back returns to it, once the page is whole: of a rendering that a press interrupts, Chromium holds the images whose
 * size depends on the window, and with them the elements around them.
 */
async function thereAndBack(page: Page): Promise<void> {
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/(movie|tv)\/\d/);
  await page.locator("a[href='#player']:focus").waitFor();
  await allLoaded(page);
  await page.keyboard.press("Escape");
  await page.waitForURL(/\/home/);
  await page.locator("main [data-slot$=-card]:focus").waitFor();
}

/** From Home to a title and back by arrows, OK and Back: how the heap after all pages compares with that after the first ones. */
const growth = ({ url, inNewContext }: Visits): Promise<number> =>
  inNewContext({ ...slow, slowdown: 1 }, async (page, devtools) => {
    await openOnTelevision(page, `${url}/home?couch=1`);
    await page.locator("main [data-slot=movie-card]").first().focus();
    let early = 0;
    for (let pages = 2; pages <= mostPages; pages += 2) {
      await thereAndBack(page);
      await page.keyboard.press((pages - 2) % 20 < 10 ? "ArrowRight" : "ArrowLeft");
      if (pages === firstPages) early = await heapMb(devtools);
    }
    return (await heapMb(devtools)) / early;
  });

async function measure(): Promise<Figure[]> {
  return inChromium(async (visits) => [
    timed(atMost("an arrow to the painted focus on Home, processor x6", await onHome(visits), 100, " ms")),
    timed(atMost("the same on a wall of a hundred", await onWall(visits), 100, " ms")),
    atMost(`heap after ${mostPages} pages, of that after ${firstPages}`, await growth(visits), 1.15, " x"),
  ]);
}

export const remote: Metric = { id: "P23", title: "a television's remote control", run: measure };
