import { randomUUID } from "node:crypto";
import { renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { TitleName } from "#domain/inventory.ts";
import { createTitleIndex, openTitleIndex, type TitleIndex } from "./title-index.ts";

/** Written by `npm run index`, in DATA_DIR of each node. */
export const indexFileIn = (dataDir: string): string => join(dataDir, "title-index.bin");

/** Raise it when the tables or the folding of words change: another file is then refused. */
const version = 3;

export type OpenIndex = { index: TitleIndex; names: number; builtAt: number; bytes: number };

/** Replaces the file in one step: a server reads the old one or the new one. `names`: most popular first. */
export function writeIndexFile(path: string, names: readonly TitleName[], builtAt: number): { bytes: number } {
  const partial = `${path}.${randomUUID()}.part`;
  try {
    const index = createTitleIndex(partial);
    index.add(names);
    index.optimize();
    index.close();
    const database = new DatabaseSync(partial);
    database.exec(`CREATE TABLE head (builtAt, names); PRAGMA user_version = ${version}`);
    database.prepare("INSERT INTO head VALUES (?, ?)").run(builtAt, names.length);
    database.close();
    renameSync(partial, path);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
  return { bytes: statSync(path).size };
}

function headOf(database: DatabaseSync, bytes: number): { builtAt: number; names: number } {
  const pragma = (name: string): number => Number(Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0]);
  if (pragma("user_version") !== version) throw new Error("it is no title index of this version");
  // SQLite itself takes the missing end of a page for zeros.
  if (pragma("page_count") * pragma("page_size") > bytes) throw new Error("it is shorter than it says");
  return database.prepare("SELECT builtAt, names FROM head").get() as { builtAt: number; names: number };
}

/** The words come into memory, all else stays in the file. A file that is replaced meanwhile stays readable until `close`. @throws if it is damaged */
export async function openIndexFile(path: string): Promise<OpenIndex> {
  const { size: bytes } = statSync(path);
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const head = headOf(database, bytes);
    const index = openTitleIndex(database);
    await index.readWords();
    return { index, ...head, bytes };
  } catch (error) {
    database.close();
    throw error;
  }
}
