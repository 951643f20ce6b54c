import { once } from "node:events";
import type { ServerResponse } from "node:http";
import type { ByteRange } from "#server/request/byte-range.ts";

/** Large, because each read and each write costs the same whatever its size; a reader so slow that this takes `stalledMs` cannot play a film. */
const chunkBytes = 512 * 1024;
/** A reader that takes nothing for so long is cut. A player that was paused requests the rest from its position. */
const stalledMs = 60_000;

/** Fills the buffer from a position of the file, and returns how many bytes there were. */
export type ReadInto = (buffer: Uint8Array, length: number, position: number) => Promise<number>;

/** Waits until the system has taken the bytes. Returns `false` if the reader has gone. */
async function write(response: ServerResponse, bytes: Uint8Array): Promise<boolean> {
  if (response.destroyed) return false;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const gone = () => resolve(false);
  response.once("close", gone);
  response.write(bytes, (error) => resolve(!error));
  const stalled = setTimeout(() => response.destroy(), stalledMs);
  const isTaken = await promise;
  clearTimeout(stalled);
  response.off("close", gone);
  return isTaken;
}

/**
 * Sends a part of a file at the reader's pace, by one buffer. A file that ends too early cuts the response, so that its reader notices.
 * `onSent` gets the bytes of each piece.
 */
export async function sendBytes(response: ServerResponse, { start, end }: ByteRange, read: ReadInto, onSent: (bytes: number) => void): Promise<void> {
  // The site's own limit for readers of pages is shorter.
  response.setTimeout(0);
  const buffer = Buffer.allocUnsafeSlow(Math.min(chunkBytes, end - start));
  for (let position = start; position < end; ) {
    const length = await read(buffer, Math.min(buffer.length, end - position), position);
    if (length === 0) return void response.destroy();
    if (!(await write(response, buffer.subarray(0, length)))) return;
    onSent(length);
    position += length;
  }
  response.end();
  if (!response.writableFinished && !response.destroyed) await Promise.race([once(response, "finish"), once(response, "close")]);
}
