import { spawnSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";

const isRoot = process.getuid?.() === 0;

/** A command prefix that takes away root's right to ignore file permissions. */
export const respectingPermissions: readonly string[] = isRoot ? ["setpriv", "--bounding-set=-dac_override,-dac_read_search"] : [];

export type SmallDisk = {
  folder: string;
  /** A command prefix for the server. It limits the size of files if no disk may be mounted. */
  prefix: readonly string[];
  /** Leaves no byte free. */
  fill(): void;
  remove(): void;
};

/** A disk of `kilobytes`, mounted at `folder`; if this user may not mount one, the same limit on each file. */
export function smallDisk(folder: string, kilobytes: number): SmallDisk {
  mkdirSync(folder, { recursive: true });
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${kilobytes}k`, "tmpfs", folder]).status === 0;
  const limit = ["sh", "-c", `ulimit -f ${kilobytes * 2}; exec "$@"`, "sh"];
  return {
    folder,
    prefix: mounted ? [] : limit,
    fill: () => {
      if (!mounted) return;
      const handle = openSync(join(folder, "filler"), "w");
      const more = Buffer.alloc(4096);
      const grows = (): boolean => {
        try {
          return writeSync(handle, more) > 0;
        } catch {
          return false;
        }
      };
      while (grows());
      closeSync(handle);
    },
    remove: () => void (mounted && spawnSync("umount", ["-l", folder])),
  };
}
