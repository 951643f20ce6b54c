import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { batchesOf } from "#features/media/batches.ts";
import { correctionIn } from "#features/media/match/correction.ts";
import { errorReason } from "#server/log/error-reason.ts";
import type { OperatorLog } from "#server/log/operator-log.ts";
import { isDamaged, setAside } from "#server/store/sqlite-errors.ts";
import { inTransaction } from "#server/store/sqlite-transaction.ts";
import { type Correction, type MediaRow, type MediaRows, parseBody, parseProbe, parseScan, probeText, type RowMove } from "./media-rows.ts";

/** Each runs once, in order; `user_version` counts them. Never edit one that has shipped: append another. */
const migrations: readonly string[] = [
  `CREATE TABLE media_files (id TEXT PRIMARY KEY, root INTEGER NOT NULL, path BLOB NOT NULL, size INTEGER NOT NULL, modified_ms INTEGER NOT NULL,
     body TEXT NOT NULL, probe TEXT, keyframes BLOB, gone_ms INTEGER, version INTEGER NOT NULL) STRICT;
   CREATE INDEX media_files_by_version ON media_files (version);
   CREATE TABLE media_corrections (id TEXT PRIMARY KEY, target TEXT NOT NULL) STRICT;
   CREATE TABLE media_state (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT;`,
];

/** Another process (`npm run media`) may be writing. */
const busyTimeoutMs = 2000;
/** Rows that are read or written before other work goes on: about 5 ms. */
const batchRows = 200;

