import { LRUCache } from "lru-cache";
import { createConcurrencyLimit } from "#server/async/concurrency-limit.ts";
import { type BodyEncoder, createBodyEncoder } from "./body-encoder.ts";
import { type EncodedBody, type Encoding, hasVariant, unencodedBody } from "./encoded-body.ts";
import { createPageEntries, type PageEntries } from "./page-entries.ts";

/** A rendered page. With `cacheable: false` (a failure, a failed section) it is sent but replaces nothing; a 404 also deletes the cached page. */
export type Rendered = { status: number; headers: Record<string, string>; body: string; cacheable: boolean };
/** `first`: while a visitor waits. `again`: a refresh in the background; it is cached with the page, and must not hold the request that caused it. */
export type Render = Record<"first" | "again", () => Promise<Rendered>>;

export type CachedPage = { status: number; headers: Record<string, string>; body: EncodedBody; storedAt: number };
export type CacheState = "hit" | "stale" | "miss";
/** "joined": a miss that waited for the rendering of another one. */
export type CacheResult = { page: CachedPage; state: CacheState | "joined" };
/** Pages that are being rendered, data included, and bodies that are being compressed. */
export type PagesInProgress = { rendering: number; compressing: number };
/** `lookups`: results by state since the start. */
export type CacheInfo = { entries: number; bytes: number; lookups: Record<CacheState, number> };

export type PageCache = {
  /** The page's body has the wanted encoding. */
  getOrRender(key: string, render: Render, encoding: Encoding): Promise<CacheResult>;
  /** `null` if the page is not cached in this encoding. A stale page is refreshed in the background, by its `again`. */
  get(key: string, encoding: Encoding): CacheResult | null;
  /** Waits for a page whose first rendering is in progress; `null` if none is. */
  join(key: string, encoding: Encoding): Promise<CacheResult> | null;
  /** In whatever encoding: one more visitor of this page costs next to nothing. */
  isCached(key: string): boolean;
  /** Renders cached pages again in the background, one after another, each by its `again`. Until then they are served as they are, from their turn on as stale. */
  renew(isDue: (key: string) => boolean): void;
  inProgress(): PagesInProgress;
  info(): CacheInfo;
};

type Options = {
  maxBytes: number;
  freshMs: number;
  staleMs: number;
  retryRefreshMs: number;
  /** Monotonic milliseconds: pages must not stay fresh for a year after the system clock is set back by one. */
  now?: () => number;
  onError: (error: unknown) => void;
};

const uptimeMs = (): number => process.uptime() * 1000;

type Entry = { page: CachedPage; again: Render["again"]; hits: number };
type Entries = PageEntries<Entry>;

/** A page with this many hits is worth the slow compression. */
const hotHits = 3;
const maxThrottledRefreshes = 10_000;

/** Renders and stores pages; concurrent calls for one key share one render. `rendering`: those in progress. */
function createFiller(entries: Entries, encoder: BodyEncoder, now: () => number) {
  const rendering = new Map<string, Promise<CachedPage>>();
  const renderAndStore = async (key: string, { first, again }: Render): Promise<CachedPage> => {
    const { status, headers, body: text, cacheable } = await first();
    const previous = entries.peek(key);
    const body = cacheable ? await encoder.carryOver(previous?.page.body, unencodedBody(text)) : unencodedBody(text);
    const page = { status, headers, body, storedAt: now() };
    if (cacheable) entries.set(key, { page, again, hits: previous?.page.body === body ? previous.hits : 0 });
    // 404 is a result, not a failure: the previous page must not be served in its place.
    else if (status === 404) entries.delete(key);
    return page;
  };
  const fill = (key: string, render: Render): Promise<CachedPage> => {
    const current = rendering.get(key);
    if (current) return current;
    const page = renderAndStore(key, render).finally(() => rendering.delete(key));
    rendering.set(key, page);
    return page;
  };
  const refresh = (key: string, again: Render["again"]): Promise<CachedPage> => fill(key, { first: again, again });
  return { fill, refresh, rendering };
}

/** Whether a key may be refreshed now. After a failed refresh the stale page is served for `retryMs` before the next attempt. */
function createRefreshThrottle(retryMs: number, now: () => number): (key: string) => boolean {
  const allowedAt = new LRUCache<string, number>({ max: maxThrottledRefreshes });
  return (key) => {
    if ((allowedAt.get(key) ?? 0) > now()) return false;
    allowedAt.set(key, now() + retryMs);
    return true;
  };
}

