import { LRUCache } from "lru-cache";
import type { MediaFile } from "#features/media/media-file.ts";
import { pathBeside } from "./files-beside.ts";
import { type HlsEntry, type HlsFolder, hlsPlaylist, readHlsFolder } from "./hls-folder.ts";
import { type FileDeps, readSmallFile } from "./open-unchanged.ts";
import { versionOf } from "./own-films.ts";

const maxPlaylistBytes = 8_000_000;
/** Of the folders in memory: about fifty films. */
const maxCachedLines = 1_000_000;

export const isHlsFolder = ({ path }: MediaFile): boolean => /\.m3u8?$/i.test(path);

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** Reads the folder that a main playlist describes. @throws if it leads elsewhere, or a playlist of it is missing */
export function loadHlsFolder(file: MediaFile, deps: FileDeps): Promise<HlsFolder> {
  return readHlsFolder(nameOf(file.path), async (path) => {
    const real = await pathBeside(file, path, deps);
    const bytes = real && (await readSmallFile(deps.gate, file.root, real, maxPlaylistBytes));
    if (!bytes) throw new Error("A playlist is missing");
    return new TextDecoder().decode(bytes);
  });
}

const linesOf = ({ entries }: HlsFolder): number => entries.reduce((sum, { lines }) => sum + (lines?.length ?? 1), 0);

export type HlsAnswer = { playlist: string } | { entry: HlsEntry; path: Buffer };

/** What an address below an HLS folder's `/media/{id}/` names: a playlist with our addresses, or a file; `null` if nothing. */
export function createHlsFolders(deps: FileDeps) {
  const folders = new LRUCache<string, HlsFolder>({ maxSize: maxCachedLines, sizeCalculation: linesOf });
  return async (file: MediaFile, rest: string, query: URLSearchParams): Promise<HlsAnswer | null> => {
    const [, number] = /^hls\/(\d{1,6})\.\w+$/.exec(rest) ?? [];
    if (!isHlsFolder(file) || (rest !== "index.m3u8" && number === undefined)) return null;
    const key = `${file.id} ${versionOf(file)}`;
    const folder = folders.get(key) ?? (await loadHlsFolder(file, deps));
    folders.set(key, folder);
    const entry = folder.entries[Number(number ?? 0)];
    if (!entry) return null;
    if (entry.lines) return { playlist: hlsPlaylist(folder, entry, number === undefined ? "" : "../", query) };
    const path = await pathBeside(file, entry.path, deps);
    return path && { entry, path };
  };
}
