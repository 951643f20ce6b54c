import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { type Checksummed, checksumBytes, checksummed, readChecksummed, writeChecksummed } from "./checksummed-file.ts";
import { openFileIndex } from "./file-index.ts";

export type DiskCache = {
  /** A disk error is reported and counts as a miss. */
  read(key: string): Promise<Checksummed | null>;
  /** Never rejects: returns the content even if it cannot be stored. */
  write(key: string, bytes: Uint8Array<ArrayBuffer>): Promise<Checksummed>;
  remove(key: string): Promise<void>;
  settled(): Promise<void>;
};

type DiskCacheOptions = { folder: string; maxBytes: number; onError: (error: unknown) => void };

/** Stores pictures in files of at most `maxBytes` together. They survive a restart. */
export function openDiskCache({ folder, maxBytes, onError }: DiskCacheOptions): DiskCache {
  const index = openFileIndex(folder, maxBytes, onError);
  // Keys contain slashes and differ by case, which some file systems ignore.
  const fileNameOf = (key: string) => createHash("sha256").update(key).digest("hex").slice(0, 40);
  const touch = (name: string, { bytes }: Checksummed) => index.touch(name, bytes.byteLength + checksumBytes);
  return {
    read: async (key) => {
      const name = fileNameOf(key);
      const onDisk = await readChecksummed(join(folder, name)).catch((error: unknown) => {
        onError(error);
        return null;
      });
      if (onDisk) touch(name, onDisk);
      return onDisk;
    },
    write: async (key, bytes) => {
      const name = fileNameOf(key);
      if (bytes.byteLength + checksumBytes > maxBytes) return checksummed(bytes);
      const written = await writeChecksummed(join(folder, name), bytes).catch((error: unknown) => {
        onError(error);
        return null;
      });
      if (written) touch(name, written);
      return written ?? checksummed(bytes);
    },
    remove: async (key) => {
      index.delete(fileNameOf(key));
      await rm(join(folder, fileNameOf(key)), { force: true }).catch(onError);
    },
    settled: index.settled,
  };
}
