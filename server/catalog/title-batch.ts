import { setImmediate as nextTurn } from "node:timers/promises";
import type { CallOptions } from "#domain/query.ts";
import { keyParts, type TitleKey } from "#domain/title-key.ts";
import type { Catalog } from "#features/catalog.ts";
import { savedMovie, savedSeries } from "#features/saved/model/saved-title.ts";
import { airedSeasons, type TitleInBatch } from "#features/saved/model/title-batch.ts";
import { airingOn } from "#features/titles/model/airing.ts";
import { within } from "#server/async/deadline.ts";
import { comingDaysIn } from "./coming-days.ts";

/** Shorter than the API's deadline of 2 s. A call that takes longer goes on, and its result is stored for the next request. */
const longestCallMs = 1500;

type Titles = Pick<Catalog, "movie" | "movieExtras" | "movieInRegion" | "series" | "seriesExtras" | "season">;
type BatchOptions = CallOptions & { region?: string };

const withHere = <T extends object>(title: T, { here }: { here?: number }): T & { here?: number } => ({ ...title, ...(here !== undefined && { here }) });

const originalPosterOf = ({ original_poster_path: poster }: { original_poster_path?: string }) => (poster ? { original_poster_path: poster } : {});

async function movieOf(catalog: Titles, id: number, { region, ...options }: BatchOptions): Promise<TitleInBatch | null> {
  const movie = await catalog.movie(id, options);
  if (!movie) return null;
  const title = { ...withHere(savedMovie(movie, options.language), movie), ...originalPosterOf(movie) };
  return region === undefined ? title : { ...title, coming: await comingDaysIn(catalog).movie(movie, region, options) };
}

async function seriesOf(catalog: Titles, id: number, { region, ...options }: BatchOptions): Promise<TitleInBatch | null> {
  const series = await catalog.series(id, options);
  if (!series) return null;
  // The extras are in the series' own row.
  const extras = await catalog.seriesExtras(id, { ...options, cachedOnly: true });
  const last = extras && airingOn(new Date().toISOString().slice(0, 10), extras.facts).last;
  const title = { ...withHere(savedSeries(series, options.language), series), ...originalPosterOf(series), seasons: airedSeasons(series.seasons, last) };
  return region === undefined ? title : { ...title, coming: await comingDaysIn(catalog).series(id, extras?.facts.next_episode ?? null, options) };
}

async function titleOf(catalog: Titles, key: TitleKey, options: BatchOptions): Promise<TitleInBatch | null> {
  const { kind, id } = keyParts(key);
  return kind === "movie" ? movieOf(catalog, id, options) : seriesOf(catalog, id, options);
}

const notStored = new Error("The title is not stored");

/** From a stored row of any age, or `null`. What is to come changes: with a region a stale row is refreshed in the background. */
async function storedTitle(catalog: Titles, key: TitleKey, options: BatchOptions): Promise<TitleInBatch | null> {
  if (options.region === undefined) return titleOf(catalog, key, { ...options, cachedOnly: true });
  const beforeLoad = () => {
    throw notStored;
  };
  return titleOf(catalog, key, { ...options, beforeLoad }).catch((error: unknown) => {
    if (error === notStored) return null;
    throw error;
  });
}

/** Reads stored rows of any age, and calls the provider for the others as far as `mayLoad` allows. @throws if every call fails and no title is stored */
export const titleBatchIn =
  (catalog: Titles): Catalog["titles"] =>
  async (keys, { mayLoad = () => false, ...options } = {}) => {
    const titles: TitleInBatch[] = [];
    const toLoad: TitleKey[] = [];
    const pending: TitleKey[] = [];
    for (const key of keys) {
      const stored = await storedTitle(catalog, key, options);
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
