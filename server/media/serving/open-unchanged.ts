import { constants } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import type { FolderGate } from "../folder-gate.ts";
import type { MediaFile } from "../media-file.ts";
import type { MediaLibrary } from "../media-library.ts";

export type FileDeps = { library: Pick<MediaLibrary, "absolutePath">; gate: FolderGate };

/** Nonblocking: a FIFO in the file's place would wait for its writer. */
const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

const close = (handle: FileHandle): void => void handle.close().catch(() => undefined);

/** Opens a path of a folder; `null` if it is no regular file of at most `maxBytes`. */
export async function openRegular(gate: FolderGate, root: number, path: string | Buffer, maxBytes = Number.POSITIVE_INFINITY): Promise<FileHandle | null> {
  const handle = await gate(root, () => open(path, flags), close).catch((error: NodeJS.ErrnoException) => {
    if (error.code === undefined) throw error;
    return null;
  });
  if (handle === null) return null;
  try {
    const stat = await gate(root, () => handle.stat());
    if (stat.isFile() && stat.size <= maxBytes) return handle;
    close(handle);
    return null;
  } catch (error) {
    close(handle);
    throw error;
  }
}

/** Opens a file that is still what the library knows; `null` if it has gone or changed. @throws FolderError if the folder does not answer */
export async function openUnchanged(file: MediaFile, { library, gate }: FileDeps): Promise<FileHandle | null> {
  const path = await gate(file.root, () => library.absolutePath(file));
  const handle = path === null ? null : await openRegular(gate, file.root, path);
  if (handle === null) return null;
  const stat = await gate(file.root, () => handle.stat()).catch((error: unknown) => {
    close(handle);
    throw error;
  });
  if (stat.size === file.size && Math.trunc(stat.mtimeMs) === Math.trunc(file.modifiedMs)) return handle;
  close(handle);
  return null;
}

/** The bytes of a small file: captions, playlists. `null` if there is none, or if it is larger. */
export async function readSmallFile(gate: FolderGate, root: number, path: string | Buffer, maxBytes: number): Promise<Uint8Array | null> {
  const handle = await openRegular(gate, root, path, maxBytes);
  if (handle === null) return null;
  try {
    return await gate(root, () => handle.readFile());
  } finally {
    close(handle);
  }
}
