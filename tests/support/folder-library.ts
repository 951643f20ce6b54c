import { createHash } from "node:crypto";
import { lstatSync, statSync } from "node:fs";
import { lstat, realpath } from "node:fs/promises";
import { join, sep } from "node:path";
import type { VideoSubject } from "#domain/player.ts";
import type { MediaFile, StoredFile } from "#features/media/media-file.ts";
import type { MediaLibrary } from "#features/media/media-library.ts";

type ListedFile = Pick<MediaFile, "path" | "subjects"> & Partial<MediaFile>;

export const fileIdOf = (path: string): string => createHash("sha256").update(path).digest("hex").slice(0, 20);

const isSame = (a: VideoSubject, b: VideoSubject): boolean => JSON.stringify(a) === JSON.stringify(b);

const isVersion = (a: StoredFile, b: StoredFile): boolean => a.id === b.id && a.size === b.size && a.modifiedMs === b.modifiedMs;

/** A library in memory of the files that a test names. `rescan` takes their sizes and times anew, as a scan does. */
export function folderLibrary(folder: string, listed: readonly ListedFile[]) {
  const listeners = new Set<(subjects: readonly VideoSubject[]) => void>();
  const keyframes = new Map<string, Uint8Array>();
  let files: MediaFile[] = [];
  const secret = Buffer.alloc(32, 7);

  function rescan(): void {
    const before = new Map(files.map((file) => [file.id, file]));
    files = listed.flatMap((one) => {
      const stat = lstatSync(join(folder, one.path), { throwIfNoEntry: false });
      if (!stat) return [];
      const facts = { id: fileIdOf(one.path), size: stat.size, modifiedMs: Math.trunc(stat.mtimeMs) };
      const old = before.get(facts.id);
      const isUnchanged = old !== undefined && isVersion(old, facts);
      if (!isUnchanged) keyframes.delete(facts.id);
      return [{ root: 0, addedMs: 0, version: null, part: null, sidecars: [], probe: isUnchanged ? old.probe : null, ...one, ...facts }];
    });
    for (const listener of listeners) listener(files.flatMap(({ subjects }) => subjects));
  }

  const library: MediaLibrary = {
    files: (subject) => files.filter(({ subjects }) => subjects.some((one) => isSame(one, subject))),
    file: (id) => files.find((file) => file.id === id) ?? null,
    all: () => files,
    movies: () => [],
    series: () => [],
    addedMs: () => undefined,
    saveProbe: async (read, probe) => {
      files = files.map((file) => (isVersion(file, read) ? { ...file, probe } : file));
    },
    saveKeyframes: async (read, bytes) => void (files.some((file) => isVersion(file, read)) && keyframes.set(read.id, bytes)),
    keyframes: async (id) => keyframes.get(id) ?? null,
    hasKeyframes: async (id) => keyframes.has(id),
    secret: async () => secret,
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    counts: () => ({ matched: files.length, unmatched: 0, ignored: 0, extras: 0 }),
    lastScan: () => null,
    absolutePath: async (file) => {
      const path = join(folder, file.path);
      const stat = await lstat(path).catch(() => null);
      if (!stat?.isFile() || stat.size !== file.size || Math.trunc(stat.mtimeMs) !== file.modifiedMs) return null;
      const real = await realpath(path);
      return real.startsWith((await realpath(folder)) + sep) ? real : null;
    },
    close: async () => undefined,
  };
  rescan();
  return { library, rescan, fileAt: (path: string) => library.file(fileIdOf(path)), sizeOf: (path: string) => statSync(join(folder, path)).size };
}
