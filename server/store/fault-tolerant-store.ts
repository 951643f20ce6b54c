import type { TitleHint } from "#domain/title-hint.ts";
import { errorReason } from "#server/process/error-reason.ts";
import { isDamaged } from "./sqlite-errors.ts";
import { recoveringSqliteStore, type StoreOptions } from "./sqlite-recovery.ts";
import type { Store, StoredRow } from "./store.ts";

/** A store that fails says so once in this time, however often it does. */
const warnEveryMs = 60_000;

const noRow = (): StoredRow | null => null;
const noTitles = (): TitleHint[] => [];
const nothing = (): void => undefined;
// A sitemap that is empty for want of a store would be taken for the truth.
const unavailable = (): never => {
  throw new Error("the store is not there");
};

/**
 * The embedded keeper on bad days: a damaged file is set aside, at the start or whenever the damage is met; where no store can be
 * opened the site runs without one and tries again; what fails is passed over. The operator hears of it once, a visitor never.
 * @throws Error with one line for the operator where DATA_DIR is no folder
 */
export function openFaultTolerantStore(parts: StoreOptions): Store {
  const { log, now = Date.now } = parts;
  const keeper = recoveringSqliteStore(parts);
  let nextWarningAt = 0;

  const failed = (operation: keyof Store, store: Store, error: unknown): void => {
    if (isDamaged(error)) keeper.mend(store, error);
    if (isDamaged(error) || now() < nextWarningAt) return;
    nextWarningAt = now() + warnEveryMs;
    log.warn(`The store fails (${operation}: ${errorReason(error)}): the site goes on without what it would have kept. Look for free space in DATA_DIR`);
  };

  const ask = async <T>(operation: keyof Store, question: (store: Store) => Promise<T>, without: () => T): Promise<T> => {
    const store = keeper.current();
    if (store === null) return without();
    try {
      return await question(store);
    } catch (error) {
      failed(operation, store, error);
      return without();
    }
  };
  return {
    read: (...asked) => ask("read", (store) => store.read(...asked), noRow),
    write: (...asked) => ask("write", (store) => store.write(...asked), nothing),
    remove: (...asked) => ask("remove", (store) => store.remove(...asked), nothing),
    writeTitles: (titles) => ask("writeTitles", (store) => store.writeTitles(titles), nothing),
    titlesLike: (...asked) => ask("titlesLike", (store) => store.titlesLike(...asked), noTitles),
    countInventory: (type) => ask("countInventory", (store) => store.countInventory(type), unavailable),
    listInventory: (...asked) => ask("listInventory", (store) => store.listInventory(...asked), unavailable),
    close: async () => keeper.current()?.close(),
  };
}
