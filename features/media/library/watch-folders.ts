import { type FSWatcher, watch } from "node:fs";
import type { FoundFolder } from "#features/media/scan/scan-folders.ts";
import { errorReason } from "#server/log/error-reason.ts";
import type { OperatorLog } from "#server/log/operator-log.ts";

/** Copying a film makes thousands of events: the scan starts when they have stopped for this long… */
const quietMs = 3000;
/** …or after this long, while a long copy goes on. */
const longestMs = 60_000;
/** Each takes one of the system's watches, of which a user has some 10,000 at least. */
const mostWatches = 8000;

type WatchOptions = { folders: readonly string[]; log: OperatorLog; onChange: () => void; quiet?: number };

/** Calls `onChange` when events have stopped. */
function settled(onChange: () => void, quiet: number) {
  let timer: NodeJS.Timeout | undefined;
  let firstAt = 0;
  const event = (): void => {
    const now = performance.now();
    if (timer === undefined) firstAt = now;
    clearTimeout(timer);
    const end = (): void => {
      timer = undefined;
      onChange();
    };
    timer = setTimeout(end, Math.max(0, Math.min(quiet, firstAt + longestMs - now))).unref();
  };
  return { event, stop: () => clearTimeout(timer) };
}

/**
 * Each folder is watched by itself: Node's recursive watch would read the tree synchronously. Where the system does not watch (a share, too many
 * folders), changes wait for the next rescan.
 */
export function watchFolders({ folders, log, onChange, quiet = quietMs }: WatchOptions) {
  const { event, stop } = settled(onChange, quiet);
  const watchers = new Map<string, { root: number; watcher: FSWatcher }>();
  const unwatched = new Set<number>();
  const remove = (key: string): void => {
    watchers.get(key)?.watcher.close();
    watchers.delete(key);
  };
  /** A folder in place of another has its path, but not its watch: the scan that follows watches it anew, with all below it. */
  const forget = (key: string): void => {
    if (!watchers.has(key)) return;
    for (const one of watchers.keys()) if (one === key || one.startsWith(`${key}/`)) remove(one);
  };
  const fail = (root: number, reason: string): void => {
    if (!unwatched.has(root)) log.info(`media: ${folders[root]} is not watched (${reason}), changes are found by the next scan`);
    unwatched.add(root);
    for (const [key, one] of watchers) if (one.root === root) remove(key);
  };
  const add = (key: string, { root, path }: FoundFolder): void => {
    if (unwatched.has(root) || watchers.has(key)) return;
    try {
      if (watchers.size >= mostWatches) throw new Error("too many folders");
      const watcher = watch(path, { persistent: false, encoding: "buffer" }, (type, name) => {
        if (type === "rename" && name !== null) forget(`${key}/${name.toString("latin1")}`);
        event();
      });
      watcher.on("error", () => remove(key));
      watchers.set(key, { root, watcher });
    } catch (error) {
      // A folder that has just gone is no reason.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") fail(root, errorReason(error));
    }
  };
  return {
    /** Watches exactly these. */
    update: (current: readonly FoundFolder[]): void => {
      const keys = new Map(current.map((folder) => [folder.path.toString("latin1"), folder]));
      for (const key of watchers.keys()) if (!keys.has(key)) remove(key);
      for (const [key, folder] of keys) add(key, folder);
    },
    close: () => {
      stop();
      for (const key of watchers.keys()) remove(key);
    },
  };
}
