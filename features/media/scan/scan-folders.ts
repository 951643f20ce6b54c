import { lstat } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { errorReason } from "#server/log/error-reason.ts";
import { type FileEntry, type Folder, type IgnoredEntry, pathBytesOf } from "./folder-tree.ts";
import { type ReadOptions, readRoot } from "./read-folders.ts";
import { type Candidate, type SortedFiles, sortFiles } from "./sort-files.ts";

/** All that MEDIA_DIR holds. `unreadable`: folders that are not there now, by index. */
export type FoundFiles = SortedFiles & { folders: FoundFolder[]; unreadable: number[]; problems: string[]; pathOf: (file: FileEntry) => Buffer };

/** By the bytes of its path. */
export type FoundFolder = { root: number; path: Buffer };

/** A file that was changed so recently may still be growing. */
const recentMs = 60_000;
/** It is looked at again after this time. */
const growingMs = 1000;

/** Files that grew while they were looked at are left for the next scan. */
async function withoutGrowing(found: FoundFiles, options: ReadOptions, now: () => number): Promise<FoundFiles> {
  const begin = now();
  const recent = found.candidates.filter(({ file }) => Math.abs(begin - file.modifiedMs) < recentMs);
  if (recent.length === 0) return found;
  await wait(growingMs);
  const growing = new Set<Candidate>();
  for (const candidate of recent) {
    const { file } = candidate;
    const stats = await options.call(file.folder.root, () => lstat(found.pathOf(file))).catch(() => null);
    if (stats && !stats.isSymbolicLink() && stats.size !== file.size) growing.add(candidate);
  }
  const ignored = [...growing].map(({ file }): IgnoredEntry => ({ folder: file.folder, entry: file, reason: "still being written" }));
  return { ...found, candidates: found.candidates.filter((candidate) => !growing.has(candidate)), ignored: [...found.ignored, ...ignored] };
}

function foldersBelow(folder: Folder, rootPath: Buffer): FoundFolder[] {
  const path = folder.parent === null ? rootPath : Buffer.concat([rootPath, Buffer.from("/"), pathBytesOf(folder)]);
  return [{ root: folder.root, path }, ...folder.folders.flatMap((inner) => foldersBelow(inner, rootPath))];
}

/** Reads and sorts all folders. Never throws: a folder that is not there is named in `unreadable`. */
export async function scanFolders(folders: readonly string[], options: ReadOptions, now: () => number = Date.now): Promise<FoundFiles> {
  const rootPaths = new Map<number, Buffer>();
  const pathOf = (file: FileEntry): Buffer =>
    Buffer.concat([rootPaths.get(file.folder.root) ?? Buffer.alloc(0), Buffer.from("/"), pathBytesOf(file.folder, file.bytes)]);
  const found: FoundFiles = { candidates: [], extras: [], ignored: [], folders: [], unreadable: [], problems: [], pathOf };
  for (const [root, path] of folders.entries()) {
    try {
      const read = await readRoot(root, path, options);
      rootPaths.set(root, Buffer.from(read.path));
      const sorted = await sortFiles(read.folder, pathOf);
      found.folders = found.folders.concat(foldersBelow(read.folder, Buffer.from(read.path)));
      found.candidates = found.candidates.concat(sorted.candidates);
      found.extras = found.extras.concat(sorted.extras);
      found.ignored = found.ignored.concat(read.ignored, sorted.ignored);
      found.problems = found.problems.concat(read.problems.map((problem) => `${path}/${problem}`));
    } catch (error) {
      found.unreadable.push(root);
      found.problems.push(`${path}: ${errorReason(error)}`);
    }
  }
  return withoutGrowing(found, options, now);
}
