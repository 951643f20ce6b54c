import type { Locator, Page } from "@playwright/test";
import { allLoaded } from "#tests/support/all-loaded.ts";
import { type Figure, inTurn, median } from "#tests/support/figure.ts";
import type { Metric } from "../metric.ts";
import { repeated } from "../repeated.ts";
import { type Conditions, inChromium, slow4g, unthrottled, type Visits } from "./chromium-page.ts";
import { paintedAfter } from "./painted.ts";

const rounds = 5;
const firstScrollPx = 100;
const looksMs = 1500;

const titled = (title: string) => ({ selector: "h1", text: title });
const heading = async (page: Page): Promise<string> => ((await page.getByRole("heading", { level: 1 }).textContent()) ?? "").trim();

const titleOn = async (card: Locator): Promise<string> => ((await card.locator("span").first().textContent()) ?? "").trim();

/** Milliseconds from a tap on a card to its title's page. The visitor scrolls, looks, and taps; a finger hovers over nothing. */
async function tapOn(page: Page, card: Locator): Promise<number> {
  await page.mouse.wheel(0, firstScrollPx);
  await card.scrollIntoViewIfNeeded();
  await page.waitForTimeout(looksMs);
  const { x, y, width, height } = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return paintedAfter(page, { ...titled(await titleOn(card)), traverse: 0 }, () => page.touchscreen.tap(x + width / 2, y + height / 2));
}

const firstCard = (page: Page): Locator => page.getByRole("main").getByRole("list").first().getByRole("link").nth(1);

type Timings = { tap: number; back: number; forward: number };

async function oneClick({ url, inNewContext }: Visits, conditions: Conditions): Promise<Timings> {
  return inNewContext(conditions, async (page) => {
    await page.goto(`${url}/home`);
    await allLoaded(page);
    const listTitle = await heading(page);
    const card = firstCard(page);
    const title = await titleOn(card);
    const tap = await tapOn(page, card);
    await allLoaded(page);
    const back = await paintedAfter(page, { ...titled(listTitle), traverse: -1 });
    await allLoaded(page);
    return { tap, back, forward: await paintedAfter(page, { ...titled(title), traverse: 1 }) };
  });
}

/** A tap of a visitor who scrolls as soon as the page answers, while its pictures and its later code still load. */
async function earlyTap({ url, inNewContext }: Visits): Promise<number> {
  return inNewContext({ slowdown: 4, network: slow4g }, async (page) => {
    await page.goto(`${url}/home`, { waitUntil: "commit" });
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    return tapOn(page, firstCard(page));
  });
}

async function measure(): Promise<Figure[]> {
  return inChromium(async (visits) => {
    const medians = async (conditions: Conditions) => {
      const timings = await repeated(rounds, () => oneClick(visits, conditions));
      return (name: keyof Timings) => median(timings.map((timing) => timing[name]));
    };
    const slow = await medians({ slowdown: 4, network: slow4g });
    const fast = await medians(unthrottled);
    const early = await repeated(rounds, () => earlyTap(visits));
    return [
      inTurn("tap on a card to the painted title, 1.5 s after the first scroll, slow 4G and processor x4", slow("tap"), 0.6),
      inTurn("the same while the page still loads", median(early), 0.6),
      inTurn("tap, unthrottled", fast("tap"), 0.9),
      inTurn("back at rest, slow 4G and processor x4", slow("back"), 1.5),
      inTurn("forward at rest, slow 4G and processor x4", slow("forward"), 1.5),
      inTurn("back at rest, unthrottled", fast("back"), 1.5),
      inTurn("forward at rest, unthrottled", fast("forward"), 1.5),
    ];
  });
}

export const clicks: Metric = { id: "P10", title: "taps, back and forward", run: measure };
