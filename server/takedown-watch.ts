import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Takedown, TakedownList } from "#domain/takedown.ts";
import { takedownFileName, takedownIn } from "./site-config.ts";

/** How often the file is looked at, in milliseconds: a change is in force within seconds, on every node that sees the file. */
const lookEveryMs = 2000;

type Reporter = { info(message: string): void; warn(message: string): void };
/** The list with all its ids. */
export type WatchedTakedown = TakedownList & { current(): Takedown; close(): void };

type Parts = { folder: string | undefined; initial: Takedown; log: Reporter; everyMs?: number };

export const setsOf = (list: Takedown) => ({ movies: new Set(list.movies), series: new Set(list.series), people: new Set(list.people) });

/** Equal for equal lists, whatever their order; `""` where nothing is blocked. */
export function editionOf(list: Takedown): string {
  const sorted = [list.movies, list.series, list.people].map((ids) => [...new Set(ids)].toSorted((a, b) => a - b));
  return sorted.every((ids) => ids.length === 0) ? "" : createHash("sha256").update(JSON.stringify(sorted)).digest("hex").slice(0, 12);
}

/** A file's text, `null` where there is none, or why it cannot be read. */
type Seen = { text: string | null } | { trouble: string };

async function lookAt(path: string): Promise<Seen> {
  try {
    return { text: await readFile(path, "utf8") };
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ENOENT" ? { text: null } : { trouble: error instanceof Error ? error.message : String(error) };
  }
}

/** Calls `changed` at the first look and whenever it sees something else. @returns a function that stops it */
function follow(path: string, everyMs: number, changed: (seen: Seen) => void): () => void {
  let last: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const look = async () => {
    const seen = await lookAt(path);
    if (stopped) return;
    if (JSON.stringify(seen) !== last) changed(seen);
    last = JSON.stringify(seen);
    // By polling, which also sees a file that was replaced or mounted from elsewhere. Does not keep the process alive.
    timer = setTimeout(() => void look(), everyMs).unref();
  };
  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/**
 * The takedown list as CONTENT_DIR's file says it, followed while the site runs. A file that is wrong, or gone, changes nothing: what
 * was blocked stays blocked, and one line says why.
 */
export function watchTakedown({ folder, initial, log, everyMs = lookEveryMs }: Parts): WatchedTakedown {
  let current = initial;
  let blocked = setsOf(initial);
  let edition = editionOf(initial);

  const readAgain = (seen: Seen) => {
    if ("trouble" in seen) {
      log.warn(`${takedownFileName} cannot be read (${seen.trouble}): the last list stays in force`);
      return;
    }
    const { text } = seen;
    if (text === null) {
      if (edition !== "") log.warn(`${takedownFileName} is gone: the last list stays in force; write empty lists to lift it`);
      return;
    }
    try {
      const list = takedownIn(text);
      if (editionOf(list) === edition) return;
      current = list;
      blocked = setsOf(list);
      edition = editionOf(list);
      log.info(`${takedownFileName} is in force: ${list.movies.length} films, ${list.series.length} series, ${list.people.length} people`);
    } catch (error) {
      log.warn(`${error instanceof Error ? error.message : String(error)}; the last list stays in force`);
    }
  };

  const close = folder === undefined ? () => undefined : follow(join(folder, takedownFileName), everyMs, readAgain);
  return { has: (kind, id) => blocked[kind].has(id), edition: () => edition, current: () => current, close };
}
