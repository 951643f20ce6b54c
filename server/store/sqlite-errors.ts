import { existsSync, renameSync } from "node:fs";

/** Primary result codes: sqlite.org/rescode.html. */
const codes = { error: 1, busy: 5, locked: 6, corrupt: 11, notADatabase: 26 } as const;

function codeOf(error: unknown): number | null {
  return error instanceof Error && "errcode" in error && typeof error.errcode === "number" ? error.errcode & 0xff : null;
}

export function isDamaged(error: unknown): boolean {
  const code = codeOf(error);
  return code === codes.corrupt || code === codes.notADatabase;
}

/** By another process, or by another connection of this one. */
export function isLocked(error: unknown): boolean {
  const code = codeOf(error);
  return code === codes.busy || code === codes.locked;
}

/** Damaged, or another program's healthy database: our statements find no such tables there. */
export const isNotOurs = (error: unknown): boolean => isDamaged(error) || codeOf(error) === codes.error;

/** SQLite would replay a remaining write-ahead log into the next file of that name. */
const suffixes = ["", "-wal", "-shm"] as const;

/** Renames a store's files to `<file>.corrupt-<time>`. @returns the new name. @throws if the folder is not writable */
export function setAside(file: string): string {
  const aside = `${file}.corrupt-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`;
  for (const suffix of suffixes) if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix);
  return aside;
}
