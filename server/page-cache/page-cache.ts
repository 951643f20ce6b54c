import { LRUCache } from "lru-cache";
import { oneFlight } from "#server/one-flight.ts";
import { type Compressed, compressed } from "./compressed.ts";

/** What a renderer hands over. `keep: false` (a failure, a page with a failed section) is sent but never replaces anything. */
export type Rendered = { status: number; headers: Record<string, string>; body: string; keep: boolean };
export type CachedPage = { status: number; headers: Record<string, string>; body: Compressed; storedAt: number };
export type CacheState = "hit" | "stale" | "miss";
export type Answer = { page: CachedPage; state: CacheState };

export type PageCache = {
  /** `render` is told whether a visitor waits for it or the cache refreshes in the background. */
  answer(key: string, render: (refresh: boolean) => Promise<Rendered>): Promise<Answer>;
  clear(): void;
  info(): { entries: number; bytes: number };
};

type Parts = { maxBytes: number; freshMs: number; staleMs: number; retryRefreshMs: number; now?: () => number; onError: (error: unknown) => void };

/** Rendered, compressed pages: least recently used bytes leave first, one rendering per key, stale while a refresh runs or fails. */
export function createPageCache({ maxBytes, freshMs, staleMs, retryRefreshMs, now = Date.now, onError }: Parts): PageCache {
  const pages = new LRUCache<string, CachedPage>({ maxSize: maxBytes, sizeCalculation: (page, key) => page.body.bytes + key.length * 2 + 1024 });
  const refreshAllowedAt = new LRUCache<string, number>({ max: 10_000 });
  const flight = oneFlight<CachedPage>();

  const fill = (key: string, render: (refresh: boolean) => Promise<Rendered>, refresh: boolean): Promise<CachedPage> =>
    flight(key, async () => {
      const rendered = await render(refresh);
      const page = { status: rendered.status, headers: rendered.headers, body: await compressed(rendered.body), storedAt: now() };
      if (rendered.keep) pages.set(key, page);
      return page;
    });

  const refreshBehind = (key: string, render: (refresh: boolean) => Promise<Rendered>): void => {
    // After a refresh that failed, the stale page is served for a while without trying again for every visitor.
    if ((refreshAllowedAt.get(key) ?? 0) > now()) return;
    refreshAllowedAt.set(key, now() + retryRefreshMs);
    fill(key, render, true).catch(onError);
  };

  return {
    async answer(key, render) {
      const kept = pages.get(key);
      const ageMs = kept ? now() - kept.storedAt : Number.POSITIVE_INFINITY;
      if (!kept || ageMs >= freshMs + staleMs) return { page: await fill(key, render, false), state: "miss" };
      if (ageMs < freshMs) return { page: kept, state: "hit" };
      refreshBehind(key, render);
      return { page: kept, state: "stale" };
    },
    clear: () => pages.clear(),
    info: () => ({ entries: pages.size, bytes: pages.calculatedSize }),
  };
}
