import { LRUCache } from "lru-cache";

/** What the entries need of a page. */
type SizedEntry = { page: { status: number; body: { length: number } } };

export type PageEntries<Entry> = {
  /** Counts as a use of the entry. */
  get(key: string): Entry | undefined;
  peek(key: string): Entry | undefined;
  set(key: string, entry: Entry): void;
  delete(key: string): void;
  keys(): string[];
  info(): { entries: number; bytes: number };
};

/** Of the bytes, for absent pages. There are unlimited ids, and a client that tries them must not evict what visitors read. */
const absentShare = 1 / 8;
/** Roughly what objects, headers and the key take beside the bodies. */
const entryOverheadBytes = 1024;

const sizeOf = ({ page }: SizedEntry, key: string): number => page.body.length + key.length * 2 + entryOverheadBytes;

/** Pages by key, within a limit of bytes: the least recently used leave first. */
export function createPageEntries<Entry extends SizedEntry>(maxBytes: number): PageEntries<Entry> {
  const cacheOf = (share: number) => new LRUCache<string, Entry>({ maxSize: Math.ceil(maxBytes * share), sizeCalculation: sizeOf });
  const found = cacheOf(1 - absentShare);
  const absent = cacheOf(absentShare);
  return {
    get: (key) => found.get(key) ?? absent.get(key),
    peek: (key) => found.peek(key) ?? absent.peek(key),
    set(key, entry) {
      const [cache, other] = entry.page.status === 200 ? [found, absent] : [absent, found];
      other.delete(key);
      cache.set(key, entry);
    },
    delete(key) {
      found.delete(key);
      absent.delete(key);
    },
    keys: () => [...found.keys(), ...absent.keys()],
    info: () => ({ entries: found.size + absent.size, bytes: found.calculatedSize + absent.calculatedSize }),
  };
}
