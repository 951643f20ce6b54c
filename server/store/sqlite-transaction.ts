import type { DatabaseSync } from "node:sqlite";

/** Runs `work` in one transaction. @throws what `work` throws, or SQLite's error if the write lock is not free */
export function inTransaction(database: DatabaseSync, work: () => void): void {
  database.exec("BEGIN IMMEDIATE");
  try {
    work();
    database.exec("COMMIT");
  } catch (error) {
    // SQLite rolls back by itself if the disk is full. A second ROLLBACK would fail and hide the cause.
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}
