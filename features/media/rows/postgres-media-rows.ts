import { randomBytes } from "node:crypto";
import type { ISql } from "postgres";
import { batchesOf } from "#features/media/batches.ts";
import { correctionIn } from "#features/media/match/correction.ts";
import type { StoredFile } from "#features/media/media-file.ts";
import type { PostgresConnection, Sql } from "#server/store/postgres-connection.ts";
import { type Correction, type MediaRow, type MediaRows, parseBody, parseProbe, parseScan, probeText, type RowMove } from "./media-rows.ts";

/** Nothing of this is for a page that a visitor waits for. */
const timeoutMs = 10_000;
const batchRows = 200;

type Stored = { id: string; root: number; path: Buffer; size: string; modified_ms: string; body: string; probe: string | null; version: string };

function rowOf({ id, root, path, size, modified_ms, body: text, probe }: Stored): MediaRow[] {
  const body = parseBody(text);
  return body ? [{ id, root, path, size: Number(size), modifiedMs: Number(modified_ms), body, probe: parseProbe(probe) }] : [];
}

/** The update locks the row until the end of the transaction: versions become visible in order. */
const nextVersion = "UPDATE media_state SET value = (value::bigint + 1)::text WHERE name = 'version' RETURNING value";

async function changesSince(query: <T>(run: (sql: Sql) => PromiseLike<T>) => Promise<T>, known: number) {
  const states = await query((sql) => sql<{ name: string; value: string }[]>`SELECT name, value FROM media_state WHERE name IN ('version', 'last_move')`);
  const numberIn = (name: string): number => Number(states.find((state) => state.name === name)?.value ?? 0);
  const version = numberIn("version");
  const since = known < numberIn("last_move") ? 0 : known;
  const rows: MediaRow[] = [];
  for (let last = { version: String(since + 1), id: "" }, isMore = version !== since; isMore; ) {
    // By version first, so that a single change is found by the index and not among all rows.
    const batch = await query(
      (sql) => sql<Stored[]>`
        SELECT id, root, path, size, modified_ms, body, probe, version FROM media_files WHERE (version, id) > (${last.version}, ${last.id})
        ORDER BY version, id LIMIT ${batchRows}`,
    );
    rows.push(...batch.flatMap(rowOf));
    last = batch.at(-1) ?? last;
    isMore = batch.length === batchRows;
  }
  return { version, rows, isWhole: since === 0 };
}

const setState = (name: string, value: string) => (sql: ISql) =>
  sql`INSERT INTO media_state (name, value) VALUES (${name}, ${value}) ON CONFLICT (name) DO UPDATE SET value = excluded.value`;

const write = (rows: Parameters<MediaRows["write"]>[0]) => (sql: Sql) =>
  sql.begin(async (transaction) => {
    const [state] = await transaction.unsafe<{ value: string }[]>(nextVersion);
    // Here, because `npm run media -- --fix` may run while a scan does.
    const corrections = await transaction<Correction[]>`SELECT id, target FROM media_corrections WHERE id IN ${transaction(rows.map(({ id }) => id))}`;
    const targets = new Map(corrections.map(({ id, target }) => [id, target]));
    const values = rows.map(({ id, root, path, size, modifiedMs, body }) => ({
      ...{ id, root, path: Buffer.from(path), size, modified_ms: modifiedMs, body: JSON.stringify({ ...body, ...correctionIn(targets.get(id)) }) },
      ...{ gone_ms: body.isGone ? Date.now() : null, version: state?.value ?? "0" },
    }));
    await transaction`
      INSERT INTO media_files ${transaction(values)}
      ON CONFLICT (id) DO UPDATE SET size = excluded.size, modified_ms = excluded.modified_ms, body = excluded.body, version = excluded.version,
        gone_ms = CASE WHEN excluded.gone_ms IS NULL THEN NULL ELSE coalesce(media_files.gone_ms, excluded.gone_ms) END,
        probe = CASE WHEN media_files.size = excluded.size AND media_files.modified_ms = excluded.modified_ms THEN media_files.probe END,
        keyframes = CASE WHEN media_files.size = excluded.size AND media_files.modified_ms = excluded.modified_ms THEN media_files.keyframes END`;
  });

