import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installByApt } from "#tools/apt.ts";

/** Debian has servers in the PATH of root only. */
const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
const found = (name: string): string | undefined => folders.map((folder) => join(folder, name)).find(existsSync);

/** The path of a Debian server, installed now if it is missing and this user may. @throws with what to install */
export function debianProgram(name: "nginx" | "pgbouncer"): string {
  const existing = found(name);
  if (existing) return existing;
  installByApt(name);
  const installed = found(name);
  if (installed) return installed;
  throw new Error(`the cluster needs ${name}: install it (apt-get install ${name})`);
}
