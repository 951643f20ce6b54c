import { lstat, realpath } from "node:fs/promises";
import { resolve, sep } from "node:path";
import type { MediaFile } from "#features/media/media-file.ts";

/** Of a file in `folder`; `null` if it is another one than the scan saw. @throws if it is not there */
async function realPath(folder: string, { path, pathBytes, size, modifiedMs }: MediaFile): Promise<string | Buffer | null> {
  const root = Buffer.from(await realpath(resolve(folder)));
  const prefix = root.toString().endsWith(sep) ? root : Buffer.concat([root, Buffer.from(sep)]);
  const real = Buffer.from(await realpath(Buffer.concat([prefix, Buffer.from(pathBytes ?? path)]), { encoding: "buffer" }));
  const stats = await lstat(real);
  const isSame = stats.isFile() && stats.size === size && Math.trunc(stats.mtimeMs) === modifiedMs;
  if (!isSame || !real.subarray(0, prefix.length).equals(prefix)) return null;
  return pathBytes ? real : real.toString();
}

/**
 * The real path of a file that is still what the scan saw. A link that leads out of its folder meanwhile, another kind of file, another size or
 * time: `null`.
 */
export const absolutePaths =
  (folders: readonly string[]) =>
  async (file: MediaFile): Promise<string | Buffer | null> => {
    const folder = folders[file.root];
    return folder === undefined ? null : realPath(folder, file).catch(() => null);
  };