const move = (moves: readonly RowMove[]) => (sql: Sql) =>
  sql.begin(async (transaction) => {
    const [state] = await transaction.unsafe<{ value: string }[]>(nextVersion);
    await setState("last_move", state?.value ?? "0")(transaction);
    const values = moves.map(({ id, newId, root }) => [id, newId, String(root)]);
    const newIds = transaction(moves.map(({ newId }) => newId));
    await transaction`DELETE FROM media_files WHERE id IN ${newIds}`;
    await transaction`
      UPDATE media_files SET id = moved.new_id, root = moved.root::int, version = ${state?.value ?? "0"}
      FROM (VALUES ${transaction(values)}) AS moved (id, new_id, root) WHERE media_files.id = moved.id`;
    await transaction`DELETE FROM media_corrections WHERE id IN ${newIds}`;
    await transaction`
      UPDATE media_corrections SET id = moved.new_id FROM (VALUES ${transaction(values)}) AS moved (id, new_id, root) WHERE media_corrections.id = moved.id`;
  });

const isVersion =
  ({ id, size, modifiedMs }: StoredFile) =>
  (sql: ISql) =>
    sql`id = ${id} AND size = ${size} AND modified_ms = ${modifiedMs}`;

const saveProbe = (file: StoredFile, probe: string) => (sql: Sql) =>
  sql.begin(async (transaction) => {
    const [state] = await transaction.unsafe<{ value: string }[]>(nextVersion);
    await transaction`UPDATE media_files SET probe = ${probe}, version = ${state?.value ?? "0"} WHERE ${isVersion(file)(transaction)}`;
  });

/** With a version of its own: a folder that is away changes no row. */
const saveScan = (scan: string) => (sql: Sql) =>
  sql.begin(async (transaction) => {
    await transaction.unsafe(nextVersion);
    await setState("scan", scan)(transaction);
  });

/** The library's rows that several nodes share. */
export function postgresMediaRows(connection: PostgresConnection): MediaRows {
  const query = <T>(run: (sql: Sql) => PromiseLike<T>): Promise<T> => connection.query(run, timeoutMs);
  const state = async (name: string): Promise<string | null> => {
    const [row] = await query((sql) => sql<{ value: string }[]>`SELECT value FROM media_state WHERE name = ${name}`);
    return row?.value ?? null;
  };
  return {
    changesSince: (version) => changesSince(query, version),
    write: async (rows) => {
      for (const batch of batchesOf(rows, batchRows)) await query(write(batch));
    },
    move: async (moves) => {
      for (const batch of batchesOf(moves, batchRows)) await query(move(batch));
    },
    forgetGone: async (before) => void (await query((sql) => sql`DELETE FROM media_files WHERE gone_ms < ${before}`)),
    saveProbe: (file, probe) => query(saveProbe(file, probeText(probe))),
    saveKeyframes: async (file, keyframes) =>
      void (await query((sql) => sql`UPDATE media_files SET keyframes = ${Buffer.from(keyframes)} WHERE ${isVersion(file)(sql)}`)),
    keyframes: async (id) => {
      const [row] = await query((sql) => sql<{ keyframes: Buffer | null }[]>`SELECT keyframes FROM media_files WHERE id = ${id}`);
      return row?.keyframes ?? null;
    },
    hasKeyframes: async (id) => (await query((sql) => sql`SELECT 1 FROM media_files WHERE id = ${id} AND keyframes IS NOT NULL`)).length > 0,
    corrections: async () => query((sql) => sql<Correction[]>`SELECT id, target FROM media_corrections`),
    correct: async ({ id, target }) =>
      void (await query(
        (sql) => sql`INSERT INTO media_corrections (id, target) VALUES (${id}, ${target}) ON CONFLICT (id) DO UPDATE SET target = excluded.target`,
      )),
    forgetCorrection: async (id) => (await query((sql) => sql`DELETE FROM media_corrections WHERE id = ${id} RETURNING id`)).length > 0,
    lastScan: async () => parseScan(await state("scan")),
    saveScan: (scan) => query(saveScan(JSON.stringify(scan))),
    secret: async () => {
      const made = randomBytes(32).toString("base64");
      await query((sql) => sql`INSERT INTO media_state (name, value) VALUES ('secret', ${made}) ON CONFLICT DO NOTHING`);
      return Buffer.from((await state("secret")) ?? made, "base64");
    },
    // The store closes the connection.
    close: async () => undefined,
  };
}
