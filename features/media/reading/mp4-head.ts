import type { ReadBytes } from "./block-reader.ts";
import { type Box, boxAt, boxesIn, contentOf, tableOf } from "./mp4-boxes.ts";

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

/** Kinds of pictures in MP4 that are all called "mp4v", by their object type (ISO 14496-1). */
const mpegNames: Readonly<Record<number, string>> = { 96: "MPEG-2", 97: "MPEG-2", 98: "MPEG-2", 99: "MPEG-2", 100: "MPEG-2", 101: "MPEG-2", 106: "MPEG-1" };
/** Fields of a sample entry of pictures, before its boxes. */
const pictureFields = 78;

/** Version and flags, then two descriptors, one in the other. A descriptor's length takes a byte more for each that has its highest bit. */
function objectType(content: DataView): number | null {
  const bytes = [...new Uint8Array(content.buffer, content.byteOffset, content.byteLength)];
  const behindLength = (at: number): number => bytes.findIndex((byte, index) => index >= at && byte < 0x80) + 1;
  const stream = behindLength(5) + 3;
  return bytes[4] === 3 && bytes[stream] === 4 ? (bytes[behindLength(stream + 1)] ?? null) : null;
}

/** Of MPEG-1 and MPEG-2, which MP4 names like MPEG-4; `null` for all others. */
export function mpegVideoName(read: ReadBytes, size: number): string | null {
  for (const track of tracksIn(read, size)) {
    const kinds = boxAt(read, track, "mdia", "minf", "stbl", "stsd");
    const entry = kinds && [...boxesIn(read, kinds.dataStart + entriesAt, kinds.end)].find(({ type }) => type === "mp4v");
    const descriptors = entry && boxAt(read, { dataStart: entry.dataStart + pictureFields, end: entry.end }, "esds");
    const type = descriptors && objectType(contentOf(read, descriptors, 64));
    if (type) return mpegNames[type] ?? null;
  }
  return null;
}

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

/** Of one track: a day of sixty pictures a second. */
const mostSamples = 5_000_000;
const mostRows = 1_000_000;
const columnsOf = { stts: 2, ctts: 2, stsc: 3 };

/** A table that states more entries than it has: mediabunny reads what follows as its entries. */
function isCutTable(read: ReadBytes, box: Box | null, columns: number): boolean {
  if (box === null) return false;
  const head = contentOf(read, box, entriesAt);
  return head.byteLength === entriesAt && head.getUint32(4) * columns * 4 > box.end - box.dataStart - entriesAt;
}

/** How many samples have a size of their own; `null`: they share one. */
function ownSizes(read: ReadBytes, box: Box | null): number | null {
  const head = box && contentOf(read, box, 12);
  return head?.byteLength === 12 && head.getUint32(4) === 0 ? head.getUint32(8) : null;
}

/** mediabunny counts samples one by one where they have sizes or offsets of their own. Sound without compression has neither, and very many samples. */
export const hasEndlessTable = (read: ReadBytes, size: number): boolean =>
  tracksIn(read, size).some((track) => {
    const samples = boxAt(read, track, "mdia", "minf", "stbl");
    if (samples === null) return false;
    if (Object.entries(columnsOf).some(([type, columns]) => isCutTable(read, boxAt(read, samples, type), columns))) return true;
    const counts = (type: keyof typeof columnsOf, column: number): number[] =>
      tableOf(read, boxAt(read, samples, type), { columns: columnsOf[type], most: mostRows }).map((row) => row[column] ?? 0);
    const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
    const offsets = sum(counts("ctts", 0));
    const sizesBox = boxAt(read, samples, "stsz");
    const sizes = ownSizes(read, sizesBox);
    const hasOneSize = sizesBox !== null && sizes === null;
    // Muxers err by a few samples, not by as many again.
    const most = Math.min(mostSamples, sizes === null ? mostSamples : 2 * sizes);
    const isLongChunk = (count: number): boolean => count > mostSamples;
    return offsets > mostSamples || (offsets > 0 && sum(counts("stts", 0)) > most) || (!hasOneSize && counts("stsc", 1).some(isLongChunk));
  });
