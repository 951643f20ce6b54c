import type { ReadInto } from "./send-bytes.ts";

/** A file's first element names its type: "matroska", which browsers do not all take. */
const matroska = Buffer.from([0x42, 0x82, 0x88, ...Buffer.from("matroska")]);
/** "webm", then an empty element in place of the four letters that are left: everything else stays where it was. */
const webm = Buffer.from([0x42, 0x82, 0x84, ...Buffer.from("webm"), 0xec, 0x82, 0, 0]);
const headBytes = 64;

/** Reads a Matroska file as WebM: the same bytes at the same places, but for the name of its type. */
export async function matroskaAsWebm(read: ReadInto): Promise<ReadInto> {
  const head = Buffer.alloc(headBytes);
  const at = head.subarray(0, await read(head, headBytes, 0)).indexOf(matroska);
  if (at < 0) return read;
  return async (buffer, length, position) => {
    const count = await read(buffer, length, position);
    for (const [index, byte] of webm.entries()) {
      const place = at + index - position;
      if (place >= 0 && place < count) buffer[place] = byte;
    }
    return count;
  };
}
