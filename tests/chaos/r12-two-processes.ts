import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { startBuiltServer } from "#tests/support/built-server.ts";
import { endlessTitle, startEndlessProvider } from "#tests/support/endless-provider.ts";
import { exactly, type Figure } from "#tests/support/figure.ts";
import type { Scale, Scenario } from "./scenario.ts";

const films: Record<Scale, number> = { short: 40, full: 1000 };

async function run(scale: Scale): Promise<Figure[]> {
  const provider = await startEndlessProvider();
  const live = { TMDB_API_KEY: "any", TMDB_BASE_URL: provider.url };
  const first = await startBuiltServer(live);
  const second = await startBuiltServer({ ...live, DATA_DIR: first.dataDir });
  const isServed = async (url: string, id: number): Promise<boolean> => {
    const response = await fetch(`${url}/movie/${id}`);
    return response.status === 200 && (await response.text()).includes(endlessTitle(id));
  };
  try {
    let failed = 0;
    // Odd ids from one process, even ones from the other, two at a time: both write at once.
    for (let id = 1; id <= films[scale]; id += 2) {
      const served = await Promise.all([isServed(first.url, id), isServed(second.url, id + 1)]);
      failed += served.filter((isFine) => !isFine).length;
    }
    provider.setDown(true);
    let unshared = 0;
    for (let id = 1; id <= films[scale]; id += 1) if (!(await isServed((id % 2 === 0 ? first : second).url, id))) unshared += 1;
    const database = new DatabaseSync(join(first.dataDir, "matinee.sqlite"), { readOnly: true });
    const [verdict] = Object.values(database.prepare("PRAGMA integrity_check").get() ?? {});
    database.close();
    return [
      exactly(`failed pages, of ${films[scale]} written by both at once`, failed, 0),
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
