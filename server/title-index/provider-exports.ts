import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { SearchType } from "#domain/addresses.ts";
import type { TitleName } from "#domain/inventory.ts";

/**
 * The most popular are indexed, in 80 MB of a server's memory. The exports name fewer films and series, and several million people, of whom most
 * have no page worth a search.
 */
const mostNames = 1_500_000;
/** No export has such a line: the file is something else. */
const longestLine = 1_000_000;

/** The field that holds the name in the provider's daily id exports, by kind of file. */
const nameFields: readonly [field: string, type: SearchType][] = [
  ["original_title", "movies"],
  ["original_name", "tv"],
  ["name", "people"],
];

/** By the first bytes: browsers unpack some downloads and leave the name as it was. */
async function isGzip(path: string): Promise<boolean> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
  return bytesRead === 2 && buffer.readUInt16BE() === 0x1f8b;
}

function fieldsOf(line: string): Record<string, unknown> {
  try {
    const row: unknown = JSON.parse(line);
    return typeof row === "object" && row !== null ? (row as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** `null` for what the site never shows: adult titles, and videos that are no films. */
export function parseExportLine(line: string): TitleName | null | "damaged" {
  const { id, adult, softcore, video, popularity, ...names } = fieldsOf(line);
  const [field = "", type] = nameFields.find(([field]) => typeof names[field] === "string") ?? [];
  const { [field]: text } = names;
  const name = typeof text === "string" ? text.trim() : "";
  if (type === undefined || name === "" || typeof id !== "number" || !Number.isInteger(id) || id < 1 || id > 0xffffffff) return "damaged";
  if (adult === true || softcore === true || video === true) return null;
  return { type, id, name, popularity: typeof popularity === "number" && popularity > 0 ? popularity : 0 };
}

async function* linesOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of content) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > longestLine) throw new Error("it has no lines, so it is no export");
    yield lines;
  }
  yield [rest];
}

/** Collects the most popular names of export files, and counts the lines. */
export function createExportReader() {
  let names: TitleName[] = [];
  const counts = { lines: 0, damaged: 0, leftOut: 0 };
  const mostPopular = (): TitleName[] => names.sort((a, b) => b.popularity - a.popularity).slice(0, mostNames);
  const add = (line: string): void => {
    if (line.trim() === "") return;
    counts.lines += 1;
    const found = parseExportLine(line);
    if (found === "damaged") counts.damaged += 1;
    else if (found === null) counts.leftOut += 1;
    else if (names.push(found) > 2 * mostNames) names = mostPopular();
  };
  return {
    counts,
    names: mostPopular,
    /** JSON lines, plain or gzipped, whatever the file's name. `onBytes`: how many bytes of the file were read since the last call. @throws if it cannot be read to its end */
    read: async (path: string, onBytes: (bytes: number) => void): Promise<void> => {
      async function* counted(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
        for await (const chunk of chunks) {
          onBytes(chunk.length);
          yield chunk;
        }
      }
      const addAll = async (content: AsyncIterable<Buffer>): Promise<void> => {
        for await (const lines of linesOf(content)) for (const line of lines) add(line);
      };
      const file = createReadStream(path);
      await ((await isGzip(path)) ? pipeline(file, counted, createGunzip(), addAll) : pipeline(file, counted, addAll));
    },
  };
}
