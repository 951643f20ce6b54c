import { allLoaded } from "#tests/support/all-loaded.ts";
import { atMost, type Figure, median } from "#tests/support/figure.ts";
import type { Metric } from "../metric.ts";
import { repeated } from "../repeated.ts";
import { type Conditions, inChromium, type Visits } from "./chromium-page.ts";
import { paintedAfter } from "./painted.ts";

const rounds = 9;
const titles = 5000;
const slow: Conditions = { slowdown: 4, network: null };

function savedText(): string {
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
  return JSON.stringify({ version: 1, titles: saved, lists: [], details: [] });
}

/** Runs in the page before its scripts. */
function store(text: string): void {
  if (localStorage.getItem("matinee-list") === null) localStorage.setItem("matinee-list", text);
}

async function tapList({ url, inNewContext }: Visits, text: string): Promise<number> {
  return inNewContext(slow, async (page) => {
    await page.addInitScript(store, text);
    await page.goto(`${url}/home`);
    await allLoaded(page);
    const link = page.getByRole("banner").getByRole("link", { name: "My list" }).filter({ visible: true }).first();
    return paintedAfter(page, { selector: "main [role=tabpanel] li", text: null, traverse: 0 }, () => link.tap());
  });
}

async function measure(): Promise<Figure[]> {
  const text = savedText();
  return inChromium(async (visits) => [
    atMost("tap on My list to its painted titles, 5,000 saved, processor x4", median(await repeated(rounds, () => tapList(visits, text))), 300, " ms"),
  ]);
}

export const savedList: Metric = { id: "P21", title: "saved titles", run: measure };
