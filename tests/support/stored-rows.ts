import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import postgres from "postgres";

/** `type` as the database calls it: "TEXT", "bigint". */
export type Column = { table: string; name: string; type: string };

type Value = string | number | bigint | boolean | null;
/** `all`: the values of the column in every row. */
export type Change = (value: Value, index: number, all: readonly Value[]) => Value;

/** The rows of a store, for tests that change them behind the server's back. */
export type StoredRows = {
  columns(): Promise<Column[]>;
  /** Changes a column of every row. What the table itself refuses stays. @returns how many rows were changed */
  change(column: Column, change: Change): Promise<number>;
};

const quoted = (name: string): string => `"${name}"`;

function sqliteColumns(database: DatabaseSync): Column[] {
  const rows = database
    .prepare(
      `SELECT tables.name AS "table", columns.name, columns.type FROM pragma_table_list AS tables, pragma_table_info(tables.name) AS columns
        WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'`,
    )
    .all();
  return rows as Column[];
}

function changeInSqlite(database: DatabaseSync, { table, name }: Column, change: Change): number {
  const keys = database.prepare("SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk").all(table) as { name: string }[];
  const select = database.prepare(`SELECT * FROM ${quoted(table)}`);
  select.setReadBigInts(true);
  const rows = select.all() as Record<string, string | bigint | null>[];
  const all = rows.map((row) => row[name] ?? null);
  const update = database.prepare(
    `UPDATE OR IGNORE ${quoted(table)} SET ${quoted(name)} = ? WHERE ${keys.map((key) => `${quoted(key.name)} = ?`).join(" AND ")}`,
  );
  let changed = 0;
  for (const [index, row] of rows.entries()) {
    try {
      changed += Number(update.run(change(all[index] ?? null, index, all) as SQLInputValue, ...keys.map((key) => row[key.name] ?? null)).changes);
    } catch {
      // A value of another type.
    }
  }
  return changed;
}

export function sqliteRows(file: string): StoredRows {
  const withDatabase = <T>(use: (database: DatabaseSync) => T): T => {
    const database = new DatabaseSync(file);
    try {
      return use(database);
    } finally {
      database.close();
    }
  };
  return {
    columns: async () => withDatabase(sqliteColumns),
    change: async (column, change) => withDatabase((database) => changeInSqlite(database, column, change)),
  };
}

async function changeInPostgres(sql: postgres.Sql, { table, name, type }: Column, change: Change): Promise<number> {
  const rows = await sql<{ ctid: string; value: string | null }[]>`SELECT ctid::text, ${sql(name)}::text AS value FROM ${sql(table)}`;
  const all = rows.map(({ value }) => value);
  let changed = 0;
  for (const [index, { ctid, value }] of rows.entries()) {
    const next = change(value, index, all);
    const text = next === null ? null : String(next);
    const update = sql`UPDATE ${sql(table)} SET ${sql(name)} = ${text}::text::${sql.unsafe(type)} WHERE ctid = ${ctid}::tid`;
    changed += await update.then(
      ({ count }) => count,
      () => 0,
    );
  }
  return changed;
}

export function postgresRows(url: string): StoredRows {
  const withConnection = async <T>(use: (sql: postgres.Sql) => Promise<T>): Promise<T> => {
    const sql = postgres(url, { max: 1, onnotice: () => undefined });
    try {
      return await use(sql);
    } finally {
      await sql.end();
    }
  };
  return {
    columns: () =>
      withConnection(async (sql) => [
        ...(await sql<Column[]>`SELECT table_name AS table, column_name AS name, data_type AS type FROM information_schema.columns
            WHERE table_schema = 'public' AND is_updatable = 'YES'`),
      ]),
    change: (column, change) => withConnection((sql) => changeInPostgres(sql, column, change)),
  };
}
