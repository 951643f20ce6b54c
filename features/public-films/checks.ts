import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { errorReason } from "#server/log/error-reason.ts";
import { isFilmAddress } from "./film-hosts.ts";
import type { CopyCheck } from "./model/copies.ts";

// What `npm run films -- --check` has found out, by `copyKey`. The site reads it.

const file = z.object({
  url: z.string().max(2000).refine(isFilmAddress),
  type: z.string().max(200),
  height: z.number().positive().nullable(),
  bytes: z.number().nonnegative().nullable(),
});

const check = z
  .object({
    checkedAt: z.iso.datetime(),
    state: z.enum(["ok", "missing", "wrong-length", "not-free"]),
    seconds: z.number().positive().nullable(),
    files: z.array(file).max(20),
    licence: z.string().max(300).nullable(),
  })
  .transform((one) => (one.state === "ok" ? one : { ...one, files: [] }));

const checks = z.record(z.string(), check);

export type Checks = Readonly<Record<string, CopyCheck>>;

export const checksFile = (dataDir: string): string => join(dataDir, "public-films-checks.json");

/** `problem`: one line about a file that cannot be used. */
export function readChecks(dataDir: string): { checks: Checks; problem: string | null } {
  const path = checksFile(dataDir);
  try {
    const parsed = checks.safeParse(JSON.parse(readFileSync(path, "utf8")));
    if (parsed.success) return { checks: parsed.data, problem: null };
    const [issue] = parsed.error.issues;
    return { checks: {}, problem: `${path}: ${issue?.path.join(".") || "the file"} is not what npm run films writes` };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return { checks: {}, problem: null };
    return { checks: {}, problem: `${path} cannot be read (${errorReason(error)})` };
  }
}

/** Reads what is stored and changes one entry, so that two commands at once lose nothing. The file is the old one or the new one at any time. */
export function storeCheck(dataDir: string, key: string, found: CopyCheck): void {
  const path = checksFile(dataDir);
  mkdirSync(dataDir, { recursive: true });
  const partial = `${path}.${process.pid}`;
  writeFileSync(partial, `${JSON.stringify({ ...readChecks(dataDir).checks, [key]: found }, null, 1)}\n`, { flush: true });
  renameSync(partial, path);
}
