import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { type Checksummed, readChecksummed, sealBytes, sealed, writeChecksummed } from "./checksummed-file.ts";
import { openFileIndex } from "./file-index.ts";

/** What is wanted again and again costs no file: the posters of the first pages, some five hundred of them. */
const memoryBytes = 16 * 1024 * 1024;

export type DiskCache = {
  /** A failing disk has nothing: it is reported and the picture is asked for anew. */
  read(key: string): Promise<Checksummed | null>;
  /** Never fails: what cannot be kept is given back all the same. */
  write(key: string, bytes: Uint8Array<ArrayBuffer>): Promise<Checksummed>;
  remove(key: string): Promise<void>;
  settled(): Promise<void>;
};

type DiskCacheOptions = { folder: string; maxBytes: number; onError: (error: unknown) => void };

/** Pictures in files of at most `maxBytes` in all; a restart keeps them. */
export function openDiskCache({ folder, maxBytes, onError }: DiskCacheOptions): DiskCache {
  const index = openFileIndex(folder, maxBytes, onError);
  // A key has a case and slashes; a file system may know neither.
  const nameOf = (key: string) => createHash("sha256").update(key).digest("hex").slice(0, 40);
  const recent = new LRUCache<string, Checksummed>({ maxSize: memoryBytes, sizeCalculation: ({ bytes }) => Math.max(1, bytes.byteLength) });
  const used = (name: string, { bytes }: Checksummed) => index.used(name, bytes.byteLength + sealBytes);
  return {
    read: async (key) => {
      const name = nameOf(key);
      const atHand = recent.get(name);
      if (atHand) {
        used(name, atHand);
        return atHand;
      }
      const found = await readChecksummed(join(folder, name)).catch((error: unknown) => {
        onError(error);
        return null;
      });
      if (found) {
        used(name, found);
        recent.set(name, found);
      }
      return found;
    },
    write: async (key, bytes) => {
      const name = nameOf(key);
      if (bytes.byteLength + sealBytes > maxBytes) return sealed(bytes);
      const written = await writeChecksummed(join(folder, name), bytes).catch((error: unknown) => {
        onError(error);
        return null;
      });
      if (written) used(name, written);
      return written ?? sealed(bytes);
    },
    remove: async (key) => {
      recent.delete(nameOf(key));
      index.forget(nameOf(key));
      await rm(join(folder, nameOf(key)), { force: true }).catch(onError);
    },
    settled: index.settled,
  };
}
