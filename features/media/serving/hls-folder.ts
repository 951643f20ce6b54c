import { posix } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { batchesOf } from "#features/media/batches.ts";

/** Playlists and files of an operator's HLS folder, by number: their names do not leave the server. The first is the main playlist. */
export type HlsFolder = { entries: HlsEntry[] };
/** `path`: relative to the main playlist's folder, with "/". `lines` of a playlist: its addresses are numbers of entries. */
export type HlsEntry = { path: string; type: string; lines: (string | HlsReference)[] | null };
/** A line with an address in it: what stands before, the number, what stands behind. */
type HlsReference = { before: string; entry: number; after: string };

/** A film of four hours in segments of two seconds, in several qualities. */
const maxEntries = 100_000;
const maxPlaylists = 64;
/** Of all playlists together: four for each of the entries that a film may have. */
const maxLines = 4 * maxEntries;

const types: Readonly<Record<string, string>> = {
  m3u8: "application/vnd.apple.mpegurl",
  m3u: "application/vnd.apple.mpegurl",
  ts: "video/mp2t",
  mp4: "video/mp4",
  m4s: "video/mp4",
  m4v: "video/mp4",
  m4a: "audio/mp4",
  cmfv: "video/mp4",
  cmfa: "audio/mp4",
  aac: "audio/aac",
  mp3: "audio/mpeg",
  vtt: "text/vtt; charset=utf-8",
  key: "application/octet-stream",
};
export const playlistType = "application/vnd.apple.mpegurl";

/** Linux opens no longer path. To normalize one takes time by its square. */
const maxPathChars = 4096;

const extensionOf = (path: string): string => /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? "";

/** A path below the folder; `null` for other hosts, for paths that lead out, and for kinds of files that no playlist needs. */
function pathOf(address: string, playlist: string): string | null {
  const [withoutQuery = ""] = address.trim().split(/[?#]/);
  if (/^[a-z][a-z0-9+.-]*:|^\/|\\/i.test(withoutQuery)) return null;
  let decoded: string;
  try {
    decoded = decodeURIComponent(withoutQuery);
  } catch {
    return null;
  }
  if (decoded.length > maxPathChars) return null;
  const path = posix.normalize(posix.join(posix.dirname(playlist), decoded));
  return path.startsWith("../") || path.includes("\0") || path.includes("\\") || !Object.hasOwn(types, extensionOf(path)) ? null : path;
}

/** An address in a tag (`URI="…"`), or a line that is one. */
function addressIn(line: string): { before: string; address: string; after: string } | null {
  if (!line.startsWith("#")) return line.trim() === "" ? null : { before: "", address: line, after: "" };
  // "s": a line may hold a separator of Unicode's. A pattern that stops there would be tried again from each address of the line.
  const [, before, address, after] = /^(#EXT.*?[:,]URI=")([^"]*)(".*)$/s.exec(line) ?? [];
  return before === undefined || address === undefined || after === undefined ? null : { before, address, after };
}

/** Without quotes, or a second one in a line, before or behind the first: some players take it. */
function hasOddAddress(line: string, found: ReturnType<typeof addressIn>): boolean {
  const others = found ? found.before.replace(/URI="$/, "") + found.after : line;
  return line.startsWith("#EXT") && /[:,]\s{0,9}URI\s{0,9}=/i.test(others);
}

/** Pages are served in between. */
const linesATurn = 1000;

async function eachInTurns<T, Result>(items: readonly T[], use: (item: T) => Result): Promise<Result[]> {
  const results: Result[] = [];
  for (const batch of batchesOf(items, linesATurn)) {
    results.push(...batch.map(use));
    await nextTurn();
  }
  return results;
}

/** Reads a folder's playlists from its main one. `readText` gets paths relative to its folder. @throws if an address leads elsewhere */
export async function readHlsFolder(main: string, readText: (path: string) => Promise<string>): Promise<HlsFolder> {
  const entries: HlsEntry[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (path: string): number => {
    const existing = numbers.get(path);
    if (existing !== undefined) return existing;
    if (entries.length >= maxEntries) throw new Error("The playlist is too long");
    entries.push({ path, type: types[extensionOf(path)] ?? "application/octet-stream", lines: null });
    numbers.set(path, entries.length - 1);
    return entries.length - 1;
  };
  numberOf(main);
  let playlists = 0;
  let lineCount = 0;
  for (let next = 0; next < entries.length; next++) {
    const entry = entries[next];
    if (entry?.type !== playlistType) continue;
    playlists += 1;
    if (playlists > maxPlaylists) throw new Error("There are too many playlists");
    const text = await readText(entry.path);
    if (!text.startsWith("#EXTM3U")) throw new Error("The playlist is none");
    const lines = text.split(/\r\n|\r|\n/, maxLines + 1);
    lineCount += lines.length;
    if (lineCount > maxLines) throw new Error("The playlists are too long");
    entry.lines = await eachInTurns(lines, (line) => {
      const found = addressIn(line);
      if (hasOddAddress(line, found)) throw new Error("The playlist leads out of its folder");
      if (found === null) return line;
      const path = pathOf(found.address, entry.path);
      if (path === null) throw new Error("The playlist leads out of its folder");
      return { before: found.before, entry: numberOf(path), after: found.after };
    });
  }
  return { entries };
}

/** The address of an entry, relative to `/media/{id}/`. */
const addressOf = ({ entries }: HlsFolder, entry: number): string => `hls/${entry}.${extensionOf(entries[entry]?.path ?? "")}`;

/** A playlist with our addresses. `base`: from its address to `/media/{id}/`. */
export const hlsPlaylist = (folder: HlsFolder, entry: HlsEntry, base: "" | "../", query: URLSearchParams): string =>
  (entry.lines ?? [])
    .map((line) => (typeof line === "string" ? line : `${line.before}${base}${addressOf(folder, line.entry)}?${query}${line.after}`))
    .join("\n");

/** A length that is no number of a film's is none. */
function segmentS(line: string | HlsReference): number {
  const [, digits = "0"] = (typeof line === "string" && /^#EXTINF:(\d{1,6}(?:\.\d*)?|\.\d+)\s*(?:,|$)/.exec(line)) || [];
  return Number(digits);
}

/** Seconds of the film: of the longest playlist. */
export const hlsDurationS = ({ entries }: HlsFolder): number =>
  entries.reduce((longest, { lines }) => {
    const seconds = lines?.reduce((sum, line) => sum + segmentS(line), 0) ?? 0;
    return Math.max(longest, seconds);
  }, 0);

/** Codecs and height that the main playlist names. */
export function hlsFacts({ entries: [main] }: HlsFolder): { codecs: string | null; width: number; height: number } {
  const streams = (main?.lines ?? []).filter((line) => typeof line === "string" && line.startsWith("#EXT-X-STREAM-INF:")).map(String);
  const sizes = streams
    .map((line) => /RESOLUTION=(\d{1,5})x(\d{1,5})(?!\d)/.exec(line))
    .flatMap((match) => (match ? [[Number(match[1]), Number(match[2])] as const] : []));
  const [width, height] = sizes.toSorted((a, b) => b[1] - a[1])[0] ?? [0, 0];
  return { codecs: /CODECS="([^"]+)"/.exec(streams[0] ?? "")?.[1] ?? null, width, height };
}
