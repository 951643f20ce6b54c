import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installByApt } from "./apt.ts";

/** Where Debian keeps each version's programs, the newest first. */
function debianFolders(): string[] {
  const all = "/usr/lib/postgresql";
  if (!existsSync(all)) return [];
  const versions = readdirSync(all).toSorted((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(all, version, "bin"));
}

function found(): string | undefined {
  const folders = [...debianFolders(), ...(process.env.PATH ?? "").split(delimiter)];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")));
}

/** The folder of `initdb` and `postgres`, installed now where there is none and this user may. @throws with what to do about it */
export function postgresFolder(): string {
  const here = found();
  if (here) return here;
  installByApt("postgresql");
  const installed = found();
  if (installed) return installed;
  throw new Error("The tests need PostgreSQL's server: install it (apt-get install postgresql) or put its initdb and postgres into PATH.");
}
