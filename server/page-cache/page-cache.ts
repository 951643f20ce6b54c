import { LRUCache } from "lru-cache";
import { oneFlight } from "#server/one-flight.ts";
import { type Compressed, compressed, compressedHarder } from "./compressed.ts";

/** What a renderer hands over. `keep: false` (a failure, a page with a failed section) is sent but never replaces anything. */
export type Rendered = { status: number; headers: Record<string, string>; body: string; keep: boolean };
export type CachedPage = { status: number; headers: Record<string, string>; body: Compressed; storedAt: number };
export type CacheState = "hit" | "stale" | "miss";
export type Answer = { page: CachedPage; state: CacheState };
/** Told whether a visitor waits for it or the cache refreshes in the background. */
export type Render = (refresh: boolean) => Promise<Rendered>;

export type PageCache = {
  answer(key: string, render: Render): Promise<Answer>;
  /** What is there at once, or `null`; a stale page is refreshed behind, by the renderer that made it. */
  kept(key: string): Answer | null;
  clear(): void;
  info(): CacheInfo;
};

/** `answers`: how many were given in each state since the start. */
export type CacheInfo = { entries: number; bytes: number; answers: Record<CacheState, number> };

type Parts = { maxBytes: number; freshMs: number; staleMs: number; retryRefreshMs: number; now?: () => number; onError: (error: unknown) => void };

type Entry = { page: CachedPage; render: Render; hits: number };

/** From this many hits on a page is worth the slow compression. */
const hotHits = 8;
/** Objects, headers and the key, roughly, beside the bodies. */
const entryOverheadBytes = 1024;
const mostDelayedRefreshes = 10_000;

/** Rendered, compressed pages: least recently used bytes leave first, one rendering per key, stale while a refresh runs or fails. */
export function createPageCache({ maxBytes, freshMs, staleMs, retryRefreshMs, now = Date.now, onError }: Parts): PageCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: (entry, key) => entry.page.body.bytes + key.length * 2 + entryOverheadBytes,
  });
  const refreshAllowedAt = new LRUCache<string, number>({ max: mostDelayedRefreshes });
  const flight = oneFlight<CachedPage>();
  const answers: Record<CacheState, number> = { hit: 0, stale: 0, miss: 0 };
  let compressing = Promise.resolve();

  const fill = (key: string, render: Render, refresh: boolean): Promise<CachedPage> =>
    flight(key, async () => {
      const rendered = await render(refresh);
      const page = { status: rendered.status, headers: rendered.headers, body: await compressed(rendered.body), storedAt: now() };
      if (rendered.keep) entries.set(key, { page, render, hits: 0 });
      return page;
    });

  const refreshBehind = (key: string, render: Render): void => {
    // After a refresh that failed, the stale page is served for a while without trying again for every visitor.
    if ((refreshAllowedAt.get(key) ?? 0) > now()) return;
    refreshAllowedAt.set(key, now() + retryRefreshMs);
    fill(key, render, true).catch(onError);
  };

  /** One after the other, so that the slow compression never has more than one of zlib's threads. */
  const compressBehind = (key: string, entry: Entry): void => {
    compressing = compressing
      .then(async () => {
        if (entries.peek(key) !== entry) return;
        const body = await compressedHarder(entry.page.body);
        if (entries.peek(key) === entry) entries.set(key, { ...entry, page: { ...entry.page, body } });
      })
      .catch(onError);
  };

  const lookUp = (key: string, render?: Render): Answer | null => {
    const entry = entries.get(key);
    const ageMs = entry ? now() - entry.page.storedAt : Number.POSITIVE_INFINITY;
    if (!entry || ageMs >= freshMs + staleMs) return null;
    entry.hits += 1;
    if (entry.hits === hotHits) compressBehind(key, entry);
    const state = ageMs < freshMs ? "hit" : "stale";
    answers[state] += 1;
    if (state === "stale") refreshBehind(key, render ?? entry.render);
    return { page: entry.page, state };
  };

  const missed = (key: string, render: Render): Promise<CachedPage> => {
    answers.miss += 1;
    return fill(key, render, false);
  };

  return {
    answer: async (key, render) => lookUp(key, render) ?? { page: await missed(key, render), state: "miss" },
    kept: (key) => lookUp(key),
    clear: () => entries.clear(),
    info: () => ({ entries: entries.size, bytes: entries.calculatedSize, answers: { ...answers } }),
  };
}
