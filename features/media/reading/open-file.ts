import { closeSync, constants, fstatSync, openSync, readSync } from "node:fs";

/** A file of the operator as it was when it was found. */
export type FileVersion = { path: string | Uint8Array; size: number; modifiedMs: number };

export type OpenFile = { read(start: number, end: number): Uint8Array; bytesRead(): number; close(): void };

/** Nonblocking: a FIFO in the file's place would wait for its writer. */
export const openFlags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** The file was replaced, or shortened, since it was found. */
export class FileChangedError extends Error {
  override readonly name = "FileChangedError";
}

/**
 * Opens a regular file that is still the same. Reads are synchronous: this thread has nothing else to do, and a share that hangs blocks this thread alone,
 * not those that libuv shares with the pages.
 */
export function openFile({ path, size, modifiedMs }: FileVersion): OpenFile {
  const descriptor = openSync(typeof path === "string" ? path : Buffer.from(path), openFlags);
  const isSame = () => {
    const stat = fstatSync(descriptor);
    return stat.isFile() && stat.size === size && Math.trunc(stat.mtimeMs) === modifiedMs;
  };
  if (!isSame()) {
    closeSync(descriptor);
    throw new FileChangedError("The file has changed");
  }
  let total = 0;
  return {
    read: (start, end) => {
      const bytes = new Uint8Array(end - start);
      let length = 0;
      while (length < bytes.length) {
        const read = readSync(descriptor, bytes, length, bytes.length - length, start + length);
        if (read === 0) throw new FileChangedError("The file ends too early");
        length += read;
      }
      total += length;
      return bytes;
    },
    bytesRead: () => total,
    close: () => closeSync(descriptor),
  };
}
