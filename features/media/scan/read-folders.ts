import type { Dirent, Stats } from "node:fs";
import { lstat, readdir, realpath, stat } from "node:fs/promises";
import { sep } from "node:path";
import { batchesOf } from "#features/media/batches.ts";
import { ignoredName, isHiddenName, isSnapshotFolder, isUnfinishedFolder, splitExtension } from "#features/media/names/file-kind.ts";
import { subtitleFormat } from "#features/media/names/sidecar-name.ts";
import { errorReason } from "#server/log/error-reason.ts";
import { type EntryName, entryName, type Folder, foldersAbove, type IgnoredEntry, pathBytesOf } from "./folder-tree.ts";

const mostLevels = 20;
/** Beyond it a folder is no film collection but a whole disk. */
const mostEntries = 500_000;

export type ReadRoot = { path: string; folder: Folder; ignored: IgnoredEntry[]; problems: string[] };

/** Runs a call of the file system: a share may hang. */
export type FileCall = <T>(root: number, call: () => Promise<T>) => Promise<T>;
export type ReadOptions = { call: FileCall; isStopped: () => boolean };

type Walk = ReadOptions & { root: number; realRoot: string; rootBytes: Buffer; ignored: IgnoredEntry[]; problems: string[]; left: number };

const rootFolder = (root: number): Folder => ({ name: "", bytes: Buffer.alloc(0), isText: true, root, parent: null, files: [], folders: [] });

const absolute = (walk: Walk, folder: Folder, name?: Buffer): Buffer => {
  const path = pathBytesOf(folder, name);
  return path.length === 0 ? walk.rootBytes : Buffer.concat([walk.rootBytes, Buffer.from(sep), path]);
};

/** "idx" belongs to subtitles that are pictures. */
const isSidecar = (name: string): boolean => ["nfo", "idx"].includes(splitExtension(name).extension) || subtitleFormat(splitExtension(name).extension) !== null;

function kindOf(stats: Stats): string {
  if (stats.isFIFO()) return "a named pipe";
  if (stats.isSocket()) return "a socket";
  return stats.isFile() || stats.isDirectory() ? "" : "a device";
}

const isInside = (path: Buffer, root: string): boolean => {
  const folder = Buffer.from(root.endsWith(sep) ? root : root + sep);
  return path.subarray(0, folder.length).equals(folder);
};

/** A link to a file inside its folder is that file. A link to a folder is not followed: what lies inside is found at its own place. */
async function linkProblem(walk: Walk, path: Buffer): Promise<{ stats: Stats | null; reason: string }> {
  try {
    const target = Buffer.from(await walk.call(walk.root, () => realpath(path, { encoding: "buffer" })));
    if (!isInside(target, walk.realRoot)) return { stats: null, reason: "a link that leads out of its folder" };
    const stats = await walk.call(walk.root, () => stat(path));
    return stats.isDirectory() ? { stats: null, reason: "a link to a folder" } : { stats, reason: "" };
  } catch {
    return { stats: null, reason: "a link that leads nowhere" };
  }
}

async function addFile(walk: Walk, folder: Folder, entry: EntryName, isLink: boolean, hidden: string | null): Promise<void> {
  const ignore = (reason: string): void => void walk.ignored.push({ folder, entry, reason });
  const reason = ignoredName(entry.name);
  if (reason === undefined && !isSidecar(entry.name)) return;
  const isListed = reason !== undefined;
  const hiddenReason = hidden ?? (isHiddenName(entry.name) ? "hidden" : null);
  if (hiddenReason !== null || typeof reason === "string") {
    if (isListed) ignore(hiddenReason ?? reason ?? "");
    return;
  }
  const path = absolute(walk, folder, entry.bytes);
  const link = isLink ? await linkProblem(walk, path) : null;
  const stats = link ? link.stats : await walk.call(walk.root, () => lstat(path)).catch(() => null);
  const problem = link?.reason || (stats === null ? "not readable" : kindOf(stats)) || (stats?.size === 0 ? "empty" : "");
  if (problem !== "" || stats === null) {
    if (isListed) ignore(problem);
    return;
  }
  folder.files.push({ ...entry, folder, size: stats.size, modifiedMs: Math.trunc(stats.mtimeMs) });
}

