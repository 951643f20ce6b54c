import { mkdirSync } from "node:fs";
import { readdir, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { isPartial } from "./checksummed-file.ts";

// Absolute differences: while the clock was wrong, files got times in the future.

/** A restart needs a file's last use to the hour only. */
const touchEveryMs = 3_600_000;
/** An older partial file was left behind by a process that died. */
const abandonedMs = 600_000;
/** The provider's terms: at most six months. A variant may be made from an original of this age, and is then stored for as long. */
const maxAgeMs = 90 * 86_400_000;
const sweepEveryMs = 86_400_000;

/** `writtenMs`: the file's modification time. `usedMs`: its access time. */
type IndexedFile = { name: string; bytes: number; writtenMs: number; usedMs: number };

export type FileIndex = {
  /** Marks a file as just written or read, and deletes the oldest files beyond the limit. */
  touch(name: string, bytes: number): void;
  delete(name: string): void;
  /** Of all files together. */
  bytes(): number;
  settled(): Promise<void>;
};

async function listFiles(folder: string): Promise<IndexedFile[]> {
  const files: IndexedFile[] = [];
  for (const name of await readdir(folder)) {
    const entry = await stat(join(folder, name)).catch(() => null);
    if (!entry?.isFile()) continue;
    if (!isPartial(name)) files.push({ name, bytes: entry.size, writtenMs: entry.mtimeMs, usedMs: entry.atimeMs });
    else if (Math.abs(Date.now() - entry.mtimeMs) > abandonedMs) await rm(join(folder, name), { force: true });
  }
  return files.toSorted((a, b) => a.usedMs - b.usedMs);
}

/** Creates the folder at once, because the first picture may be written before its files are listed. */
async function createAndList(folder: string): Promise<IndexedFile[]> {
  mkdirSync(folder, { recursive: true });
  return listFiles(folder);
}

/** Limits `folder` to `maxBytes` by deleting the least recently used files, and deletes old ones. Existing files are listed in the background. */
export function openFileIndex(folder: string, maxBytes: number, onError: (error: unknown) => void): FileIndex {
  const changes = new Set<Promise<void>>();
  const track = (change: Promise<void>) => {
    const tracked = change.finally(() => changes.delete(tracked));
    changes.add(tracked);
  };
  const deleteFile = (name: string) => track(rm(join(folder, name), { force: true }).catch(onError));
  const files = new LRUCache<string, IndexedFile>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    dispose: (_, name, reason) => reason === "evict" && deleteFile(name),
  });
  // Changes wait until the folder is listed: files that are used meanwhile would else count as the oldest.
  let pending = createAndList(folder)
    .then((existing) => {
      for (const file of existing) files.set(file.name, file);
      deleteOld();
    })
    .catch(onError);
  const deleteOld = () => {
    for (const { name, writtenMs } of [...files.values()]) {
      if (Math.abs(Date.now() - writtenMs) <= maxAgeMs) continue;
      files.delete(name);
      deleteFile(name);
    }
  };
  const enqueue = (change: () => void) => {
    pending = pending.then(change);
  };

  function touch(name: string, bytes: number): void {
    const indexed = files.get(name);
    const now = Date.now();
    if (indexed?.bytes === bytes && Math.abs(now - indexed.usedMs) < touchEveryMs) return;
    const writtenMs = indexed?.writtenMs ?? now;
    files.set(name, { name, bytes, writtenMs, usedMs: now });
    if (indexed) track(utimes(join(folder, name), now / 1000, writtenMs / 1000).catch(() => undefined));
  }
  setInterval(() => enqueue(deleteOld), sweepEveryMs).unref();

  return {
    touch: (name, bytes) => enqueue(() => touch(name, bytes)),
    delete: (name) => enqueue(() => void files.delete(name)),
    bytes: () => files.calculatedSize,
    settled: async () => {
      await pending;
      await Promise.all(changes);
    },
  };
}
