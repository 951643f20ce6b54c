import type { DatabaseSync } from "node:sqlite";

/** All that `work` writes, or nothing of it. @throws what `work` throws, or SQLite where the write lock is not to be had */
export function inTransaction(database: DatabaseSync, work: () => void): void {
  database.exec("BEGIN IMMEDIATE");
  try {
    work();
    database.exec("COMMIT");
  } catch (error) {
    // A full disk ends the transaction by itself. A ROLLBACK would then fail, and its error be taken for the cause.
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}
