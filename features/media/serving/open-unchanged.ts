import { type FileHandle, open } from "node:fs/promises";
import type { FolderGate } from "#features/media/folder-gate.ts";
import type { MediaFile } from "#features/media/media-file.ts";
import type { MediaLibrary } from "#features/media/media-library.ts";
import { openFlags } from "#features/media/reading/open-file.ts";

export type FileDeps = { library: Pick<MediaLibrary, "absolutePath">; gate: FolderGate };

const close = (handle: FileHandle): void => void handle.close().catch(() => undefined);

type Opened = { handle: FileHandle; size: number; modifiedMs: number };

const discard = (late: Opened | null): void => void (late && close(late.handle));

/** `null` if there is no regular file. @throws the system's errors that say nothing of the file */
async function openPath(path: string | Buffer): Promise<Opened | null> {
  const handle = await open(path, openFlags).catch((error: NodeJS.ErrnoException) => {
    if (error.code === undefined) throw error;
    return null;
  });
  if (handle === null) return null;
  try {
    const stat = await handle.stat();
    if (stat.isFile()) return { handle, size: stat.size, modifiedMs: Math.trunc(stat.mtimeMs) };
  } catch (error) {
    close(handle);
    throw error;
  }
  close(handle);
  return null;
}

/** Opens a path of a folder; `null` if it is no regular file. @throws FolderError if the folder does not answer */
export const openRegular = (gate: FolderGate, root: number, path: string | Buffer): Promise<Opened | null> => gate(root, () => openPath(path), discard);

/** Opens a file that is still as the library has it; `null` if it has gone or changed. @throws FolderError if the folder does not answer */
export async function openUnchanged(file: MediaFile, { library, gate }: FileDeps): Promise<FileHandle | null> {
  const find = async (): Promise<Opened | null> => {
    const path = await library.absolutePath(file);
    return path === null ? null : openPath(path);
  };
  // One place at the gate for all its calls: each takes a turn of libuv's threads, and no more.
  const opened = await gate(file.root, find, discard);
  if (opened === null) return null;
  if (opened.size === file.size && opened.modifiedMs === Math.trunc(file.modifiedMs)) return opened.handle;
  close(opened.handle);
  return null;
}

/** The bytes of a small file: captions, playlists. `null` if there is none, or if it is larger. */
export async function readSmallFile(gate: FolderGate, root: number, path: string | Buffer, maxBytes: number): Promise<Uint8Array | null> {
  const opened = await openRegular(gate, root, path);
  if (opened === null) return null;
  try {
    return opened.size > maxBytes ? null : await gate(root, () => opened.handle.readFile());
  } finally {
    close(opened.handle);
  }
}
