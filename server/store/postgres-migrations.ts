import postgres from "postgres";
import type { Sql } from "./postgres-connection.ts";

/**
 * Each runs once, in order. Never edit one that has shipped: append another. Builds run side by side during a deployment, so a migration
 * only adds. What no build reads any more is dropped two releases later.
 * Keys compare as bytes ("C"), because ranges of them are read. Bodies are text: `jsonb` rejects NUL and half a surrogate pair, which JSON allows.
 */
export const postgresMigrations: readonly string[] = [
  `CREATE TABLE movies (key text COLLATE "C" PRIMARY KEY, source text NOT NULL, body text NOT NULL, fetched_at bigint NOT NULL);
   CREATE TABLE tv_series (key text COLLATE "C" PRIMARY KEY, source text NOT NULL, body text NOT NULL, fetched_at bigint NOT NULL);
   CREATE TABLE answers (key text COLLATE "C" PRIMARY KEY, source text NOT NULL, body text NOT NULL, fetched_at bigint NOT NULL);
   CREATE TABLE titles (type text NOT NULL, id bigint NOT NULL, source text NOT NULL, title text NOT NULL, name text NOT NULL,
     date text NOT NULL, poster_path text, popularity double precision NOT NULL, PRIMARY KEY (type, id));
   CREATE TABLE leases (key text COLLATE "C" PRIMARY KEY, holder text NOT NULL, expires_at timestamptz NOT NULL, absent boolean NOT NULL DEFAULT false);
   CREATE TABLE nodes (id text PRIMARY KEY, provider text NOT NULL, seen_at timestamptz NOT NULL);
   CREATE TABLE takedowns (kind text NOT NULL, id bigint NOT NULL, PRIMARY KEY (kind, id));
   CREATE TABLE asset_builds (build text PRIMARY KEY, stored_at timestamptz NOT NULL);
   CREATE TABLE assets (build text NOT NULL REFERENCES asset_builds ON DELETE CASCADE, name text COLLATE "C" NOT NULL, body bytea NOT NULL,
     PRIMARY KEY (name, build));`,
  `CREATE INDEX titles_known ON titles (type, source, id);
   CREATE INDEX people_known ON answers (source, key) WHERE key >= 'person:' AND key < 'person;';`,
  // For eviction.
  `CREATE INDEX movies_by_age ON movies (fetched_at);
   CREATE INDEX tv_series_by_age ON tv_series (fetched_at);
   CREATE INDEX answers_by_age ON answers (fetched_at);`,
  // The operator's films (features/media/rows).
  `CREATE TABLE media_files (id text COLLATE "C" PRIMARY KEY, root int NOT NULL, path bytea NOT NULL, size bigint NOT NULL, modified_ms bigint NOT NULL,
     body text NOT NULL, probe text, keyframes bytea, gone_ms bigint, version bigint NOT NULL);
   CREATE INDEX media_files_by_version ON media_files (version);
   CREATE TABLE media_corrections (id text PRIMARY KEY, target text NOT NULL);
   CREATE TABLE media_state (name text PRIMARY KEY, value text NOT NULL);
   INSERT INTO media_state (name, value) VALUES ('version', '0') ON CONFLICT DO NOTHING;`,
  // When a title was written. The default is for the titles that are there, and for those that an older build adds.
  `ALTER TABLE titles ADD COLUMN written_at bigint NOT NULL DEFAULT extract(epoch FROM now()) * 1000;`,
];

/** An arbitrary number that other programs on the same database are unlikely to lock. */
const lock = "SELECT pg_advisory_xact_lock(7239461028)";

async function schemaVersion(sql: Sql): Promise<number> {
  const [table] = await sql<{ exists: boolean }[]>`SELECT to_regclass('matinee_migrations') IS NOT NULL AS exists`;
  if (!table?.exists) return 0;
  const [row] = await sql<{ version: number }[]>`SELECT coalesce(max(version), 0)::int AS version FROM matinee_migrations`;
  return row?.version ?? 0;
}

/** SQLSTATE of: a column, an object, a table or an index of that name exists. */
const exists = new Set(["42701", "42710", "42P07"]);

/** A semicolon at the end of a line: there are others in texts. */
const endOfStatement = /;\s*(?:\n|$)/;

/** Runs a migration's statements. What exists already is no error: a table may have been dropped without the record of its migration. */
async function apply(transaction: postgres.TransactionSql, migration: string): Promise<void> {
  for (const statement of migration.split(endOfStatement).filter((text) => text.trim() !== ""))
    await transaction
      .savepoint((savepoint) => savepoint.unsafe(statement))
      .catch((error: unknown) => {
        if (!(error instanceof postgres.PostgresError && exists.has(error.code))) throw error;
      });
}

/** Makes tables, columns and indexes again that have been dropped. */
export async function remakeTables(sql: Sql): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction.unsafe(lock);
    for (const migration of postgresMigrations) await apply(transaction, migration);
  });
}

/** Many nodes may start at once: the version is read again under a lock, which the end of the transaction releases. */
export async function migratePostgres(sql: Sql): Promise<void> {
  if ((await schemaVersion(sql)) >= postgresMigrations.length) return;
  await sql.begin(async (transaction) => {
    await transaction.unsafe(`${lock}; CREATE TABLE IF NOT EXISTS matinee_migrations (version int PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`);
    const [row] = await transaction<{ version: number }[]>`SELECT coalesce(max(version), 0)::int AS version FROM matinee_migrations`;
    for (const [index, migration] of postgresMigrations.entries()) {
      if (index < (row?.version ?? 0)) continue;
      await apply(transaction, migration);
      await transaction`INSERT INTO matinee_migrations (version) VALUES (${index + 1})`;
    }
  });
}