function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
  try {
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;");
    const applied = (): number => Number(database.prepare("PRAGMA user_version").get()?.user_version ?? 0);
    if (applied() < migrations.length)
      inTransaction(database, () => {
        for (const migration of migrations.slice(applied())) database.exec(migration);
        database.exec(`PRAGMA user_version = ${migrations.length}`);
      });
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** A damaged file is set aside: a scan makes its rows again, except for corrections. Without a folder to write to, rows last until the next start. */
function openOrReplace(dataDir: string, log: OperatorLog): DatabaseSync {
  const file = join(dataDir, "media.sqlite");
  try {
    mkdirSync(dataDir, { recursive: true });
    return openDatabase(file);
  } catch (error) {
    if (isDamaged(error)) {
      log.warn(`media: ${file} is damaged and was renamed to ${setAside(file)}. Corrections by hand must be made again`);
      return openDatabase(file);
    }
    log.warn(`media: ${file} cannot be opened (${errorReason(error)}), the folders are matched again after the next start`);
    return openDatabase(":memory:");
  }
}

const sql = {
  // By version first, so that a single change is found by the index and not among all rows.
  since: `SELECT id, root, path, size, modified_ms, body, probe, version FROM media_files WHERE (version, id) > (?, ?)
    ORDER BY version, id LIMIT ${batchRows}`,
  write: `INSERT INTO media_files (id, root, path, size, modified_ms, body, gone_ms, version) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET size = excluded.size, modified_ms = excluded.modified_ms, body = excluded.body, version = excluded.version,
      gone_ms = CASE WHEN excluded.gone_ms IS NULL THEN NULL ELSE coalesce(gone_ms, excluded.gone_ms) END,
      probe = CASE WHEN size = excluded.size AND modified_ms = excluded.modified_ms THEN probe END,
      keyframes = CASE WHEN size = excluded.size AND modified_ms = excluded.modified_ms THEN keyframes END`,
  forgetGone: "DELETE FROM media_files WHERE gone_ms < ?",
  saveProbe: "UPDATE media_files SET probe = ?, version = ? WHERE id = ? AND size = ? AND modified_ms = ?",
  saveKeyframes: "UPDATE media_files SET keyframes = ? WHERE id = ? AND size = ? AND modified_ms = ?",
  keyframes: "SELECT keyframes FROM media_files WHERE id = ?",
  hasKeyframes: "SELECT 1 FROM media_files WHERE id = ? AND keyframes IS NOT NULL",
  remove: "DELETE FROM media_files WHERE id = ?",
  move: "UPDATE media_files SET id = ?, root = ?, version = ? WHERE id = ?",
  moveCorrection: "UPDATE media_corrections SET id = ? WHERE id = ?",
  corrections: "SELECT id, target FROM media_corrections",
  correction: "SELECT target FROM media_corrections WHERE id = ?",
  correct: "INSERT INTO media_corrections (id, target) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET target = excluded.target",
  forgetCorrection: "DELETE FROM media_corrections WHERE id = ?",
  state: "SELECT value FROM media_state WHERE name = ?",
  setState: "INSERT INTO media_state (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
} as const;

type Stored = { id: string; root: number; path: Uint8Array; size: number; modified_ms: number; body: string; probe: string | null; version: number };

function rowOf({ id, root, path, size, modified_ms, body: text, probe }: Stored): MediaRow[] {
  const body = parseBody(text);
  return body ? [{ id, root, path, size, modifiedMs: modified_ms, body, probe: parseProbe(probe) }] : [];
}

type Rows = ReturnType<typeof connection>;

function connection(database: DatabaseSync) {
  // Once: a statement's memory is given back only when it is collected as garbage, and thousands of files are read one after another.
  const prepared = Object.entries(sql).map(([name, text]) => [name, database.prepare(text)]);
  const statements = Object.fromEntries(prepared) as Record<keyof typeof sql, StatementSync>;
  const state = (name: string): Buffer | null => {
    const value = statements.state.get(name)?.value;
    return value instanceof Uint8Array ? Buffer.from(value) : null;
  };
  const setState = (name: string, value: Buffer): void => void statements.setState.run(name, value);
  const version = (): number => Number(state("version")?.toString() ?? 0);
  const lastMove = (): number => Number(state("last_move")?.toString() ?? 0);
  /** `run` gets the version of its rows. */
  const change = (run: (version: number) => void): void =>
    inTransaction(database, () => {
      const next = version() + 1;
      setState("version", Buffer.from(String(next)));
      run(next);
    });
  return { database, statements, state, setState, version, lastMove, change };
}

async function changesSince({ statements, version, lastMove }: Rows, known: number) {
  const current = version();
  const since = known < lastMove() ? 0 : known;
  const rows: MediaRow[] = [];
  for (let last = { version: since + 1, id: "" }, isMore = current !== since; isMore; await nextTurn()) {
    const batch = statements.since.all(last.version, last.id) as Stored[];
    rows.push(...batch.flatMap(rowOf));
    last = batch.at(-1) ?? last;
    isMore = batch.length === batchRows;
  }
  return { version: current, rows, isWhole: since === 0 };
}

async function writeRows({ statements: { write, correction }, change }: Rows, rows: Parameters<MediaRows["write"]>[0]): Promise<void> {
  for (const batch of batchesOf(rows, batchRows)) {
    change((version) => {
      for (const { id, root, path, size, modifiedMs, body } of batch) {
        // Here, because `npm run media -- --fix` may run while a scan does.
        const target = correction.get(id)?.target;
        const corrected = { ...body, ...correctionIn(typeof target === "string" ? target : undefined) };
        write.run(id, root, path, size, modifiedMs, JSON.stringify(corrected), body.isGone ? Date.now() : null, version);
      }
    });
    await nextTurn();
  }
}

async function moveRows({ statements, setState, change }: Rows, moves: readonly RowMove[]): Promise<void> {
  const { remove, move, forgetCorrection, moveCorrection } = statements;
  for (const batch of batchesOf(moves, batchRows)) {
    change((version) => {
      setState("last_move", Buffer.from(String(version)));
      for (const { id, newId, root } of batch) {
        remove.run(newId);
        move.run(newId, root, version, id);
        forgetCorrection.run(newId);
        moveCorrection.run(newId, id);
      }
    });
    await nextTurn();
  }
}

/** The library's rows of one node, in a file of their own: the store is a cache, and these have the operator's corrections. */
export function sqliteMediaRows(dataDir: string, log: OperatorLog): MediaRows {
  const rows = connection(openOrReplace(dataDir, log));
  const { database, statements, state, setState, change } = rows;
  return {
    changesSince: (version) => changesSince(rows, version),
    write: (all) => writeRows(rows, all),
    move: (moves) => moveRows(rows, moves),
    forgetGone: async (before) => void statements.forgetGone.run(before),
    saveProbe: async ({ id, size, modifiedMs }, probe) => change((version) => void statements.saveProbe.run(probeText(probe), version, id, size, modifiedMs)),
    saveKeyframes: async ({ id, size, modifiedMs }, keyframes) => void statements.saveKeyframes.run(keyframes, id, size, modifiedMs),
    keyframes: async (id) => {
      const value = statements.keyframes.get(id)?.keyframes;
      return value instanceof Uint8Array ? value : null;
    },
    hasKeyframes: async (id) => statements.hasKeyframes.get(id) !== undefined,
    corrections: async () => statements.corrections.all() as Correction[],
    correct: async ({ id, target }) => void statements.correct.run(id, target),
    forgetCorrection: async (id) => statements.forgetCorrection.run(id).changes > 0,
    lastScan: async () => parseScan(state("scan")?.toString()),
    saveScan: async (scan) => change(() => setState("scan", Buffer.from(JSON.stringify(scan)))),
    secret: async () => {
      inTransaction(database, () => state("secret") ?? setState("secret", randomBytes(32)));
      return state("secret") ?? Buffer.alloc(0);
    },
    close: async () => {
      if (database.isOpen) database.close();
    },
  };
}
