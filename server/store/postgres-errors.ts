import postgres from "postgres";

/** The database cannot be asked now. */
export class DatabaseUnavailableError extends Error {
  override readonly name = "DatabaseUnavailableError";
}

/** The answer did not come in time. */
export class DatabaseTimeoutError extends Error {
  override readonly name = "DatabaseTimeoutError";
}

/** Whoever keeps the line to the database has said so already, once. */
export const isAlreadyLogged = (error: unknown): boolean => error instanceof DatabaseUnavailableError || error instanceof DatabaseTimeoutError;

/** Connection lost or refused, too many of them, shutting down, no longer the primary. */
const troubleStates = /^(?:08|53|57P|25006)/;

/** Whether the connection is at fault, and not the question. */
export function isConnectionError(error: unknown): boolean {
  if (error instanceof DatabaseTimeoutError) return false;
  return !(error instanceof postgres.PostgresError) || troubleStates.test(error.code);
}

/** Settles as `work` does, or rejects with `DatabaseTimeoutError` after `ms`. */
export function within<T>(work: PromiseLike<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    // After a stall of this process the timer comes before the answer that lies in the socket already: that is read first.
    const timer = setTimeout(() => setImmediate(() => reject(new DatabaseTimeoutError(`The database did not answer in ${ms} ms`))), ms);
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
