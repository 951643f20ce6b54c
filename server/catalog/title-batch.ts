import { setImmediate as nextTurn } from "node:timers/promises";
import type { CallOptions } from "#domain/query.ts";
import { keyParts, type TitleKey } from "#domain/title-key.ts";
import type { Catalog } from "#features/catalog.ts";
import { savedMovie, savedSeries } from "#features/saved/model/saved-title.ts";
import { airedSeasons, type TitleInBatch } from "#features/saved/model/title-batch.ts";
import { airingOn } from "#features/titles/model/airing.ts";
import { within } from "#server/async/deadline.ts";

/** Shorter than the API's deadline of 2 s. A call that takes longer goes on, and its result is stored for the next request. */
const longestCallMs = 1500;

type Titles = Pick<Catalog, "movie" | "series" | "seriesExtras">;

const withHere = <T extends object>(title: T, { here }: { here?: number }): T & { here?: number } => ({ ...title, ...(here !== undefined && { here }) });

const originalPosterOf = ({ original_poster_path: poster }: { original_poster_path?: string }) => (poster ? { original_poster_path: poster } : {});

async function titleOf(catalog: Titles, key: TitleKey, options: CallOptions): Promise<TitleInBatch | null> {
  const { kind, id } = keyParts(key);
  if (kind === "movie") {
    const movie = await catalog.movie(id, options);
    return movie && { ...withHere(savedMovie(movie, options.language), movie), ...originalPosterOf(movie) };
  }
  const series = await catalog.series(id, options);
  if (!series) return null;
  // The extras are in the series' own row.
  const extras = await catalog.seriesExtras(id, { ...options, cachedOnly: true });
  const last = extras && airingOn(new Date().toISOString().slice(0, 10), extras.facts).last;
  return { ...withHere(savedSeries(series, options.language), series), ...originalPosterOf(series), seasons: airedSeasons(series.seasons, last) };
}

/** Reads stored rows of any age, and calls the provider for the others as far as `mayLoad` allows. @throws if every call fails and no title is stored */
export const titleBatchIn =
  (catalog: Titles): Catalog["titles"] =>
  async (keys, { mayLoad = () => false, ...options } = {}) => {
    const titles: TitleInBatch[] = [];
    const toLoad: TitleKey[] = [];
    const pending: TitleKey[] = [];
    for (const key of keys) {
      const stored = await titleOf(catalog, key, { ...options, cachedOnly: true });
      if (stored) titles.push(stored);
      else (mayLoad() ? toLoad : pending).push(key);
      // To parse fifty rows takes longer than other requests may wait.
      await nextTurn();
    }
    const missing: TitleKey[] = [];
    const calls = await Promise.allSettled(toLoad.map((key) => within(longestCallMs, titleOf(catalog, key, options))));
    for (const [index, call] of calls.entries()) {
      const key = toLoad[index] as TitleKey;
      if (call.status === "rejected") pending.push(key);
      else if (call.value) titles.push(call.value);
      else missing.push(key);
    }
    const failure = calls.find((call) => call.status === "rejected");
    if (failure && titles.length === 0 && missing.length === 0) throw failure.reason;
    return { titles, missing, pending };
  };