/** A folder that its owner has marked is not for the library. */
const ignoreMarks = new Set([".ignore", ".nomedia", ".plexignore", ".mdignore"]);

async function namesIn(walk: Walk, folder: Folder): Promise<Dirent<Buffer>[]> {
  try {
    return await walk.call(walk.root, () => readdir(absolute(walk, folder), { withFileTypes: true, encoding: "buffer" }));
  } catch (error) {
    if (folder.parent === null) throw error;
    walk.problems.push(`${foldersAbove(folder).join("/")}: ${errorReason(error)}`);
    return [];
  }
}

/** Some file systems do not say what an entry is. */
async function typeOf(walk: Walk, folder: Folder, entry: Dirent<Buffer>): Promise<"folder" | "link" | "file"> {
  if (entry.isDirectory()) return "folder";
  if (entry.isSymbolicLink()) return "link";
  if (entry.isFile() || entry.isFIFO() || entry.isSocket() || entry.isCharacterDevice() || entry.isBlockDevice()) return "file";
  const stats = await walk.call(walk.root, () => lstat(absolute(walk, folder, entry.name))).catch(() => null);
  if (stats?.isDirectory()) return "folder";
  return stats?.isSymbolicLink() ? "link" : "file";
}

/** How many files are looked at together: a share answers each after a while. */
const together = 16;

async function readFolder(walk: Walk, folder: Folder, level: number, hidden: string | null): Promise<void> {
  const entries = (await namesIn(walk, folder)).toSorted((a, b) => Buffer.compare(a.name, b.name));
  const isMarked = folder.parent !== null && entries.some(({ name }) => ignoreMarks.has(name.toString()));
  const reason = hidden ?? (isMarked ? "in a folder that is marked to be ignored" : null);
  const subfolders: EntryName[] = [];
  for (const batch of batchesOf(entries, together)) {
    if (walk.left <= 0 || walk.isStopped()) break;
    walk.left -= batch.length;
    await Promise.all(
      batch.map(async (dirent) => {
        const entry = entryName(dirent.name);
        const type = await typeOf(walk, folder, dirent);
        if (type === "folder") subfolders.push(entry);
        else await addFile(walk, folder, entry, type === "link", reason);
      }),
    );
  }
  folder.files.sort((a, b) => Buffer.compare(a.bytes, b.bytes));
  for (const entry of subfolders.toSorted((a, b) => Buffer.compare(a.bytes, b.bytes))) await readSubfolder(walk, folder, entry, level, reason);
}

async function readSubfolder(walk: Walk, parent: Folder, entry: EntryName, level: number, hidden: string | null): Promise<void> {
  if (isSnapshotFolder(entry.name) || walk.isStopped()) return;
  if (level >= mostLevels) return void walk.problems.push(`${foldersAbove(parent).join("/")}: more than ${mostLevels} folders deep`);
  const folder: Folder = { ...entry, root: parent.root, parent, files: [], folders: [] };
  parent.folders.push(folder);
  const unfinished = isUnfinishedFolder(entry.name) ? "a partial download" : null;
  await readFolder(walk, folder, level + 1, hidden ?? (isHiddenName(entry.name) ? "in a hidden folder" : unfinished));
}

/**
 * Everything below a folder of MEDIA_DIR, as far as it can be read. Names are bytes, because Linux allows any.
 * @throws if the folder itself cannot be read, or is empty: a share that is not mounted leaves an empty folder
 */
export async function readRoot(root: number, path: string, options: ReadOptions): Promise<ReadRoot> {
  const realRoot = await options.call(root, () => realpath(path));
  const walk: Walk = { ...options, root, realRoot, rootBytes: Buffer.from(realRoot), ignored: [], problems: [], left: mostEntries };
  const folder = rootFolder(root);
  await readFolder(walk, folder, 0, null);
  if (walk.left <= 0) walk.problems.push(`more than ${mostEntries} entries: the rest is left out`);
  if (walk.left === mostEntries) throw new Error("it is empty: is the share mounted?");
  return { path: realRoot, folder, ignored: walk.ignored, problems: walk.problems };
}
