import { createHash } from "node:crypto";
import { type Stats, unwatchFile, watchFile } from "node:fs";
import { join } from "node:path";
import type { Takedown, TakedownList } from "#domain/takedown.ts";
import { readTakedown, takedownFileName } from "./site-config.ts";

/** How often the file is looked at, in milliseconds: a change is in force within seconds, on every node that sees the file. */
const lookEveryMs = 2000;

type Reporter = { info(message: string): void; warn(message: string): void };
type Parts = { folder: string | undefined; initial: Takedown; log: Reporter; everyMs?: number };

const sets = (list: Takedown) => ({ movies: new Set(list.movies), series: new Set(list.series), people: new Set(list.people) });

function editionOf(list: Takedown): string {
  const sorted = [list.movies, list.series, list.people].map((ids) => [...new Set(ids)].toSorted((a, b) => a - b));
  return sorted.every((ids) => ids.length === 0) ? "" : createHash("sha256").update(JSON.stringify(sorted)).digest("hex").slice(0, 12);
}

/**
 * The takedown list as CONTENT_DIR's file says it, followed while the site runs. A file that is wrong, or gone, changes nothing: what
 * was blocked stays blocked, and one line says why.
 */
export function watchTakedown({ folder, initial, log, everyMs = lookEveryMs }: Parts): TakedownList & { close(): void } {
  let blocked = sets(initial);
  let edition = editionOf(initial);
  const path = folder === undefined ? null : join(folder, takedownFileName);

  const readAgain = (now: Stats, before: Stats) => {
    // Node tells once that there is no such file, which is no change where there was none.
    if (now.mtimeMs === 0 && before.mtimeMs === 0) return;
    if (now.mtimeMs === 0) return log.warn(`${takedownFileName} is gone: the last list stays in force; write empty lists to lift it`);
    try {
      const list = readTakedown(folder);
      blocked = sets(list);
      edition = editionOf(list);
      log.info(`${takedownFileName} is in force: ${list.movies.length} films, ${list.series.length} series, ${list.people.length} people`);
    } catch (error) {
      log.warn(`${error instanceof Error ? error.message : String(error)}; the last list stays in force`);
    }
  };

  // By polling, which also sees a file that was replaced, mounted from elsewhere, or is not there yet. Does not keep the process alive.
  if (path !== null) watchFile(path, { interval: everyMs, persistent: false }, readAgain);
  return {
    has: (kind, id) => blocked[kind].has(id),
    edition: () => edition,
    close: () => {
      if (path !== null) unwatchFile(path, readAgain);
    },
  };
}
