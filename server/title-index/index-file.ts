import { randomUUID } from "node:crypto";
import { readSync } from "node:fs";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import type { TitleIndex } from "./build-title-index.ts";

/** Written by `npm run index`, in DATA_DIR of each node. */
export const indexFileIn = (dataDir: string): string => join(dataDir, "title-index.bin");

/** The first line. Raise the number when the layout or the folding of words changes: an older file is then refused. */
const magic = "matinee title index 1\n";
/** The magic line and one line of JSON, padded with spaces. */
const headBytes = 2048;
/** Read at once: the event loop is free between two. */
const chunkBytes = 4 * 1024 * 1024;

const sectionNames = ["letters", "ends", "wordsBefore", "postingStarts", "postings", "types", "ids", "popularities", "nameStarts", "names"] as const;
type SectionName = (typeof sectionNames)[number];
type Section = { at: number; bytes: number; crc32: number };
type Head = { builtAt: number; names: number; sections: Record<SectionName, Section> };

export type OpenIndex = { index: TitleIndex; names: number; builtAt: number; bytes: number; close: () => Promise<void> };

/** The file is not an index, or not whole. */
class DamagedIndexError extends Error {}

const bytesOf = (array: Uint8Array | Uint16Array | Uint32Array | Float32Array): Uint8Array =>
  new Uint8Array(array.buffer as ArrayBuffer, array.byteOffset, array.byteLength);

/** All names in UTF-8, and where each starts (one longer). */
function packedNames({ types, nameAt }: TitleIndex): { nameStarts: Uint32Array; names: Uint8Array } {
  const nameStarts = new Uint32Array(types.length + 1);
  const parts = Array.from(types, (_, ordinal) => Buffer.from(nameAt(ordinal)));
  for (const [ordinal, part] of parts.entries()) nameStarts[ordinal + 1] = (nameStarts[ordinal] ?? 0) + part.length;
  return { nameStarts, names: Buffer.concat(parts) };
}

function contentOf(index: TitleIndex): Record<SectionName, Uint8Array> {
  const { words, postingStarts, postings, types, ids, popularities } = index;
  const { nameStarts, names } = packedNames(index);
  const arrays = { ...words, postingStarts, postings, types, ids, popularities, nameStarts };
  return { ...(Object.fromEntries(Object.entries(arrays).map(([name, array]) => [name, bytesOf(array)])) as Record<SectionName, Uint8Array>), names };
}

/** Replaces the file in one step: a server reads the old one or the new one. */
export async function writeIndexFile(path: string, index: TitleIndex, builtAt: number): Promise<{ bytes: number }> {
  const content = contentOf(index);
  let at = headBytes;
  const sections = Object.fromEntries(
    sectionNames.map((name) => {
      const section: Section = { at, bytes: content[name].byteLength, crc32: crc32(content[name]) };
      at += section.bytes;
      return [name, section];
    }),
  ) as Record<SectionName, Section>;
  const head: Head = { builtAt, names: index.types.length, sections };
  const partial = `${path}.${randomUUID()}.part`;
  try {
    const file = await open(partial, "w");
    try {
      await file.write(Buffer.from(`${magic}${JSON.stringify(head)}`.padEnd(headBytes)));
      for (const name of sectionNames) await file.writeFile(content[name]);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  return { bytes: at };
}

async function readHead(file: FileHandle): Promise<Head> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
  const text = buffer.toString("utf8", 0, bytesRead);
  if (!text.startsWith(magic)) throw new DamagedIndexError("it is no title index of this version");
  try {
    return JSON.parse(text.slice(magic.length)) as Head;
  } catch {
    throw new DamagedIndexError("its head is damaged");
  }
}

/** Calls `use` with each chunk. @throws DamagedIndexError if the section is not what was written */
async function readSection(file: FileHandle, head: Head, name: SectionName, use: (chunk: Buffer, at: number) => void): Promise<void> {
  const section = head.sections[name];
  const chunk = Buffer.alloc(Math.min(chunkBytes, section.bytes));
  let checksum = 0;
  for (let at = 0; at < section.bytes; ) {
    const { bytesRead } = await file.read(chunk, 0, Math.min(chunk.length, section.bytes - at), section.at + at);
    if (bytesRead === 0) throw new DamagedIndexError("it is shorter than it says");
    const read = chunk.subarray(0, bytesRead);
    checksum = crc32(read, checksum);
    use(read, at);
    at += bytesRead;
  }
  if (checksum !== section.crc32) throw new DamagedIndexError(`its ${name} are damaged`);
}

async function sectionOf(file: FileHandle, head: Head, name: SectionName): Promise<ArrayBuffer> {
  const content = new Uint8Array(head.sections[name].bytes);
  await readSection(file, head, name, (chunk, at) => content.set(chunk, at));
  return content.buffer;
}

/** The arrays in memory; the names stay in the file, and are read one by one. A file that is replaced meanwhile stays readable until `close`. */
async function indexIn(file: FileHandle, head: Head): Promise<TitleIndex> {
  const read = (name: SectionName) => sectionOf(file, head, name);
  const letters = new Uint16Array(await read("letters"));
  const ends = new Uint32Array(await read("ends"));
  const wordsBefore = new Uint32Array(await read("wordsBefore"));
  const postingStarts = new Uint32Array(await read("postingStarts"));
  const postings = new Uint32Array(await read("postings"));
  const types = new Uint8Array(await read("types"));
  const ids = new Uint32Array(await read("ids"));
  const popularities = new Float32Array(await read("popularities"));
  const nameStarts = new Uint32Array(await read("nameStarts"));
  await readSection(file, head, "names", () => undefined);
  const nameAt = (ordinal: number): string => {
    const from = nameStarts[ordinal] ?? 0;
    const name = Buffer.alloc((nameStarts[ordinal + 1] ?? from) - from);
    readSync(file.fd, name, 0, name.length, head.sections.names.at + from);
    return name.toString();
  };
  return { words: { letters, ends, wordsBefore }, postingStarts, postings, types, ids, popularities, nameAt };
}

/** Takes about 0.1 s for a million names. @throws DamagedIndexError, or the file system's error */
export async function openIndexFile(path: string): Promise<OpenIndex> {
  const file = await open(path, "r");
  try {
    const head = await readHead(file);
    const { size } = await file.stat();
    // Checked before memory is allocated for them: the head has no checksum.
    if (Object.values(head.sections).some(({ at, bytes }) => !(at + bytes <= size))) throw new DamagedIndexError("it is shorter than it says");
    return { index: await indexIn(file, head), names: head.names, builtAt: head.builtAt, bytes: size, close: () => file.close() };
  } catch (error) {
    await file.close();
    throw error;
  }
}
