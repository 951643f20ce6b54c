import { hash } from "node:crypto";
import { createConcurrencyLimit } from "#server/async/concurrency-limit.ts";
import { decodeText, type EncodedText, type Encoding, encodeText, encodings } from "./encode-text.ts";
import { createPageEntries, type PageEntries } from "./page-entries.ts";

/** A rendered page; `body` is its text, or encoded already. With `cacheable: false` (a failure, a failed section) it is sent but replaces nothing; a 404 also deletes the cached page. `neverStale`: it says what is today. */
export type Rendered<Body = string | EncodedText> = { status: number; headers: Record<string, string>; body: Body; cacheable: boolean; neverStale?: boolean };
/** `first`: while a visitor waits. `again`: a refresh in the background; it is cached with the page, and must not hold the request that caused it. */
export type Render = Record<"first" | "again", (encoding: Encoding) => Promise<Rendered>>;

/** A whole response in one encoding, `etag` included. */
export type CachedPage = { status: number; headers: Record<string, string>; body: Buffer<ArrayBuffer> };
export type CacheState = "hit" | "stale" | "miss";
export type CacheResult = { page: CachedPage; state: CacheState };
/** `lookups`: results by state since the start. */
export type CacheInfo = { entries: number; bytes: number; lookups: Record<CacheState, number> };

export type PageCache = {
  /** Concurrent calls share one rendering. */
  getOrRender(key: string, render: Render, encoding: Encoding): Promise<CacheResult>;
  /** `null` if the page is not cached in this encoding. A stale page is refreshed in the background, by its `again`. */
  get(key: string, encoding: Encoding): CacheResult | null;
  /** Renders cached pages again in the background, one after another, each by its `again`. Until then they are served as they are, from their turn on as stale. */
  renew(isDue: (key: string) => boolean): void;
  info(): CacheInfo;
};

type Options = {
  maxBytes: number;
  freshMs: number;
  staleMs: number;
  /** After a failed refresh the stale page is served for so long before the next attempt. */
  retryRefreshMs: number;
  /** Monotonic milliseconds: pages must not stay fresh for a year after the system clock is set back by one. */
  now?: () => number;
  onError: (error: unknown) => void;
};

const uptimeMs = (): number => process.uptime() * 1000;

type Entry = { page: CachedPage; again: Render["again"]; storedAt: number; refreshAt: number; neverStale: boolean };

/** `Vary: Accept-Encoding`: each encoding of a page is an entry, rendered and compressed once. */
const entryKeyOf = (key: string, encoding: Encoding): string => `${encoding} ${key}`;
const encodingOf = (entryKey: string): Encoding => entryKey.slice(0, entryKey.indexOf(" ")) as Encoding;
const keyOf = (entryKey: string): string => entryKey.slice(entryKey.indexOf(" ") + 1);

async function toPage({ status, headers, body }: Rendered, encoding: Encoding): Promise<CachedPage> {
  const { bytes, headers: ofBytes } = typeof body === "string" ? await encodeText(body, encoding) : body;
  const etag = `"${hash("sha256", bytes, "base64url").slice(0, 22)}"`;
  return { status, headers: { ...headers, etag, ...ofBytes }, body: bytes };
}

type Filler = {
  /** The renderings in progress, by the entry's key. */
  rendering: ReadonlyMap<string, Promise<CachedPage>>;
  fill(entryKey: string, render: Render): Promise<CachedPage>;
};

/** Renders, compresses and stores pages; concurrent calls for one entry share one rendering. */
function createFiller(entries: PageEntries<Entry>, freshMs: number, now: () => number): Filler {
  const rendering = new Map<string, Promise<CachedPage>>();
  const renderAndStore = async (entryKey: string, { first, again }: Render): Promise<CachedPage> => {
    const encoding = encodingOf(entryKey);
    const rendered = await first(encoding);
    const page = await toPage(rendered, encoding);
    const storedAt = now();
    if (rendered.cacheable) entries.set(entryKey, { page, again, storedAt, refreshAt: storedAt + freshMs, neverStale: rendered.neverStale === true });
    // 404 is a result, not a failure: the previous page must not be served in its place.
    else if (rendered.status === 404) entries.delete(entryKey);
    return page;
  };
  const fill = (entryKey: string, render: Render): Promise<CachedPage> => {
    const current = rendering.get(entryKey);
    if (current) return current;
    const page = renderAndStore(entryKey, render).finally(() => rendering.delete(entryKey));
    rendering.set(entryKey, page);
    return page;
  };
  return { rendering, fill };
}

