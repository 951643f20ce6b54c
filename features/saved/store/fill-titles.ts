import { httpAsk } from "#app/data/http-ask.ts";
import { limits } from "#domain/limits.ts";
import type { TitleKey } from "#domain/title-key.ts";
import { bareKeys, withFilledList, withFilledSeen } from "#features/saved/model/filled-titles.ts";
import { savedQueries } from "#features/saved/model/queries.ts";
import type { TitleBatch } from "#features/saved/model/title-batch.ts";
import { changeSaved, savedDocuments } from "./saved-store.ts";

type FillDeps = { load: (keys: readonly TitleKey[]) => Promise<TitleBatch>; wait: () => Promise<void> };

const waitMs = 10_000;
const mostFruitless = 3;
const inBrowser: FillDeps = { load: (keys) => httpAsk(savedQueries.titles, [keys]), wait: () => new Promise((resolve) => setTimeout(resolve, waitMs)) };

let isRunning = false;

async function fillAll({ load, wait }: FillDeps): Promise<void> {
  const done = new Set<TitleKey>();
  for (let fruitless = 0; fruitless < mostFruitless; ) {
    const keys = bareKeys(savedDocuments())
      .filter((key) => !done.has(key))
      .slice(0, limits.titleBatch);
    if (keys.length === 0) break;
    // Offline, or the film database does not respond.
    const batch = await load(keys).catch((): TitleBatch => ({ titles: [], missing: [], pending: keys.slice() }));
    for (const key of [...batch.titles.map((title) => title.key), ...batch.missing]) done.add(key);
    changeSaved("list", (sections, now) => withFilledList(sections, batch.titles, now));
    changeSaved("seen", (sections, now) => withFilledSeen(sections, batch.titles, now));
    fruitless = batch.pending.length === keys.length ? fruitless + 1 : 0;
    if (batch.pending.length > 0) await wait();
  }
}

/** Fills in posters, genres and running times of titles of which an import has the ids alone: one batch at a time, as the server allows. */
export async function fillTitles(deps: FillDeps = inBrowser): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  await fillAll(deps).finally(() => {
    isRunning = false;
  });
}
