import type { ReadBytes } from "./block-reader.ts";
import { type Box, boxAt, boxesIn, contentOf } from "./mp4-boxes.ts";

const maxTracks = 64;

function tracksIn(read: ReadBytes, size: number): Box[] {
  const movie = boxAt(read, { dataStart: 0, end: size }, "moov");
  const boxes = movie ? [...boxesIn(read, movie.dataStart, movie.end)] : [];
  return boxes.filter(({ type }) => type === "trak").slice(0, maxTracks);
}

/** Kinds of samples that are encrypted: by Common Encryption (ClearKey and all others), and by Apple's shop. */
const encrypted: ReadonlySet<string> = new Set(["encv", "enca", "drmi", "drms"]);

/** Behind the table's version and the number of its entries. */
const entriesAt = 8;

export const isProtectedMp4 = (read: ReadBytes, size: number): boolean =>
  tracksIn(read, size).some((track) => {
    const kinds = boxAt(read, track, "mdia", "minf", "stbl", "stsd");
    return kinds !== null && [...boxesIn(read, kinds.dataStart + entriesAt, kinds.end)].some(({ type }) => encrypted.has(type));
  });

/** A length whose bits are all ones is not known (ISO 14496-12): of a recording in fragments. */
function isUnknown(header: DataView): boolean {
  const isLong = header.byteLength >= 32 && header.getUint8(0) === 1;
  if (isLong) return header.getBigUint64(24) === 0xffff_ffff_ffff_ffffn;
  return header.byteLength >= 20 && header.getUint32(16) === 0xffff_ffff;
}

export const hasUnknownLength = (read: ReadBytes, size: number): boolean =>
  tracksIn(read, size).some((track) => {
    const header = boxAt(read, track, "mdia", "mdhd");
    return header !== null && isUnknown(contentOf(read, header, 40));
  });
