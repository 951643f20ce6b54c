import { LRUCache } from "lru-cache";
import { singleFlight } from "#server/async/single-flight.ts";
import { type Compressed, type Encoding, isReady, plain } from "./compressed.ts";
import { variantsOn } from "./variants.ts";

/** What a renderer hands over. `keep: false` (a failure, a page with a failed section) is sent but never replaces anything; with a 404 it ends what was kept. */
export type Rendered = { status: number; headers: Record<string, string>; body: string; keep: boolean };
export type CachedPage = { status: number; headers: Record<string, string>; body: Compressed; storedAt: number };
export type CacheState = "hit" | "stale" | "miss";
export type Answer = { page: CachedPage; state: CacheState };
/** Told whether a visitor waits for it or the cache refreshes in the background. */
export type Render = (refresh: boolean) => Promise<Rendered>;

/** Pages being made: from the first question to the catalog on, and those of them that are being compressed. */
export type PagesUnderWay = { rendering: number; compressing: number };

export type PageCache = {
  /** With a body that is ready to be sent in `encoding`. */
  answer(key: string, render: Render, encoding: Encoding): Promise<Answer>;
  /** What is there at once in that encoding, or `null`; a stale page is refreshed behind, by the renderer that made it. */
  kept(key: string, encoding: Encoding): Answer | null;
  /** Whether the page is there or being made, so that one visitor more costs next to nothing. */
  isUnderWay(key: string): boolean;
  underWay(): PagesUnderWay;
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
  const flight = singleFlight<CachedPage>();
  const rendering = new Set<string>();
  const answers: Record<CacheState, number> = { hit: 0, stale: 0, miss: 0 };
  const replace = (key: string, body: Compressed): void => {
    const entry = entries.peek(key);
    if (entry) entries.set(key, { ...entry, page: { ...entry.page, body } });
  };
  const variants = variantsOn({ bodyOf: (key) => entries.peek(key)?.page.body, replace }, onError);

  const fill = (key: string, render: Render, refresh: boolean): Promise<CachedPage> =>
    flight(key, async () => {
      rendering.add(key);
      const rendered = await render(refresh).finally(() => rendering.delete(key));
      const before = entries.peek(key);
      const body = rendered.keep ? await variants.after(before?.page.body, plain(rendered.body)) : plain(rendered.body);
      const page = { status: rendered.status, headers: rendered.headers, body, storedAt: now() };
      if (rendered.keep) entries.set(key, { page, render, hits: before?.page.body === body ? before.hits : 0 });
      // Absent is an answer and no failure: what was there before must not stand in for it.
      else if (rendered.status === 404) entries.delete(key);
      return page;
    });

  const refreshBehind = (key: string, render: Render): void => {
    // After a refresh that failed, the stale page is served for a while without trying again for every visitor.
    if ((refreshAllowedAt.get(key) ?? 0) > now()) return;
    refreshAllowedAt.set(key, now() + retryRefreshMs);
    fill(key, render, true).catch(onError);
  };

  const lookUp = (key: string, wanted: Encoding | null, render?: Render): Answer | null => {
    const entry = entries.get(key);
    const ageMs = entry ? now() - entry.page.storedAt : Number.POSITIVE_INFINITY;
    if (!entry || ageMs >= freshMs + staleMs || (wanted !== null && !isReady(entry.page.body, wanted))) return null;
    entry.hits += 1;
    if (entry.hits === hotHits) variants.shrink(key, entry.page.body);
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
    answer: async (key, render, wanted) => {
      const { page, state } = lookUp(key, null, render) ?? { page: await missed(key, render), state: "miss" as const };
      const body = await variants.ready(key, page.body, wanted);
      return { page: body === page.body ? page : { ...page, body }, state };
    },
    kept: lookUp,
    isUnderWay: (key) => entries.has(key) || rendering.has(key),
    underWay: () => ({ rendering: rendering.size, compressing: variants.underWay() }),
    info: () => ({ entries: entries.size, bytes: entries.calculatedSize, answers: { ...answers } }),
  };
}
