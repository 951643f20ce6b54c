import type { TitleHint } from "#domain/title-hint.ts";
import { errorReason } from "#server/process/error-reason.ts";
import { isDamaged } from "./sqlite-errors.ts";
import { recoveringSqliteStore, type StoreOptions } from "./sqlite-recovery.ts";
import type { Store, StoredRow } from "./store.ts";

const warnEveryMs = 60_000;

const noRow = (): StoredRow | null => null;
const noTitles = (): TitleHint[] => [];
const nothing = (): void => undefined;
// Search engines would take an empty sitemap for the truth.
const unavailable = (): never => {
  throw new Error("store: not available");
};

/**
 * A SQLite store whose failures never reach a visitor: failed reads are misses, failed writes are dropped, damaged files are replaced.
 * Failures are logged at most once a minute.
 * @throws Error with one line for the operator if DATA_DIR is not a folder
 */
export function openFaultTolerantStore(options: StoreOptions): Store {
  const { log, now = Date.now } = options;
  const recovery = recoveringSqliteStore(options);
  let nextWarningAt = 0;

  const onFailure = (operation: keyof Store, store: Store, error: unknown): void => {
    if (isDamaged(error)) recovery.replace(store, error);
    if (isDamaged(error) || now() < nextWarningAt) return;
    nextWarningAt = now() + warnEveryMs;
    log.warn(`store: ${operation} failed (${errorReason(error)}), continuing without stored data. Check the free space in DATA_DIR`);
  };

  const attempt = async <T>(operation: keyof Store, run: (store: Store) => Promise<T>, fallback: () => T): Promise<T> => {
    const store = recovery.current();
    if (store === null) return fallback();
    try {
      return await run(store);
    } catch (error) {
      onFailure(operation, store, error);
      return fallback();
    }
  };
  return {
    read: (...args) => attempt("read", (store) => store.read(...args), noRow),
    write: (...args) => attempt("write", (store) => store.write(...args), nothing),
    remove: (...args) => attempt("remove", (store) => store.remove(...args), nothing),
    writeTitles: (titles) => attempt("writeTitles", (store) => store.writeTitles(titles), nothing),
    titlesLike: (...args) => attempt("titlesLike", (store) => store.titlesLike(...args), noTitles),
    countInventory: (type) => attempt("countInventory", (store) => store.countInventory(type), unavailable),
    listInventory: (...args) => attempt("listInventory", (store) => store.listInventory(...args), unavailable),
    close: async () => recovery.current()?.close(),
  };
}
