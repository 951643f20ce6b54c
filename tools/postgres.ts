import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { installByApt } from "./apt.ts";
import { pathFolders } from "./find-on-path.ts";

/** Debian's folders of each version's programs, newest first. */
function debianFolders(): string[] {
  const all = "/usr/lib/postgresql";
  if (!existsSync(all)) return [];
  const versions = readdirSync(all).toSorted((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(all, version, "bin"));
}

function findFolder(): string | undefined {
  const folders = [...debianFolders(), ...pathFolders()];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")));
}

/** The folder of `initdb` and `postgres`. Installs them if they are missing. @throws with what to do about it */
export function postgresFolder(): string {
  const existing = findFolder();
  if (existing) return existing;
  installByApt("postgresql");
  const installed = findFolder();
  if (installed) return installed;
  throw new Error("The tests need PostgreSQL's server: install it (apt-get install postgresql) or put its initdb and postgres into PATH.");
}