/** Runs `renewPage` for one key after another: a change of the media library may concern hundreds of pages. A key that waits already waits once. */
function createRenewals(renewPage: (key: string) => Promise<void>, onError: (error: unknown) => void): (key: string) => void {
  const inTurn = createConcurrencyLimit({ atOnce: 1 });
  const waiting = new Set<string>();
  return (key) => {
    if (waiting.has(key)) return;
    waiting.add(key);
    inTurn(() => {
      waiting.delete(key);
      return renewPage(key);
    }).catch(onError);
  };
}

/** Rendered, compressed pages in memory: least recently used leave first, one render per key, stale pages while a refresh runs or fails. */
export function createPageCache({ maxBytes, freshMs, staleMs, retryRefreshMs, now = uptimeMs, onError }: Options): PageCache {
  const entries: Entries = createPageEntries(maxBytes);
  const replace = (key: string, body: EncodedBody): void => {
    const entry = entries.peek(key);
    if (entry) entries.set(key, { ...entry, page: { ...entry.page, body } });
  };
  const encoder = createBodyEncoder({ bodyOf: (key) => entries.peek(key)?.page.body, replace }, onError);
  const { fill, refresh, rendering } = createFiller(entries, encoder, now);
  const mayRefresh = createRefreshThrottle(retryRefreshMs, now);
  const lookups: Record<CacheState, number> = { hit: 0, stale: 0, miss: 0 };

  const ageMsOf = (entry: Entry | undefined): number => (entry ? now() - entry.page.storedAt : Number.POSITIVE_INFINITY);
  const isExpired = (entry: Entry | undefined): boolean => ageMsOf(entry) >= freshMs + staleMs;
  const lookUp = (key: string, wanted: Encoding | null, render?: Render): CacheResult | null => {
    const entry = entries.get(key);
    if (!entry || isExpired(entry) || (wanted !== null && !hasVariant(entry.page.body, wanted))) return null;
    entry.hits += 1;
    if (entry.hits === hotHits) encoder.recompress(key, entry.page.body);
    const state = ageMsOf(entry) < freshMs ? "hit" : "stale";
    lookups[state] += 1;
    if (state === "stale" && mayRefresh(key)) refresh(key, render?.again ?? entry.again).catch(onError);
    return { page: entry.page, state };
  };
  const encodedPages = new WeakMap<EncodedBody, CachedPage>();
  const withEncoding = async (key: string, page: CachedPage, wanted: Encoding): Promise<CachedPage> => {
    const body = await encoder.ensure(key, page.body, wanted);
    if (body === page.body) return page;
    // One object for all who wait for it, so that its response is prepared once.
    const shared = encodedPages.get(body) ?? { ...page, body };
    encodedPages.set(body, shared);
    return shared;
  };
  const waitFor = async (key: string, page: Promise<CachedPage>, wanted: Encoding, state: "miss" | "joined"): Promise<CacheResult> => {
    lookups.miss += 1;
    return { page: await withEncoding(key, await page, wanted), state };
  };
  const renewPage = async (key: string): Promise<void> => {
    // A render in progress may have read its data before the change.
    await rendering.get(key)?.catch(() => undefined);
    const entry = entries.peek(key);
    if (!entry) return;
    // If the rendering fails, or comes too late, the next visitor's request refreshes the page.
    entries.set(key, { ...entry, page: { ...entry.page, storedAt: Math.min(entry.page.storedAt, now() - freshMs) } });
    await refresh(key, entry.again);
  };
  const renewals = createRenewals(renewPage, onError);

  return {
    getOrRender: async (key, render, wanted) => {
      const cached = lookUp(key, null, render);
      if (cached) return { ...cached, page: await withEncoding(key, cached.page, wanted) };
      return waitFor(key, fill(key, render), wanted, "miss");
    },
    join: (key, wanted) => {
      const page = rendering.get(key);
      // A page that is refreshed is served as it is.
      return page && isExpired(entries.peek(key)) ? waitFor(key, page, wanted, "joined") : null;
    },
    get: lookUp,
    isCached: (key) => entries.has(key),
    renew: (isDue) => {
      for (const key of new Set([...entries.keys(), ...rendering.keys()])) if (isDue(key)) renewals(key);
    },
    inProgress: () => ({ rendering: rendering.size, compressing: encoder.inProgress() }),
    info: () => ({ ...entries.info(), lookups: { ...lookups } }),
  };
}
