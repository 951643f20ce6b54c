import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Takedown, TakedownList } from "#domain/takedown.ts";
import { parseTakedown, takedownFileName } from "#server/config/site-config.ts";
import { errorReason } from "#server/process/error-reason.ts";
import type { OperatorLog } from "#server/process/operator-log.ts";

/** How often the file is looked at, in milliseconds: a change is in force within seconds, on every node that sees the file. */
const lookEveryMs = 2000;

/** The list with all its ids. */
export type TakedownFile = TakedownList & { current(): Takedown; close(): void };

type Parts = { folder: string | undefined; initial: Takedown; log: OperatorLog; everyMs?: number };

export const idSetsOf = (list: Takedown) => ({ movies: new Set(list.movies), series: new Set(list.series), people: new Set(list.people) });

/** Equal for equal lists, whatever their order; `""` where nothing is blocked. */
export function versionOf(list: Takedown): string {
  const sorted = [list.movies, list.series, list.people].map((ids) => [...new Set(ids)].toSorted((a, b) => a - b));
  return sorted.every((ids) => ids.length === 0) ? "" : createHash("sha256").update(JSON.stringify(sorted)).digest("hex").slice(0, 12);
}

/** A file's text; `null` where it has none to be read, and why: "is gone" for a file that is not there. */
type Seen = { text: string | null; why: string };

const gone = "is gone";
const lookAt = (path: string): Promise<Seen> =>
  readFile(path, "utf8").then(
    (text) => ({ text, why: "" }),
    (error: NodeJS.ErrnoException) => ({ text: null, why: error.code === "ENOENT" ? gone : `cannot be read (${errorReason(error)})` }),
  );

/** Calls `changed` at the first look, and whenever the file is another. @returns a function that stops it */
function followFile(path: string, everyMs: number, changed: (seen: Seen) => void): () => void {
  let before: Seen | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const look = async () => {
    const seen = await lookAt(path);
    if (stopped) return;
    if (seen.text !== before?.text || seen.why !== before.why) changed(seen);
    before = seen;
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
export function watchTakedownFile({ folder, initial, log, everyMs = lookEveryMs }: Parts): TakedownFile {
  let current = initial;
  let blocked = idSetsOf(initial);
  let version = versionOf(initial);

  const readAgain = ({ text, why }: Seen) => {
    if (text === null) {
      // No file and nothing blocked is how most sites are.
      if (version !== "" || why !== gone) log.warn(`${takedownFileName} ${why}: the last list stays in force; write empty lists to lift it`);
      return;
    }
    try {
      const list = parseTakedown(text);
      if (versionOf(list) === version) return;
      current = list;
      blocked = idSetsOf(list);
      version = versionOf(list);
      log.info(`${takedownFileName} is in force: ${list.movies.length} films, ${list.series.length} series, ${list.people.length} people`);
    } catch (error) {
      log.warn(`${errorReason(error)}; the last list stays in force`);
    }
  };

  const close = folder === undefined ? () => undefined : followFile(join(folder, takedownFileName), everyMs, readAgain);
  return { has: (kind, id) => blocked[kind].has(id), version: () => version, current: () => current, close };
}
