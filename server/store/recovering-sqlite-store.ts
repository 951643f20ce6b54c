import { errorReason } from "#server/log/error-reason.ts";
import { LoggedError } from "./logged-error.ts";
import { isDamaged, isLocked } from "./sqlite-errors.ts";
import { type SqliteOptions, sqliteRecovery } from "./sqlite-recovery.ts";
import type { EvictableStore } from "./store.ts";
import { writeQueue } from "./write-queue.ts";

const warnEveryMs = 60_000;
/** Of the 1.5 s that a stopping process has for closing everything. */
const drainMs = 1000;

/**
 * A SQLite store that survives damaged files, a folder out of reach, and locks of other processes. An operation that fails is logged, at most
 * once a minute, and rejects.
 */
export function recoveringSqliteStore(options: SqliteOptions): EvictableStore {
  const { log, now = () => performance.now() } = options;
  const recovery = sqliteRecovery(options);
  let nextWarningAt = Number.NEGATIVE_INFINITY;
  const warn = (line: string): void => {
    if (now() < nextWarningAt) return;
    nextWarningAt = now() + warnEveryMs;
    log.warn(line);
  };
  const queue = writeQueue(() => warn("store: another process has locked the file, writes wait for it"));

  const attempt = async <T>(operation: keyof EvictableStore, run: (store: EvictableStore) => Promise<T>): Promise<T> => {
    const store = recovery.current();
    if (store === null) throw new LoggedError("store: not available");
    return run(store).catch((error: unknown) => {
      if (isDamaged(error)) recovery.replace(store, error);
      else if (operation === "read" || !isLocked(error))
        warn(`store: ${operation} failed (${errorReason(error)}), continuing without stored data. Check the free space in DATA_DIR`);
      throw new LoggedError(`store: ${operation} failed`, { cause: error });
    });
  };
  return {
    read: (...args) => attempt("read", (store) => store.read(...args)),
    write: (...args) => queue.add(() => attempt("write", (store) => store.write(...args))),
    remove: (...args) => queue.add(() => attempt("remove", (store) => store.remove(...args))),
    writeTitles: (titles) => queue.add(() => attempt("writeTitles", (store) => store.writeTitles(titles))),
    countInventory: (...args) => attempt("countInventory", (store) => store.countInventory(...args)),
    listInventory: (...args) => attempt("listInventory", (store) => store.listInventory(...args)),
    titleNames: (...args) => attempt("titleNames", (store) => store.titleNames(...args)),
    evict: (maxBytes) => attempt("evict", (store) => store.evict(maxBytes)),
    removeOutdated: () => attempt("removeOutdated", (store) => store.removeOutdated()),
    close: async () => {
      await queue.drain(drainMs);
      await recovery.current()?.close();
    },
  };
}
