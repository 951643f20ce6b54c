import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installByApt } from "#tools/apt.ts";

/** Debian keeps servers out of the PATH of anybody but root. */
const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
const found = (name: string): string | undefined => folders.map((folder) => join(folder, name)).find(existsSync);

/** Where a server of Debian's is; installed now where there is none and this user may. @throws with what to do about it */
export function debianProgram(name: "nginx" | "pgbouncer"): string {
  const here = found(name);
  if (here) return here;
  installByApt(name);
  const installed = found(name);
  if (installed) return installed;
  throw new Error(`the cluster needs ${name}: install it (apt-get install ${name})`);
}