/** Runs `renewPage` for one key after another: a change of the media library may concern hundreds of pages. A key that waits already waits once. */
function createRenewals(renewPage: (entryKey: string) => Promise<void>, onError: (error: unknown) => void): (entryKey: string) => void {
  const inTurn = createConcurrencyLimit({ atOnce: 1 });
  const waiting = new Set<string>();
  return (entryKey) => {
    if (waiting.has(entryKey)) return;
    waiting.add(entryKey);
    inTurn(() => {
      waiting.delete(entryKey);
      return renewPage(entryKey);
    }).catch(onError);
  };
}

/** Rendered, compressed pages in memory: least recently used leave first, one rendering per key, stale pages while a refresh runs or fails. */
export function createPageCache({ maxBytes, freshMs, staleMs, retryRefreshMs, now = uptimeMs, onError }: Options): PageCache {
  const entries = createPageEntries<Entry>(maxBytes);
  const { rendering, fill } = createFiller(entries, freshMs, now);
  const lookups: Record<CacheState, number> = { hit: 0, stale: 0, miss: 0 };

  const servedMs = ({ neverStale }: Entry): number => (neverStale ? freshMs : freshMs + staleMs);
  const refresh = (entryKey: string, entry: Entry): Promise<CachedPage> => {
    entry.refreshAt = now() + retryRefreshMs;
    return fill(entryKey, { first: entry.again, again: entry.again });
  };
  const get: PageCache["get"] = (key, encoding) => {
    const entryKey = entryKeyOf(key, encoding);
    const entry = entries.get(entryKey);
    const ageMs = entry ? now() - entry.storedAt : Number.POSITIVE_INFINITY;
    if (!entry || ageMs >= servedMs(entry)) return null;
    const state = ageMs < freshMs ? "hit" : "stale";
    lookups[state] += 1;
    if (state === "stale" && now() >= entry.refreshAt) refresh(entryKey, entry).catch(onError);
    return { page: entry.page, state };
  };
  /** A page that is cached in another encoding is decoded: it was seen, so that no visitor waits for a rendering or is refused one. */
  const recoded = async (key: string, encoding: Encoding): Promise<CacheResult | null> => {
    const entryKey = entryKeyOf(key, encoding);
    const isServed = (entry: Entry | undefined): entry is Entry => entry !== undefined && now() - entry.storedAt < servedMs(entry);
    const other = encodings.map((one) => entries.peek(entryKeyOf(key, one))).find(isServed);
    if (!other) return null;
    const { page, again, storedAt, refreshAt, neverStale } = other;
    const decoded = async (): Promise<Rendered> => {
      const { text, headers } = await decodeText(page.body, page.headers);
      return { status: page.status, headers, body: text, cacheable: true, neverStale };
    };
    await fill(entryKey, { first: decoded, again });
    // Its age is the other's.
    Object.assign(entries.peek(entryKey) ?? {}, { storedAt, refreshAt });
    return get(key, encoding);
  };
  const renewPage = async (entryKey: string): Promise<void> => {
    // A render in progress may have read its data before the change.
    await rendering.get(entryKey)?.catch(() => undefined);
    const entry = entries.peek(entryKey);
    if (!entry) return;
    // If the rendering fails, or comes too late, the next visitor's request refreshes the page.
    entry.storedAt = Math.min(entry.storedAt, now() - freshMs);
    await refresh(entryKey, entry);
  };
  const renewals = createRenewals(renewPage, onError);

  return {
    get,
    getOrRender: async (key, render, encoding) => {
      const cached = get(key, encoding) ?? (await recoded(key, encoding));
      if (cached) return cached;
      lookups.miss += 1;
      return { page: await fill(entryKeyOf(key, encoding), render), state: "miss" };
    },
    renew: (isDue) => {
      for (const entryKey of new Set([...entries.keys(), ...rendering.keys()])) if (isDue(keyOf(entryKey))) renewals(entryKey);
    },
    info: () => ({ ...entries.info(), lookups: { ...lookups } }),
  };
}
