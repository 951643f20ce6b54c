import type { Sql } from "./postgres-connection.ts";

/**
 * Applied once each, in order. Never edit one that has shipped: add another. Expand, then contract: a build that is being replaced runs
 * beside the new one, so a migration only adds; what no build reads any more goes two releases later.
 * Keys compare as bytes ("C"), because ranges of them are read. Bodies are text: `jsonb` refuses what JSON allows (a NUL, half a surrogate pair).
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
  // For the sitemaps: a stretch is found by an index alone.
  `CREATE INDEX titles_known ON titles (type, source, id);
   CREATE INDEX people_known ON answers (source, key) WHERE key >= 'person:' AND key < 'person;';`,
];

/** Any number that other users of the same database are unlikely to lock. */
const lock = "SELECT pg_advisory_xact_lock(7239461028)";

async function versionOf(sql: Sql): Promise<number> {
  const [found] = await sql<{ here: boolean }[]>`SELECT to_regclass('matinee_migrations') IS NOT NULL AS here`;
  if (!found?.here) return 0;
  const [row] = await sql<{ version: number }[]>`SELECT coalesce(max(version), 0)::int AS version FROM matinee_migrations`;
  return row?.version ?? 0;
}

/** What is applied already is asked under the lock, which ends with the transaction: many nodes may start at once. */
export async function migratePostgres(sql: Sql): Promise<void> {
  if ((await versionOf(sql)) >= postgresMigrations.length) return;
  await sql.begin(async (transaction) => {
    await transaction.unsafe(`${lock}; CREATE TABLE IF NOT EXISTS matinee_migrations (version int PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`);
    const [row] = await transaction<{ version: number }[]>`SELECT coalesce(max(version), 0)::int AS version FROM matinee_migrations`;
    for (const [index, migration] of postgresMigrations.entries())
      if (index >= (row?.version ?? 0)) await transaction.unsafe(`${migration}; INSERT INTO matinee_migrations (version) VALUES (${index + 1})`);
  });
}

/**
 * The trigram index of titles, where this user may create the extension or somebody has. @returns whether it is there. Nothing but
 * "Did you mean" depends on it, so a refusal is no error.
 */
export async function indexTrigrams(sql: Sql): Promise<boolean> {
  const [found] = await sql<{ here: boolean }[]>`SELECT to_regclass('titles_trigrams') IS NOT NULL AS here`;
  if (found?.here) return true;
  try {
    await sql.begin((transaction) =>
      transaction.unsafe(`${lock}; CREATE EXTENSION IF NOT EXISTS pg_trgm; CREATE INDEX IF NOT EXISTS titles_trigrams ON titles USING gin (name gin_trgm_ops)`),
    );
    return true;
  } catch {
    return false;
  }
}
