import { existsSync, mkdtempSync, readdirSync, rmdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import postgres from "postgres";
import type { Env } from "#server/config/env.ts";
import { errorReason } from "#server/process/error-reason.ts";
import { isNotOurs } from "#server/store/sqlite-errors.ts";
import { sqliteFileIn } from "#server/store/sqlite-store.ts";
import { type CheckResult, ok, problem, warning } from "./check-result.ts";
import { existing } from "./machine-checks.ts";

const howToMend = "Give the user that runs Matinee the right to write there, or name another folder in DATA_DIR. Until then the site runs without a store";

function checkFolder(dataDir: string): CheckResult | null {
  const folder = existing(resolve(dataDir));
  if (!statSync(folder).isDirectory()) return problem("store", `DATA_DIR: ${folder} is a file`, "Name a folder");
  try {
    rmdirSync(mkdtempSync(join(folder, ".doctor-")));
    return null;
  } catch (error) {
    return problem("store", `nothing can be written into ${folder} (${errorReason(error)})`, howToMend);
  }
}

/** `PRAGMA quick_check` reads the whole file, beside a server that uses it. @throws what SQLite throws */
function verdictOn(file: string): string {
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
  const damaged = (why: string) => warning("store", `${file} is damaged (${why})`, "The server sets it aside and begins a new one; look at the disk");
  try {
    const verdict = verdictOn(file);
    return verdict === "ok" ? ok("store", `${file} is whole and writable, ${Math.ceil(statSync(file).size / 1024)} KB`) : damaged(verdict);
  } catch (error) {
    return isNotOurs(error) ? damaged(errorReason(error)) : problem("store", `${file} cannot be opened for writing (${errorReason(error)})`, howToMend);
  }
}

/** One question to PostgreSQL. Its address may hold a password and is not shown. */
async function checkPostgres(name: string, url: string): Promise<CheckResult> {
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => undefined });
  try {
    await sql`SELECT 1`;
    return ok("store", `PostgreSQL answers at ${name}`);
  } catch (error) {
    return problem(
      "store",
      `PostgreSQL does not answer at ${name} (${errorReason(error)})`,
      "Until it does the site runs with memory and the film database alone",
    );
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** Whichever store the configuration names. */
export async function checkStore(env: Env): Promise<CheckResult[]> {
  if (env.DATABASE_URL === undefined) return checkSqlite(env);
  const copies = env.DATABASE_READ_URL === undefined ? [] : [checkPostgres("DATABASE_READ_URL", env.DATABASE_READ_URL)];
  return Promise.all([checkPostgres("DATABASE_URL", env.DATABASE_URL), ...copies]);
}

/** The embedded store: its folder, its file, and what was set aside in earlier days. */
function checkSqlite({ DATA_DIR }: Env): CheckResult[] {
  const unwritable = checkFolder(DATA_DIR);
  if (unwritable) return [unwritable];
  const file = sqliteFileIn(DATA_DIR);
  const aside = existsSync(DATA_DIR) ? readdirSync(DATA_DIR).filter((name) => name.includes(".corrupt-") && !/-(wal|shm)$/.test(name)) : [];
  return [
    existsSync(file) ? checkFile(file) : ok("store", `${file} will be made by the first start`),
    ...(aside.length === 0 ? [] : [warning("store", `damaged stores were set aside: ${aside.join(", ")}`, "Look at the disk; then they may be deleted")]),
  ];
}
