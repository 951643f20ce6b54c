import { lstat, realpath } from "node:fs/promises";
import { resolve, sep } from "node:path";
import type { MediaFile } from "../media-file.ts";

/** The real path of a file that is still what the scan saw. A link that leads out of its folder meanwhile, another kind of file, another size or time: `null`. */
export async function absolutePath(folder: string, { path, pathBytes, size, modifiedMs }: MediaFile): Promise<string | Buffer | null> {
  try {
    const root = Buffer.from(await realpath(resolve(folder)));
    const prefix = root.toString().endsWith(sep) ? root : Buffer.concat([root, Buffer.from(sep)]);
    const real = Buffer.from(await realpath(Buffer.concat([prefix, Buffer.from(pathBytes ?? Buffer.from(path))]), { encoding: "buffer" }));
    const stats = await lstat(real);
    const isSame = stats.isFile() && stats.size === size && Math.trunc(stats.mtimeMs) === modifiedMs;
    if (!isSame || !real.subarray(0, prefix.length).equals(prefix)) return null;
    return pathBytes ? real : real.toString();
  } catch {
    return null;
  }
}
