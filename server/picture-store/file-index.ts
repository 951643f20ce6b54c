import { mkdirSync } from "node:fs";
import { readdir, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { isUnfinished } from "./checksummed-file.ts";

/** A file's time is moved on at most this often: its age in hours is all that a restart needs to know. */
const touchEveryMs = 3_600_000;
/** An unfinished file this old was left behind by a process that died. */
const abandonedMs = 600_000;

type IndexedFile = { name: string; bytes: number; atMs: number };

/** Which files there are and which of them was asked for last. */
export type FileIndex = {
  /** The file was written or read: it goes last, and whatever is too much by it goes now. */
  used(name: string, bytes: number): void;
  forget(name: string): void;
  /** Once what was there at the start is known, and what had to go has gone. */
  settled(): Promise<void>;
};

async function filesIn(folder: string): Promise<IndexedFile[]> {
  const found: IndexedFile[] = [];
  for (const name of await readdir(folder)) {
    const entry = await stat(join(folder, name)).catch(() => null);
    if (!entry?.isFile()) continue;
    if (!isUnfinished(name)) found.push({ name, bytes: entry.size, atMs: entry.mtimeMs });
    else if (Date.now() - entry.mtimeMs > abandonedMs) await rm(join(folder, name), { force: true });
  }
  return found.toSorted((a, b) => a.atMs - b.atMs);
}

/** At once, so that the first picture finds its folder; what is in it later. */
async function readable(folder: string): Promise<IndexedFile[]> {
  mkdirSync(folder, { recursive: true });
  return filesIn(folder);
}

/** Keeps `folder` within `maxBytes` by removing what was asked for longest ago. What is there already is read behind the start. */
export function openFileIndex(folder: string, maxBytes: number, onError: (error: unknown) => void): FileIndex {
  const leaving = new Set<Promise<void>>();
  const leave = (name: string) => {
    const gone: Promise<void> = rm(join(folder, name), { force: true })
      .catch(onError)
      .finally(() => leaving.delete(gone));
    leaving.add(gone);
  };
  const files = new LRUCache<string, IndexedFile>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    dispose: (_, name, reason) => reason === "evict" && leave(name),
  });
  // Nothing is counted before that is known: what is asked for now would else be taken for the oldest.
  let known = readable(folder)
    .then((found) => {
      for (const file of found) files.set(file.name, file);
    })
    .catch(onError);
  const afterwards = (step: () => void) => {
    known = known.then(step);
  };

  function use(name: string, bytes: number): void {
    const before = files.get(name);
    const now = Date.now();
    if (before?.bytes === bytes && now - before.atMs < touchEveryMs) return;
    files.set(name, { name, bytes, atMs: now });
    if (before) utimes(join(folder, name), now / 1000, now / 1000).catch(() => undefined);
  }

  return {
    used: (name, bytes) => afterwards(() => use(name, bytes)),
    forget: (name) => afterwards(() => void files.delete(name)),
    settled: async () => {
      await known;
      await Promise.all(leaving);
    },
  };
}
