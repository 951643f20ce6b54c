import { existsSync, renameSync } from "node:fs";

/** SQLite's primary result codes (sqlite.org/rescode.html) that mean more to us than "it failed". */
const codes = { error: 1, corrupt: 11, notADatabase: 26 } as const;

/** What went wrong by SQLite's own count, or `null` for what is no error of SQLite's. Extended codes are folded into their primary one. */
function codeOf(error: unknown): number | null {
  const { errcode } = error as { errcode?: unknown };
  return error instanceof Error && typeof errcode === "number" ? errcode & 0xff : null;
}

/** The file's bytes are not what SQLite wrote there. */
export function isDamaged(error: unknown): boolean {
  const code = codeOf(error);
  return code === codes.corrupt || code === codes.notADatabase;
}

/** The file cannot be ours: damaged, or a healthy database of somebody else, in whose tables our statements find nothing. */
export const isNotOurs = (error: unknown): boolean => isDamaged(error) || codeOf(error) === codes.error;

/** Beside the file itself: what was written last, and the index of it. Left behind, they would be read as the next file's. */
const suffixes = ["", "-wal", "-shm"] as const;

/**
 * Renames a store's files to `<file>.corrupt-<time>`, so that a new one can take its place and somebody can still look at the old one.
 * @returns the new name. @throws where the folder does not let us
 */
export function setAside(file: string, nowMs: number): string {
  const aside = `${file}.corrupt-${new Date(nowMs).toISOString().replaceAll(/[:.]/g, "-")}`;
  for (const suffix of suffixes) if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix);
  return aside;
}
