import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type BuiltServer, startBuiltServer } from "#tests/support/built-server.ts";
import { startEndlessProvider } from "#tests/support/endless-provider.ts";
import { atLeast, exactly } from "#tests/support/figure.ts";
import { endlessFilm } from "#tests/support/film-pages.ts";
import type { Scale, Scenario } from "./scenario.ts";
import { failedViews, isServed } from "./views.ts";

const cycles: Record<Scale, number> = { short: 5, full: 100 };
const visitors = 8;
/** A server that serves fewer is killed after as many requests. */
const filmsACycle = 100;

/** Kills the server while visitors load new films one after another. @returns the numbers of those that were served */
async function killUnderLoad(site: BuiltServer, first: number, acknowledgements: number): Promise<number[]> {
  const served: number[] = [];
  let next = first;
  const visit = async (): Promise<void> => {
    while (served.length < acknowledgements && next < first + filmsACycle) {
      const index = next++;
      if (await isServed(site.url, endlessFilm(index))) served.push(index);
    }
    // The first visitor that reaches the number kills it while the others' requests run.
    await site.signal("SIGKILL");
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  return served;
}

function isIntact(folder: string): boolean {
  const file = join(folder, "matinee.sqlite");
  if (!existsSync(file) || readdirSync(folder).some((name) => name.includes(".corrupt-"))) return false;
  const database = new DatabaseSync(file, { readOnly: true });
  const [verdict] = Object.values(database.prepare("PRAGMA integrity_check").get() ?? {});
  database.close();
  return verdict === "ok";
}

async function run(scale: Scale) {
  const provider = await startEndlessProvider();
  const site = await startBuiltServer({ TMDB_API_KEY: "any", TMDB_BASE_URL: provider.url });
  const counts = { starts: 0, acknowledged: 0, lost: 0, damaged: 0 };
  try {
    for (let cycle = 0; cycle < cycles[scale]; cycle += 1) {
      provider.setDown(false);
      const served = await killUnderLoad(site, cycle * filmsACycle, 5 + Math.floor(Math.random() * 15));
      counts.acknowledged += served.length;
      provider.setDown(true);
      await site.restart();
      counts.starts += 1;
      counts.lost += await failedViews(site.url, served.map(endlessFilm));
      if (!isIntact(site.dataDir)) counts.damaged += 1;
    }
  } finally {
    await site.stop();
    await provider.close();
  }
  return [
    exactly("clean starts", counts.starts, cycles[scale]),
    atLeast("acknowledged films (views)", counts.acknowledged, 5 * cycles[scale]),
    exactly(`acknowledged films lost, of ${counts.acknowledged}`, counts.lost, 0),
    exactly("damaged stores", counts.damaged, 0),
  ];
}

export const r10: Scenario = { id: "R10", title: "kill -9 during writes", run };
