import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Takedown, type TakedownList, takedownKinds } from "#domain/takedown.ts";
import { parseTakedown, takedownFileName } from "#server/config/site-config.ts";
import { errorReason } from "#server/log/error-reason.ts";
import type { OperatorLog } from "#server/log/operator-log.ts";

/** A change is in force within seconds, on each node that sees the file. */
const pollEveryMs = 2000;

export type TakedownFile = TakedownList & { current(): Takedown; close(): void };

type WatchOptions = { folder: string | undefined; initial: Takedown; log: OperatorLog; everyMs?: number };

export const idSetsOf = (list: Takedown) => ({ movies: new Set(list.movies), series: new Set(list.series), people: new Set(list.people) });

/** A hash that ignores the order of the ids; `""` if nothing is blocked. */
export function versionOf(list: Takedown): string {
  const sorted = takedownKinds.map((kind) => [...new Set(list[kind])].toSorted((a, b) => a - b));
  return sorted.every((ids) => ids.length === 0) ? "" : createHash("sha256").update(JSON.stringify(sorted)).digest("hex").slice(0, 12);
}

/** The file's text, or `null` and the reason. */
type FileContent = { text: string | null; reason: string };

const missing = "is gone";
const readContent = (path: string): Promise<FileContent> =>
  readFile(path, "utf8").then(
    (text) => ({ text, reason: "" }),
    (error: NodeJS.ErrnoException) => ({ text: null, reason: error.code === "ENOENT" ? missing : `cannot be read (${errorReason(error)})` }),
  );

/** Calls `onChange` after the first read and after each change. @returns a function that stops the polling */
function pollFile(path: string, everyMs: number, onChange: (content: FileContent) => void): () => void {
  let previous: FileContent | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const poll = async () => {
    const content = await readContent(path);
    if (stopped) return;
    if (content.text !== previous?.text || content.reason !== previous.reason) onChange(content);
    previous = content;
    // Unlike fs.watch, polling also notices a file that is replaced or mounted from elsewhere.
    timer = setTimeout(() => void poll(), everyMs).unref();
  };
  void poll();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/** The takedown list in CONTENT_DIR, reloaded while the site runs. After a mistake or the loss of the file the last list stays in force. */
export function watchTakedownFile({ folder, initial, log, everyMs = pollEveryMs }: WatchOptions): TakedownFile {
  let current = initial;
  let blocked = idSetsOf(initial);
  let version = versionOf(initial);

  const onChange = ({ text, reason }: FileContent) => {
    if (text === null) {
      // Most sites have no takedown file: nothing to log.
      if (version !== "" || reason !== missing) log.warn(`${takedownFileName} ${reason}: the last list stays in force; write empty lists to lift it`);
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

  const close = folder === undefined ? () => undefined : pollFile(join(folder, takedownFileName), everyMs, onChange);
  return { has: (kind, id) => blocked[kind].has(id), version: () => version, current: () => current, close };
}
