import postgres from "postgres";
import { LoggedError } from "./logged-error.ts";

export class DatabaseUnavailableError extends LoggedError {
  override readonly name = "DatabaseUnavailableError";
}

export class DatabaseTimeoutError extends LoggedError {
  override readonly name = "DatabaseTimeoutError";
}

/** SQLSTATE of: connection lost or refused, too many connections, shutting down, no longer the primary. */
const connectionStates = /^(?:08|53|57P|25006)/;

/** Whether the connection failed, not the query itself. */
export function isConnectionError(error: unknown): boolean {
  if (error instanceof DatabaseTimeoutError) return false;
  return !(error instanceof postgres.PostgresError) || connectionStates.test(error.code);
}

/** Settles as `work` does, or rejects with DatabaseTimeoutError after `ms`. */
export function withTimeout<T>(work: PromiseLike<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    // After a stall of this process the timer fires before a response that the socket already holds: read that first.
    const timer = setTimeout(() => setImmediate(() => reject(new DatabaseTimeoutError(`The database did not respond in ${ms} ms`))), ms);
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
