import { isGenericName, isPlaylistName, splitExtension } from "#features/media/names/file-kind.ts";
import type { FileEntry, Folder } from "./folder-tree.ts";
import { readHead } from "./read-head.ts";

const headBytes = 256 * 1024;

type Playlist = { file: FileEntry; kind: "master" | "media" | "none"; paths: string[][] };

/** What a folder with playlists contains: the streams to play, by their master playlists, and where their parts are. */
export type HlsContent = {
  streams: FileEntry[];
  /** Names of files in any folder of the stream, and of folders beside the playlist. */
  parts: ReadonlySet<string>;
  folders: ReadonlySet<string>;
  rejected: { file: FileEntry; reason: string }[];
};

const pathIn = (address: string): string[] => {
  const [path = ""] = address.trim().split(/[?#]/, 1);
  try {
    return decodeURIComponent(path).split("/");
  } catch {
    return path.split("/");
  }
};

function pathsIn(text: string): string[][] {
  const lines = text.split(/\r?\n/);
  const own = lines.filter((line) => line !== "" && !line.startsWith("#"));
  const inTags = [...text.matchAll(/URI="([^"\n]+)"/g)].map(([, address]) => address ?? "");
  return [...own, ...inTags].map(pathIn);
}

async function playlistIn(file: FileEntry, pathOf: (file: FileEntry) => Buffer): Promise<Playlist> {
  const text = String(await readHead(pathOf(file), headBytes).catch(() => ""));
  const isHls = text.trimStart().startsWith("#EXTM3U") && text.includes("#EXT-X-");
  if (!isHls) return { file, kind: "none", paths: [] };
  return { file, kind: text.includes("#EXT-X-STREAM-INF") ? "master" : "media", paths: pathsIn(text) };
}

/** `isPart`: a folder above has a master playlist. */
export async function readHlsContent(folder: Folder, isPart: boolean, pathOf: (file: FileEntry) => Buffer): Promise<HlsContent | null> {
  const files = folder.files.filter(({ name }) => isPlaylistName(name));
  if (files.length === 0) return null;
  const playlists: Playlist[] = [];
  for (const file of files) playlists.push(await playlistIn(file, pathOf));
  const of = (kind: Playlist["kind"]): Playlist[] => playlists.filter((playlist) => playlist.kind === kind);
  const named = of("media").filter(({ file }) => isGenericName(splitExtension(file.name).stem));
  const alone = of("media").length === 1 ? of("media") : named.slice(0, 1);
  const masters = of("master").length > 0 ? of("master") : alone;
  const streams = isPart ? [] : masters.map(({ file }) => file);
  const rejected = playlists
    .filter(({ file }) => !streams.includes(file))
    .map(({ file, kind }) => ({ file, reason: kind === "none" ? "a playlist that is no HLS stream" : "part of an HLS stream" }));
  const paths = playlists.flatMap((playlist) => playlist.paths);
  const firstFolders = paths.filter((path) => path.length > 1).map(([first]) => first ?? "");
  return { streams, parts: new Set(paths.map((path) => path.at(-1) ?? "")), folders: new Set(firstFolders), rejected };
}
