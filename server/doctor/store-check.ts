import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import postgres from "postgres";
import { type CheckResult, ok, problem, warning } from "#server/config/check-result.ts";
import type { Env } from "#server/config/env.ts";
import { errorReason } from "#server/log/error-reason.ts";
import { nearestExisting } from "#server/store/data-folder.ts";
import { isNotOurs } from "#server/store/sqlite-errors.ts";
import { sqliteFileIn } from "#server/store/sqlite-store.ts";

const permissionRemedy = "Give the user that runs Matinee write permission there, or name another folder in DATA_DIR. Until then the site runs without a store";

/** A full disk may have room for a folder, and for a file without content. */
const triedBytes = 256 * 1024;

function writeAndRemove(folder: string): void {
  const tried = mkdtempSync(join(folder, ".doctor-"));
  try {
    writeFileSync(join(tried, "tried"), Buffer.alloc(triedBytes), { flush: true });
  } finally {
    rmSync(tried, { recursive: true, force: true });
  }
}

const isNoSpace = (error: unknown): boolean => ["ENOSPC", "EDQUOT", "EFBIG"].includes((error as NodeJS.ErrnoException).code ?? "");

const spaceRemedy = "Free some space. Until then the site runs on what is stored, memory and the provider";

function checkFolder(dataDir: string): CheckResult | null {
  const folder = nearestExisting(resolve(dataDir));
  if (!statSync(folder).isDirectory()) return problem("store", `DATA_DIR: ${folder} is a file`, "Name a folder");
  try {
    writeAndRemove(folder);
    return null;
  } catch (error) {
    if (isNoSpace(error)) return problem("store", `${folder} has no room for another row (${errorReason(error)})`, spaceRemedy);
    return problem("store", `${folder} is not writable (${errorReason(error)})`, permissionRemedy);
  }
}

/** Reads the whole file; works while a server has it open. @throws SQLite's error */
function quickCheck(file: string): string {
  const database = new DatabaseSync(file, { timeout: 2000 });
  try {
    const [verdict] = Object.values(database.prepare("PRAGMA quick_check(1)").get() ?? {});
    database.exec("BEGIN IMMEDIATE; ROLLBACK");
    return String(verdict);
  } finally {
    database.close();
  }
}

function checkFile(file: string): CheckResult {
  const damaged = (reason: string) => warning("store", `${file} is damaged (${reason})`, "The server sets it aside and creates a new one. Check the disk");
  try {
    const verdict = quickCheck(file);
    return verdict === "ok" ? ok("store", `${file} is intact and writable, ${Math.ceil(statSync(file).size / 1024)} KB`) : damaged(verdict);
  } catch (error) {
    return isNotOurs(error) ? damaged(errorReason(error)) : problem("store", `${file} cannot be opened for writing (${errorReason(error)})`, permissionRemedy);
  }
}

/** Never shows the URL, which may contain a password. */
async function checkPostgres(name: string, url: string): Promise<CheckResult> {
  // If the query for types fails, as with a pgbouncer whose database is gone, the library rejects a promise that no caller has.
  const sql = postgres(url, { max: 1, fetch_types: false, connect_timeout: 5, onnotice: () => undefined });
  try {
    await sql`SELECT 1`;
    return ok("store", `PostgreSQL responds at ${name}`);
  } catch (error) {
    return problem(
      "store",
      `PostgreSQL does not respond at ${name} (${errorReason(error)})`,
      "Check the address and the server. Until then the site runs without a store",
    );
  } finally {
    await sql.end({ timeout: 1 });
  }
}

export async function checkStore(env: Env): Promise<CheckResult[]> {
  if (env.DATABASE_URL === undefined) return checkSqlite(env);
  const replica = env.DATABASE_READ_URL === undefined ? [] : [checkPostgres("DATABASE_READ_URL", env.DATABASE_READ_URL)];
  return Promise.all([checkPostgres("DATABASE_URL", env.DATABASE_URL), ...replica]);
}

/** The folder, the file, and damaged files that were set aside. */
function checkSqlite({ DATA_DIR }: Env): CheckResult[] {
  const unwritable = checkFolder(DATA_DIR);
  if (unwritable) return [unwritable];
  const file = sqliteFileIn(DATA_DIR);
  const aside = existsSync(DATA_DIR) ? readdirSync(DATA_DIR).filter((name) => name.includes(".corrupt-") && !/-(wal|shm)$/.test(name)) : [];
  return [
    existsSync(file) ? checkFile(file) : ok("store", `${file} will be created at the first start`),
    ...(aside.length === 0 ? [] : [warning("store", `damaged stores were set aside: ${aside.join(", ")}`, "Check the disk, then delete them")]),
  ];
}
