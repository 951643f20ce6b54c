import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { startEndlessProvider } from "#tests/support/endless-provider.ts";
import { acrossConditions, exactly, type Figure } from "#tests/support/figure.ts";
import { endlessFilms } from "#tests/support/film-pages.ts";
import { type ControlledSite, startControlledSite } from "./live-site.ts";
import type { Scale, Scenario } from "./scenario.ts";
import { failedViews, msUntil } from "./views.ts";

/** One client: more new films at once would be refused (R21). */
const films: Record<Scale, number> = { short: 8, full: 50 };
const dayMs = 24 * 60 * 60 * 1000;
const jumpMs = 400 * dayMs;
/** Pages are stale then, so that a visit reads rows. */
const pageFreshMs = 300_000;

/** The stored films by the time that they carry. */
function storedFilms({ dataDir }: ControlledSite): { past: number; future: number } {
  const database = new DatabaseSync(join(dataDir, "matinee.sqlite"), { readOnly: true, timeout: 5000 });
  const future = Number(database.prepare("SELECT count(*) AS count FROM movies WHERE fetched_at > ?").get(Date.now() + dayMs)?.count);
  const all = Number(database.prepare("SELECT count(*) AS count FROM movies").get()?.count);
  database.close();
  return { past: all - future, future };
}

/** The films are stored, refreshed while the clock is ahead, and visited again once it is right. */
async function jump(count: number, onceRight: (site: ControlledSite) => Promise<void>): Promise<Figure[]> {
  const provider = await startEndlessProvider();
  const site = await startControlledSite({ TMDB_API_KEY: "any", TMDB_BASE_URL: provider.url });
  const visitAll = () => failedViews(site.url, endlessFilms(count));
  try {
    let failed = await visitAll();
    await site.setClockAhead(jumpMs);
    await site.advanceClock(pageFreshMs);
    failed += await visitAll();
    await msUntil(async () => storedFilms(site).future === count);
    const ahead = storedFilms(site).future;
    await site.setClockAhead(-jumpMs);
    await onceRight(site);
    const callsBefore = provider.calls();
    failed += await visitAll();
    await msUntil(async () => storedFilms(site).past === count);
    const calls = provider.calls() - callsBefore;
    await site.advanceClock(pageFreshMs);
    failed += await visitAll();
    return [
      exactly(`failed views, of ${count * 4}`, failed, 0),
      exactly(`rows stored while the clock was ahead, of ${count}`, ahead, count),
      exactly("rows that are still from the future after one visit of each film", storedFilms(site).future, 0),
      exactly("calls for them, then and at the next visit", [calls, provider.calls() - callsBefore].join(", "), `${count}, ${count}`),
    ];
  } finally {
    await site.stop();
    await provider.close();
  }
}

export const r26: Scenario = {
  id: "R26",
  title: "clock 400 days ahead and back",
  run: async (scale) =>
    acrossConditions([
      ["running node", await jump(films[scale], (site) => site.advanceClock(pageFreshMs))],
      ["node started again", await jump(films[scale], (site) => site.restart())],
    ]),
};
