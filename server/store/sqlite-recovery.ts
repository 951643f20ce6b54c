import { mkdirSync, statSync } from "node:fs";
import { errorReason } from "#server/process/error-reason.ts";
import type { OperatorLog } from "#server/process/operator-log.ts";
import { observedStore, type StoreObserver } from "./observed-store.ts";
import { isNotOurs, setAside } from "./sqlite-errors.ts";
import { openSqliteStore, sqliteFileIn } from "./sqlite-store.ts";
import type { Store } from "./store.ts";

export type StoreOptions = { dataDir: string; source: string; log: OperatorLog; observe?: StoreObserver; now?: () => number };

export type SqliteRecovery = {
  /** The open store; `null` while there can be none. */
  current(): Store | null;
  /** The store in which damage was met goes, and a new one comes. */
  mend(damaged: Store, error: unknown): void;
};

/** So often it is looked whether the file is still the one that is open; and whether there can be a store again. */
const lookEveryMs = 30_000;
/** At most one store is set aside while running in this time: where every new one is damaged as well, the disk is what is broken. */
const mendEveryMs = 60_000;

/** The operator's slip, which no waiting mends: DATA_DIR, or a folder above it, is a file. @throws Error with one line */
function refuseFile(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    if (["EEXIST", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? ""))
      throw new Error(`DATA_DIR: ${dataDir} must be a folder; it is a file, or lies below one`);
  }
}

/** Which file a name stands for. */
const identityOf = (file: string): number | null => statSync(file, { throwIfNoEntry: false })?.ino ?? null;

/** Opens the store; what cannot be read is set aside and made anew. @throws where there can be no store in this folder now */
function openOrRebuild({ dataDir, source, log, observe = () => undefined, now = Date.now }: StoreOptions): Store {
  try {
    return observedStore(openSqliteStore(dataDir, source), observe);
  } catch (error) {
    if (!isNotOurs(error)) throw error;
    const aside = setAside(sqliteFileIn(dataDir), now());
    log.warn(`The store is damaged (${errorReason(error)}): it was set aside as ${aside}, and a new one begins`);
    return observedStore(openSqliteStore(dataDir, source), observe);
  }
}

type Held = { store: Store | null; identity: number | null; nextLookAt: number; nextMendAt: number; isMissing: boolean };

function open(held: Held, parts: StoreOptions): void {
  held.store = openOrRebuild(parts);
  held.identity = identityOf(sqliteFileIn(parts.dataDir));
  if (held.isMissing) parts.log.info("The store is back");
  held.isMissing = false;
}

/** Lets go of what is held, and holds what `take` opens; where it cannot, the operator hears why, once. */
function hold(held: Held, { dataDir, log }: StoreOptions, take: () => void): void {
  void held.store?.close().catch(() => undefined);
  held.store = null;
  try {
    take();
  } catch (error) {
    if (!held.isMissing) log.warn(`There is no store, DATA_DIR (${dataDir}) cannot be used (${errorReason(error)}): memory and the film database alone answer`);
    held.isMissing = true;
  }
}

/**
 * Keeps a SQLite store open whatever becomes of its file: damaged, deleted, replaced by another process, out of reach.
 * @throws Error with one line for the operator where DATA_DIR is no folder at the start
 */
export function recoveringSqliteStore(parts: StoreOptions): SqliteRecovery {
  const { dataDir, log, now = Date.now } = parts;
  const file = sqliteFileIn(dataDir);
  const held: Held = { store: null, identity: null, nextLookAt: now() + lookEveryMs, nextMendAt: 0, isMissing: false };
  refuseFile(dataDir);
  hold(held, parts, () => open(held, parts));
  return {
    current: () => {
      if (now() < held.nextLookAt) return held.store;
      held.nextLookAt = now() + lookEveryMs;
      // Written on, a file that was renamed or deleted would keep its rows from the next start.
      if (held.store === null || identityOf(file) !== held.identity) hold(held, parts, () => open(held, parts));
      return held.store;
    },
    mend: (damaged, error) => {
      if (held.store !== damaged) return;
      // Another process on this folder may have been first: its new file is opened, and not set aside as well.
      const isOurs = identityOf(file) === held.identity;
      const mayMend = !isOurs || now() >= held.nextMendAt;
      if (isOurs && mayMend) held.nextMendAt = now() + mendEveryMs;
      hold(held, parts, () => {
        if (!mayMend) return;
        if (isOurs) log.warn(`The store is damaged (${errorReason(error)}): it was set aside as ${setAside(file, now())}, and a new one begins`);
        open(held, parts);
      });
    },
  };
}
