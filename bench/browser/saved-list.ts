import type { Page } from "@playwright/test";
import { allLoaded } from "#tests/support/all-loaded.ts";
import { atMost, type Figure, median, reported } from "#tests/support/figure.ts";
import type { Metric } from "../metric.ts";
import { repeated } from "../repeated.ts";
import { blockingTime } from "./blocking-time.ts";
import { type Conditions, inChromium, type Visits } from "./chromium-page.ts";
import { paintedAfter } from "./painted.ts";

const rounds = 9;
/** A page takes ten seconds. */
const homeRounds = 3;
const titles = 5000;
const slow: Conditions = { slowdown: 4, network: null };

/** 5,000 saved titles, 20,000 seen episodes. */
function savedTexts(): Record<string, string> {
  const at = Date.UTC(2026, 0);
  const saved = Array.from({ length: titles }, (_, index) => ({
    key: `movie:${index + 1}`,
    title: `A title of a usual length, ${index + 1}`,
    year: 1930 + (index % 90),
    poster_path: null,
    genre_ids: [18, 35, 80],
    runtime: 100,
    rating: 7.1,
    at: at + index * 60_000,
  }));
  const seen = Array.from({ length: 4 * titles }, (_, index) => [`tv:${1 + (index % 400)}:1:${Math.floor(index / 400) + 1}`, at + index * 1000]);
  const series = saved.slice(0, 400).map((title, index) => ({ ...title, key: `tv:${index + 1}` }));
  return {
    "matinee-list": JSON.stringify({ version: 1, titles: saved, lists: [], details: [] }),
    "matinee-seen": JSON.stringify({ version: 1, seen, ratings: [], details: series }),
  };
}

/** Runs in the page before its scripts. */
function store(texts: Record<string, string>): void {
  for (const [key, text] of Object.entries(texts)) if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
}

async function tapList({ url, inNewContext }: Visits, texts: Record<string, string>): Promise<number> {
  return inNewContext(slow, async (page) => {
    await page.addInitScript(store, texts);
    await page.goto(`${url}/home`);
    await allLoaded(page);
    const link = page.getByRole("banner").getByRole("link", { name: "My list" }).filter({ visible: true }).first();
    return paintedAfter(page, { selector: "main [role=tabpanel] li", text: null, traverse: 0 }, () => link.tap());
  });
}

async function homeBlocking({ url, inNewContext }: Visits, texts: Record<string, string>): Promise<number> {
  return inNewContext(slow, async (page: Page) => {
    await page.addInitScript(store, texts);
    return blockingTime(page, `${url}/home`);
  });
}

async function measure(): Promise<Figure[]> {
  const texts = savedTexts();
  return inChromium(async (visits) => {
    // In turn, because the machine's speed changes within minutes.
    const blocked = await repeated(homeRounds, async () => ({ plain: await homeBlocking(visits, {}), full: await homeBlocking(visits, texts) }));
    const [plain, full] = [median(blocked.map((one) => one.plain)), median(blocked.map((one) => one.full))];
    return [
      atMost("tap on My list to its painted titles, 5,000 saved, processor x4", median(await repeated(rounds, () => tapList(visits, texts))), 300, " ms"),
      reported("blocking time of home that 5,000 saved titles and 20,000 seen episodes add, processor x4", Math.max(0, full - plain), " ms"),
      reported("blocking time of home without them", `${Math.round(plain)} ms`),
    ];
  });
}

export const savedList: Metric = { id: "P21", title: "saved titles", run: measure };
