/** What the provider said, kept. `body` is JSON as the catalogue parsed it; `fetchedAt` in milliseconds since 1970. */
export type StoredRow = { body: string; fetchedAt: number };

/** `movies` and `tv_series` by the provider's id (section 7, "Database reads"); `answers` holds lists, seasons and people. */
export type StoreTable = "movies" | "tv_series" | "answers";

/** Asynchronous although SQLite is not: PostgreSQL keeps the same promise. A row is never replaced by an older one. */
export type Store = {
  read(table: StoreTable, key: string): Promise<StoredRow | null>;
  write(table: StoreTable, key: string, row: StoredRow): Promise<void>;
  close(): Promise<void>;
};
