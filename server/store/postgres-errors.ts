import postgres from "postgres";

/** The database cannot be asked now. */
export class DatabaseDown extends Error {
  override readonly name = "DatabaseDown";
}

/** The answer did not come in time. */
export class DatabaseSlow extends Error {
  override readonly name = "DatabaseSlow";
}

/** Whoever keeps the line to the database has said so already, once. */
export const isReported = (error: unknown): boolean => error instanceof DatabaseDown || error instanceof DatabaseSlow;

/** Connection lost or refused, too many of them, shutting down, no longer the primary. */
const troubleStates = /^(?:08|53|57P|25006)/;

/** Whether the connection is at fault, and not the question. */
export function isTrouble(error: unknown): boolean {
  if (error instanceof DatabaseSlow) return false;
  return !(error instanceof postgres.PostgresError) || troubleStates.test(error.code);
}

/** Settles as `work` does, or rejects with `DatabaseSlow` after `ms`. */
export function within<T>(work: PromiseLike<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    // After a stall of this process the timer comes before the answer that lies in the socket already: that is read first.
    const timer = setTimeout(() => setImmediate(() => reject(new DatabaseSlow(`The database did not answer in ${ms} ms`))), ms);
    work.then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    );
  });
}
