import { statSync } from "node:fs";
import { errorReason } from "#server/log/error-reason.ts";
import type { OperatorLog } from "#server/log/operator-log.ts";
import { isNotOurs, setAside } from "./sqlite-errors.ts";
import { openSqliteStore, sqliteFileIn } from "./sqlite-store.ts";
import type { EvictableStore } from "./store.ts";

/** `now`: monotonic milliseconds. */
export type SqliteOptions = { dataDir: string; source: string; titlesSource?: string; log: OperatorLog; now?: () => number };

export type SqliteRecovery = {
  current(): EvictableStore | null;
  replace(damaged: EvictableStore, error: unknown): void;
};

const checkEveryMs = 30_000;
/** If each new file is damaged as well, the disk is broken: replace at most once in this time. */
const replaceEveryMs = 60_000;

const identityOf = (file: string): number | null => statSync(file, { throwIfNoEntry: false })?.ino ?? null;

const setAsideAndDescribe = (file: string, error: unknown): string =>
  `store: the file is damaged (${errorReason(error)}), it was moved to ${setAside(file)} and replaced by a new one`;

/** Opens the store. A damaged file is replaced at once. @throws if no store can be opened in this folder */
function openOrReplace({ dataDir, source, titlesSource, log }: SqliteOptions): EvictableStore {
  try {
    return openSqliteStore(dataDir, source, titlesSource);
  } catch (error) {
    if (!isNotOurs(error)) throw error;
    log.warn(setAsideAndDescribe(sqliteFileIn(dataDir), error));
    return openSqliteStore(dataDir, source, titlesSource);
  }
}

type State = { store: EvictableStore | null; identity: number | null; nextCheckAt: number; nextReplaceAt: number; isUnavailable: boolean };

function open(state: State, options: SqliteOptions): void {
  state.store = openOrReplace(options);
  state.identity = identityOf(sqliteFileIn(options.dataDir));
  if (state.isUnavailable) options.log.info("store: open again");
  state.isUnavailable = false;
}

/** Closes the current store and runs `openNext`. A failure is logged once, until the store is open again. */
function reopen(state: State, { dataDir, log }: SqliteOptions, openNext: () => void): void {
  void state.store?.close().catch(() => undefined);
  state.store = null;
  try {
    openNext();
  } catch (error) {
    if (!state.isUnavailable)
      log.warn(`store: DATA_DIR (${dataDir}) cannot be used (${errorReason(error)}), continuing with memory and the provider. Check its permissions`);
    state.isUnavailable = true;
  }
}

/** Keeps a SQLite store open if its file is damaged, deleted, replaced by another process, or out of reach for a while. */
export function sqliteRecovery(options: SqliteOptions): SqliteRecovery {
  const { dataDir, log, now = () => performance.now() } = options;
  const file = sqliteFileIn(dataDir);
  const state: State = { store: null, identity: null, nextCheckAt: now() + checkEveryMs, nextReplaceAt: Number.NEGATIVE_INFINITY, isUnavailable: false };
  reopen(state, options, () => open(state, options));
  return {
    current: () => {
      if (now() < state.nextCheckAt) return state.store;
      state.nextCheckAt = now() + checkEveryMs;
      // Rows written to a renamed or deleted file would be lost at the next start.
      if (state.store === null || identityOf(file) !== state.identity) reopen(state, options, () => open(state, options));
      return state.store;
    },
    replace: (damaged, error) => {
      if (state.store !== damaged) return;
      // Another process may have replaced the file already: open its new file instead of setting that aside as well.
      const isSameFile = identityOf(file) === state.identity;
      const mayOpen = !isSameFile || now() >= state.nextReplaceAt;
      if (isSameFile && mayOpen) state.nextReplaceAt = now() + replaceEveryMs;
      reopen(state, options, () => {
        if (!mayOpen) return;
        if (isSameFile) log.warn(setAsideAndDescribe(file, error));
        open(state, options);
      });
    },
  };
}
