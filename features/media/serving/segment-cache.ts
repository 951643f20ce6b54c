import { randomUUID } from "node:crypto";
import { type FileHandle, open, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { singleFlight } from "#server/async/single-flight.ts";
import { openFileIndex } from "#server/picture-store/file-index.ts";

/** A piece of a film that was made from the operator's file: on disk, or in memory if the disk did not take it. */
export type CachedPiece = { size: number; handle: FileHandle } | { size: number; bytes: Uint8Array };

export type SegmentCache = ReturnType<typeof openSegmentCache>;

type CacheOptions = { folder: string; maxBytes: number; onError: (error: unknown) => void };

/** Stores what was made in files of at most `maxBytes` together; the least recently used go. One request makes a piece, others wait for it. */
export function openSegmentCache({ folder, maxBytes, onError }: CacheOptions) {
  const index = openFileIndex(folder, maxBytes, onError);
  const makeOnce = singleFlight<Map<string, Uint8Array>>();

  async function write(name: string, bytes: Uint8Array): Promise<void> {
    if (bytes.byteLength > maxBytes) return;
    const partial = join(folder, `${name}.${randomUUID()}.part`);
    try {
      await writeFile(partial, bytes);
      await rename(partial, join(folder, name));
      index.touch(name, bytes.byteLength);
    } catch (error) {
      onError(error);
      await rm(partial, { force: true }).catch(() => undefined);
    }
  }

  async function read(name: string): Promise<CachedPiece | null> {
    const handle = await open(join(folder, name)).catch(() => null);
    if (handle === null) return null;
    try {
      const { size } = await handle.stat();
      index.touch(name, size);
      return { size, handle };
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  return {
    /** `name`: of letters, digits, dots and hyphens. `make` gives this piece and others that come with it; requests with the same `work` share one run. */
    piece: async (name: string, work: string, make: () => Promise<Map<string, Uint8Array>>): Promise<CachedPiece> => {
      const cached = await read(name);
      if (cached !== null) return cached;
      const made = await makeOnce(work, async () => {
        const pieces = await make();
        await Promise.all([...pieces].map(([one, bytes]) => write(one, bytes)));
        return pieces;
      });
      const bytes = made.get(name);
      if (!bytes) throw new Error("The piece was not made");
      return { size: bytes.byteLength, bytes };
    },
    bytes: index.bytes,
    settled: index.settled,
  };
}
