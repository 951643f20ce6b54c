import { setTimeout as wait } from "node:timers/promises";
import type { Page, Route } from "@playwright/test";
import type { MatchResponse, MatchRow } from "#features/import/model/match-rows.ts";
import { allLoaded } from "#tests/support/all-loaded.ts";
import { atMost, type Figure, median } from "#tests/support/figure.ts";
import { letterboxdZip } from "#tests/support/import-files.ts";
import { sampleSavedTitle } from "#tests/support/sample-titles.ts";
import type { Metric } from "../metric.ts";
import { repeated } from "../repeated.ts";
import { type Conditions, inChromium, type Visits } from "./chromium-page.ts";

const rounds = 5;
const titles = 5000;
const slow: Conditions = { slowdown: 4, network: null };

declare global {
  var importTasks: PerformanceEntry[];
}

/** Runs in the page, when it has loaded. */
function observe(): void {
  globalThis.importTasks = [];
  new PerformanceObserver((list) => globalThis.importTasks.push(...list.getEntries())).observe({ type: "longtask" });
}

/** Milliseconds; what came before does not count again. */
const longestTask = (): number => Math.max(0, ...globalThis.importTasks.splice(0).map(({ duration }) => duration));

/** Every row is a title of its own, at once: what the server takes is measured elsewhere. */
async function matchAll(route: Route): Promise<void> {
  const { rows } = route.request().postDataJSON() as { rows: MatchRow[] };
  const numberIn = (text = ""): number => Number(/\d+/.exec(text)?.[0] ?? 0) + 1;
  const results = rows.map(({ title, year }) => ({
    status: "matched" as const,
    title: { ...sampleSavedTitle(numberIn(title)), title: title ?? "", year: year ?? null },
  }));
  await route.fulfill({ json: { results } satisfies MatchResponse });
}

async function importAll({ url, inNewContext }: Visits, zip: Buffer): Promise<Record<"read" | "found" | "added", number>> {
  return inNewContext(slow, async (page: Page) => {
    await page.route("**/api/match", matchAll);
    await page.route("**/api/titles*", (route) => route.fulfill({ json: { titles: [], missing: [], pending: [] } }));
    await page.goto(`${url}/list/import`);
    await allLoaded(page);
    await page.evaluate(observe);
    const heading = (name: string) => page.getByRole("heading", { level: 2, name }).waitFor();
    const taken = async () => {
      // Long tasks are reported after they have ended.
      await wait(500);
      return page.evaluate(longestTask);
    };
    await page.getByLabel(/Choose files/).setInputFiles({ name: "letterboxd.zip", mimeType: "", buffer: zip });
    await heading("Letterboxd: 5,000 titles");
    const read = await taken();
    await page.getByRole("button", { name: "Find these titles" }).click();
    await page.getByRole("heading", { level: 2, name: "Ready to add" }).waitFor({ timeout: 200_000 });
    const found = await taken();
    await page.getByRole("button", { name: "Add to this device" }).click();
    await heading("Added to this device");
    return { read, found, added: await taken() };
  });
}

async function measure(): Promise<Figure[]> {
  const zip = letterboxdZip([], titles);
  return inChromium(async (visits) => {
    const all = await repeated(rounds, () => importAll(visits, zip));
    const figure = (label: string, part: "read" | "found" | "added") =>
      atMost(`longest task ${label}, 5,000 titles, processor x4`, median(all.map((one) => one[part])), 200, " ms");
    return [figure("while files are read", "read"), figure("while titles are looked up", "found"), figure("while they are added", "added")];
  });
}

export const longImport: Metric = { id: "P22", title: "an import", run: measure };
