import type { Page } from "@playwright/test";
import { allLoaded } from "#tests/support/all-loaded.ts";
import { atMost, type Figure, inTurn, median, reported } from "#tests/support/figure.ts";
import type { Metric } from "../metric.ts";
import { repeated } from "../repeated.ts";
import { blockingTime } from "./blocking-time.ts";
import { inChromium } from "./chromium-page.ts";

const slowdown = 4;
const rounds = 9;

declare global {
  var worstInteraction: { ms: number; what: string };
}

/** Runs in the page before its scripts: records the worst interaction (Event Timing). */
function observe(): void {
  globalThis.worstInteraction = { ms: 0, what: "none" };
  // The entry comes later than the event: its target may have left the page.
  let pressed = "";
  const remember = ({ target }: Event) => {
    pressed = target instanceof Element ? (target.closest("[aria-label]")?.getAttribute("aria-label") ?? target.textContent.trim()) : "";
  };
  addEventListener("pointerdown", remember, true);
  addEventListener("keydown", remember, true);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const what = `${entry.name} on "${pressed}"`;
      if (entry.interactionId && entry.duration > globalThis.worstInteraction.ms) globalThis.worstInteraction = { ms: entry.duration, what };
    }
  }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** An entry is reported after its frame: waits two frames and the observer. */
const worst = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ ms: number; what: string }>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(globalThis.worstInteraction), 100)));
      }),
  );

/** Between two interactions of a visitor. */
const pause = (page: Page): Promise<void> => page.waitForTimeout(400);

/** By touch: the menu, a genre's tabs, a film, the share panel, the search. */
async function tour(page: Page, url: string): Promise<{ ms: number; what: string }> {
  await page.addInitScript(observe);
  await page.goto(url);
  await allLoaded(page);
  const steps: (() => Promise<void>)[] = [
    () => page.getByRole("button", { name: "Open menu" }).tap(),
    () => page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Genres", exact: true }).tap(),
    () => page.getByRole("list", { name: "Genres" }).getByRole("link", { name: "Comedy" }).tap(),
    () => page.getByRole("tab", { name: "TV Series" }).tap(),
    () => page.getByRole("tab", { name: "Movies" }).tap(),
    () => page.getByRole("tabpanel").getByRole("link").first().tap(),
    () => page.getByRole("button", { name: "Share" }).first().tap(),
    () => page.keyboard.press("Escape"),
    () => page.getByRole("button", { name: "Open search" }).tap(),
    () => page.getByRole("banner").getByRole("combobox").pressSequentially("nosf", { delay: 120 }),
    () => page.getByRole("banner").getByRole("option").first().tap(),
  ];
  for (const step of steps) {
    await step();
    await pause(page);
  }
  await page.getByRole("heading", { level: 1, name: /Nosferatu/ }).waitFor();
  return worst(page);
}

async function measure(): Promise<Figure[]> {
  return inChromium(async ({ url, inNewContext }) => {
    const slowed = <T>(work: (page: Page) => Promise<T>): Promise<T[]> => repeated(rounds, () => inNewContext({ slowdown, network: null }, work));
    const blocked = async (path: string): Promise<number> => median(await slowed((page) => blockingTime(page, url + path)));
    const tours = await slowed((page) => tour(page, url));
    const ordered = tours.toSorted((a, b) => a.ms - b.ms);
    const middle = ordered[Math.floor(ordered.length / 2)];
    return [
      inTurn("blocking time of home, processor x4", await blocked("/"), 1.1),
      inTurn("blocking time of a film page, processor x4", await blocked("/movie/19-metropolis"), 1.1),
      atMost("worst interaction of a tour, processor x4", middle?.ms ?? Number.NaN, 200, " ms"),
      reported("the worst interaction", middle?.what ?? "?"),
    ];
  });
}

export const interactions: Metric = { id: "P9", title: "blocking and interactions", run: measure };
