import type { Page } from "@playwright/test";
import { copyCaches, offlineLimits, preparedPages } from "#domain/offline.ts";
import { allLoaded } from "#tests/support/all-loaded.ts";
import { atMost, type Figure, median, reported, timed } from "#tests/support/figure.ts";
import { alternating } from "../alternating.ts";
import type { Metric } from "../metric.ts";
import { type Conditions, inChromium, unthrottled, type Visits } from "./chromium-page.ts";

const rounds = 24;
const slow: Conditions = { slowdown: 4, network: null };
/** Pages of an evening, and what is saved in it. */
const [visited, saved] = [40, 20];

/** Runs in the page before its scripts. */
const choose = (worksOffline: boolean): void => localStorage.setItem("matinee-settings", JSON.stringify({ version: 1, worksOffline }));

async function awaitCopies(paths: readonly string[]): Promise<void> {
  const lacks = async () => (await Promise.all(paths.map((path) => caches.match(path)))).includes(undefined);
  while (await lacks()) await new Promise((resolve) => setTimeout(resolve, 50));
}

const firstPaint = (): Promise<number> =>
  new Promise((resolve) => {
    const observer = new PerformanceObserver((entries) => {
      for (const { startTime } of entries.getEntriesByName("first-contentful-paint")) resolve(startTime);
    });
    observer.observe({ type: "paint", buffered: true });
  });

/** Opens the page until the worker has it, and what it needs. */
async function openPrepared(page: Page, address: string, worksOffline: boolean): Promise<void> {
  await page.addInitScript(choose, worksOffline);
  await page.goto(address);
  await allLoaded(page);
  if (!worksOffline) return;
  await page.evaluate(awaitCopies, preparedPages("en"));
  await page.goto(address);
  await allLoaded(page);
}

/** Ends once the worker has stored the page, so that the next navigation does not pay for it. */
async function paintedMs(page: Page, address: string): Promise<number> {
  await page.goto(address);
  const ms = await page.evaluate(firstPaint);
  await page.waitForTimeout(offlineLimits.storeAfterMs + 1000);
  return ms;
}

type Turn = "without" | "running" | "stopped";
const turns: readonly Turn[] = ["without", "running", "stopped"];

/** Milliseconds from the navigation to the first paint: without a worker, with one, and with one that has to be started. */
async function navigations({ url, inNewContext }: Visits): Promise<Record<Turn, number>> {
  const address = `${url}/movie/19-metropolis`;
  return inNewContext(slow, (plain) =>
    inNewContext(slow, async (page, devtools) => {
      await openPrepared(plain, address, false);
      await openPrepared(page, address, true);
      await devtools.send("ServiceWorker.enable");
      const times: Record<Turn, number[]> = { without: [], running: [], stopped: [] };
      for (const turn of alternating(turns, rounds)) {
        if (turn === "stopped") await devtools.send("ServiceWorker.stopAllWorkers");
        times[turn].push(await paintedMs(turn === "without" ? plain : page, address));
      }
      return { without: median(times.without), running: median(times.running), stopped: median(times.stopped) };
    }),
  );
}

async function saveCards(page: Page): Promise<void> {
  const buttons = page.locator("main [data-slot=card-save]");
  for (let card = 0; card < saved; card += 1) await buttons.nth(card).press("Enter");
}

const addressesOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...new Set([...document.querySelectorAll<HTMLAnchorElement>("main a")].map(({ href }) => href).filter((href) => /\/(?:movie|tv)\/\d/.test(href))),
  ]);

/** What the browser holds after an evening, in bytes by cache, and what it says itself. */
function stored(names: readonly string[]): Promise<{ pages: string[]; bytes: number[]; usage: number }> {
  const bytesIn = async (name: string) => {
    const copies = await (await caches.open(name)).matchAll();
    return (await Promise.all(copies.map((copy) => copy.blob()))).reduce((sum, { size }) => sum + size, 0);
  };
  return (async () => ({
    pages: (await (await caches.open(names[0] ?? "")).keys()).map((key) => new URL(key.url).pathname),
    bytes: await Promise.all(names.map(bytesIn)),
    usage: (await navigator.storage.estimate()).usage ?? 0,
  }))();
}

async function evening({ url, inNewContext }: Visits): ReturnType<typeof stored> {
  return inNewContext(unthrottled, async (page) => {
    await openPrepared(page, `${url}/top`, true);
    await saveCards(page);
    const addresses = await addressesOn(page);
    await page.goto(`${url}/tv/top`);
    addresses.push(...(await addressesOn(page)));
    for (const address of addresses.slice(0, visited)) {
      await page.goto(address);
      await allLoaded(page);
    }
    await page.waitForTimeout(offlineLimits.storeAfterMs + 1000);
    return page.evaluate(stored, [copyCaches.pages, copyCaches.files, copyCaches.pictures]);
  });
}

function costs({ without, running, stopped }: Record<Turn, number>): Figure[] {
  return [
    timed(atMost("a worker adds to the first paint of a film, processor x4", running - without, 20, " ms")),
    timed(atMost("a worker that has to be started", stopped - without, 20, " ms")),
    reported("the same without one", without, " ms"),
  ];
}

async function measure(): Promise<Figure[]> {
  return inChromium(async (visits) => {
    const { pages, bytes, usage } = await evening(visits);
    const [ofPages = 0, ofFiles = 0, ofPictures = 0] = bytes.map((size) => size / 1e6);
    return [
      ...costs(await navigations(visits)),
      atMost(`copies of pages after ${visited} pages and ${saved} saves`, pages.length, offlineLimits.pages + preparedPages("en").length),
      atMost("their documents", ofPages, offlineLimits.pageBytes / 1e6, " MB"),
      reported("files", ofFiles, " MB"),
      reported("posters", ofPictures, " MB"),
      reported("all, as the browser counts", usage / 1e6, " MB"),
    ];
  });
}

export const offline: Metric = { id: "P24", title: "a device without a network", run: measure };
