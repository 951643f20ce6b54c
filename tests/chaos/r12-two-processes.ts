import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { startBuiltServer } from "#tests/support/built-server.ts";
import { startEndlessProvider } from "#tests/support/endless-provider.ts";
import { exactly, type Figure } from "#tests/support/figure.ts";
import { endlessFilm } from "#tests/support/film-pages.ts";
import type { Scale, Scenario } from "./scenario.ts";
import { isServed } from "./views.ts";

const films: Record<Scale, number> = { short: 40, full: 1000 };

async function run(scale: Scale): Promise<Figure[]> {
  const provider = await startEndlessProvider();
  const live = { TMDB_API_KEY: "any", TMDB_BASE_URL: provider.url };
  const first = await startBuiltServer(live);
  const second = await startBuiltServer({ ...live, DATA_DIR: first.dataDir });
  try {
    let failed = 0;
    // Every other film from each process, two at a time: both write at once.
    for (let index = 0; index < films[scale]; index += 2) {
      const served = await Promise.all([isServed(first.url, endlessFilm(index)), isServed(second.url, endlessFilm(index + 1))]);
      failed += served.filter((isFine) => !isFine).length;
    }
    provider.setDown(true);
    let unshared = 0;
    for (let index = 0; index < films[scale]; index += 1) {
      const other = index % 2 === 0 ? second : first;
      if (!(await isServed(other.url, endlessFilm(index)))) unshared += 1;
    }
    const database = new DatabaseSync(join(first.dataDir, "matinee.sqlite"), { readOnly: true });
    const [verdict] = Object.values(database.prepare("PRAGMA integrity_check").get() ?? {});
    database.close();
    return [
      exactly(`failed views, of ${films[scale]} written by both at once`, failed, 0),
      exactly("rows of one that the other does not serve with the provider down", unshared, 0),
      exactly("integrity check of the store", String(verdict), "ok"),
    ];
  } finally {
    await second.stop();
    await first.stop();
    await provider.close();
  }
}

export const r12: Scenario = { id: "R12", title: "two processes on one store", run };
