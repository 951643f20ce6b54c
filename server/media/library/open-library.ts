import type { VideoSubject } from "#domain/player.ts";
import { errorReason } from "#server/process/error-reason.ts";
import type { MediaLibrary } from "../media-library.ts";
import type { MediaRow, ScanRecord } from "../rows/media-rows.ts";
import { createAbsolutePaths } from "./absolute-path.ts";
import { changedSubjects, type LibraryIndex, libraryIndex, subjectKey } from "./library-index.ts";
import type { LibraryOptions } from "./library-options.ts";
import { rescans } from "./rescans.ts";
import { watchFolders } from "./watch-folders.ts";

const defaultPollMs = 5000;

type State = { rows: Map<string, MediaRow>; version: number; scan: ScanRecord | null; index: LibraryIndex };

/** The process's copy of the rows, and its subscribers. */
function libraryState({ rows, folders }: Pick<LibraryOptions, "rows" | "folders">) {
  const state: State = { rows: new Map(), version: 0, scan: null, index: libraryIndex([], () => true) };
  const listeners = new Set<(subjects: readonly VideoSubject[]) => void>();
  const isOffered = ({ root }: MediaRow): boolean => root < folders.length && !(state.scan?.unreadable.includes(root) ?? false);
  const refresh = async (): Promise<void> => {
    const { version, rows: changed } = await rows.changesSince(state.version);
    if (version === state.version) return;
    const record = await rows.lastScan();
    for (const row of changed) state.rows.set(row.id, row);
    state.version = version;
    state.scan = record;
    const before = state.index;
    state.index = libraryIndex(state.rows.values(), isOffered);
    const subjects = changedSubjects(before, state.index);
    if (subjects.length > 0) for (const listener of listeners) listener(subjects);
  };
  // One at a time: two would read the same changes.
  let last: Promise<void> = Promise.resolve();
  const refreshInOrder = (): Promise<void> => {
    last = last.catch(() => undefined).then(refresh);
    return last;
  };
  return { state, listeners, refresh: refreshInOrder };
}

/** Reads what is stored, and scans in the background. Never throws: without its rows the library is empty until they can be read. */
export async function openLibrary(options: LibraryOptions): Promise<MediaLibrary> {
  const { folders, rows, log, pollMs = defaultPollMs, quietMs } = options;
  const { state, listeners, refresh } = libraryState(options);
  const warn = (error: unknown): void => log.warn(`media: the library's rows cannot be read (${errorReason(error)})`);
  await refresh().catch(warn);
  const watch = watchFolders({ folders, log, onChange: () => scans.request("change"), ...(quietMs !== undefined && { quiet: quietMs }) });
  const scans = rescans({ ...options, storedFiles: () => state.rows, refresh, onFolders: watch.update });
  const timer = setInterval(() => void refresh().catch(() => undefined), pollMs).unref();
  scans.request("start");
  const changed = async (run: Promise<void>): Promise<void> => {
    await run;
    await refresh();
  };
  return {
    files: (subject) => state.index.bySubject.get(subjectKey(subject)) ?? [],
    file: (id) => state.index.files.get(id) ?? null,
    all: () => [...state.index.files.values()],
    movies: () => state.index.movies,
    series: () => state.index.series,
    saveProbe: (id, probe) => changed(rows.saveProbe(id, probe)),
    saveKeyframes: (id, keyframes) => rows.saveKeyframes(id, keyframes),
    keyframes: (id) => rows.keyframes(id),
    secret: () => rows.secret(),
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    counts: () => {
      const { index, scan } = state;
      return { matched: index.matched, unmatched: index.unmatched, ignored: scan?.ignored ?? 0, extras: scan?.extras ?? 0 };
    },
    lastScan: () => state.scan,
    absolutePath: createAbsolutePaths(folders),
    close: async () => {
      clearInterval(timer);
      watch.close();
      await scans.close();
      await rows.close();
    },
  };
}
