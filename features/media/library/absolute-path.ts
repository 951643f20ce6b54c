import { lstat, realpath } from "node:fs/promises";
import { resolve, sep } from "node:path";
import { LRUCache } from "lru-cache";
import type { MediaFile } from "#features/media/media-file.ts";

/** A file that was found inside its folder. `ctimeMs` changes with its rights, names and content. */
type Checked = { path: string | Buffer; dev: number; ino: number; ctimeMs: number };

/** Each takes 500 bytes. */
const maxChecked = 2000;

/** What lies at a real path, if it is what the scan saw: a regular file of the same size and time. */
async function unchanged(path: string | Buffer, { size, modifiedMs }: MediaFile): Promise<Omit<Checked, "path"> | null> {
  const stats = await lstat(path);
  const isSame = stats.isFile() && stats.size === size && Math.trunc(stats.mtimeMs) === modifiedMs;
  return isSame ? { dev: stats.dev, ino: stats.ino, ctimeMs: stats.ctimeMs } : null;
}

async function check(folder: string, file: MediaFile): Promise<Checked | null> {
  const root = Buffer.from(await realpath(resolve(folder)));
  const prefix = root.toString().endsWith(sep) ? root : Buffer.concat([root, Buffer.from(sep)]);
  const real = Buffer.from(await realpath(Buffer.concat([prefix, Buffer.from(file.pathBytes ?? Buffer.from(file.path))]), { encoding: "buffer" }));
  const found = await unchanged(real, file);
  if (found === null || !real.subarray(0, prefix.length).equals(prefix)) return null;
  return { ...found, path: file.pathBytes ? real : real.toString() };
}

/**
 * The real path of a file that is still what the scan saw. A link that leads out of its folder meanwhile, another kind of file, another size or
 * time: `null`. Size and time are compared each time; the way to the file again only if another file is there than at the last time.
 */
export function createAbsolutePaths(folders: readonly string[]) {
  const checked = new LRUCache<string, Checked>({ max: maxChecked });
  return async (file: MediaFile): Promise<string | Buffer | null> => {
    const folder = folders[file.root];
    if (folder === undefined) return null;
    try {
      const key = `${file.id} ${file.path}`;
      const before = checked.get(key);
      const now = before && (await unchanged(before.path, file).catch(() => null));
      if (before && now && now.ino === before.ino && now.dev === before.dev && now.ctimeMs === before.ctimeMs) return before.path;
      const found = await check(folder, file);
      if (found) checked.set(key, found);
      return found?.path ?? null;
    } catch {
      return null;
    }
  };
}
