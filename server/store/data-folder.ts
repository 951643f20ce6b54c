import { existsSync, mkdirSync, mkdtempSync, rmdirSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** The path itself, or its nearest parent that exists. */
export const nearestExisting = (path: string): string => (existsSync(path) ? path : nearestExisting(dirname(path)));

/** Not `recursive`: in a folder that accepts no entries, such as /proc, Node would retry without end. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another node on this machine may have been first.
    if (!existsSync(folder)) throw error;
  }
}

/** What retrying cannot repair: a file in the folder's place or above it, a name that no folder can have, and a file system that accepts no entries. */
const refusals: Readonly<Record<string, string>> = {
  EEXIST: "must be a folder; it is a file, or lies below one",
  ENOTDIR: "must be a folder; it is a file, or lies below one",
  ENAMETOOLONG: "has a name that is too long",
  ENOENT: "is on a file system where no files can be created",
};

/**
 * Creates DATA_DIR. A folder that may not be written is no error: the site runs without it.
 * @throws Error with one line for the operator if it cannot be a folder with files
 */
export function prepareDataFolder(dataDir: string): void {
  const folder = resolve(dataDir);
  try {
    makeFolder(folder);
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error("it is a file"), { code: "ENOTDIR" });
    rmdirSync(mkdtempSync(join(folder, ".start-")));
  } catch (error) {
    const refusal = refusals[(error as NodeJS.ErrnoException).code ?? ""];
    if (refusal) throw new Error(`DATA_DIR: ${dataDir} ${refusal}`, { cause: error });
  }
}
