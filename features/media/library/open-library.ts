import type { VideoSubject } from "#domain/player.ts";
import type { MediaLibrary } from "#features/media/media-library.ts";
import type { MediaRow, ScanRecord } from "#features/media/rows/media-rows.ts";
import { errorReason } from "#server/log/error-reason.ts";
import { absolutePaths } from "./absolute-path.ts";
import { changePublisher } from "./change-publisher.ts";
import { createLibraryIndex } from "./library-index.ts";
import type { LibraryOptions } from "./library-options.ts";
import { rescans } from "./rescans.ts";
import { watchFolders } from "./watch-folders.ts";

/** How often changes of other processes are read, and how often those that follow each other are published. */
const defaultPollMs = 5000;

type State = { version: number; scan: ScanRecord | null };

const foldersAway = (scan: ScanRecord | null): string => String(scan?.unreadable ?? []);

/** What the process offers of the stored rows. */
function libraryState({ rows, folders }: Pick<LibraryOptions, "rows" | "folders">, publish: (subjects: readonly VideoSubject[]) => void) {
  const state: State = { version: 0, scan: null };
  const index = createLibraryIndex();
  const isOffered = ({ root }: MediaRow): boolean => root < folders.length && !(state.scan?.unreadable.includes(root) ?? false);
  const refresh = async (): Promise<void> => {
    const changes = await rows.changesSince(state.version);
    if (changes.version === state.version) return;
    const scan = await rows.lastScan();
    // What a folder holds comes and goes with it, though no row of its changes.
    const concerned = changes.isWhole || foldersAway(scan) === foldersAway(state.scan) ? changes : await rows.changesSince(0);
    state.version = changes.version;
    state.scan = scan;
    publish(index.update(concerned, isOffered));
  };
  // One at a time: two would read the same changes.
  let last: Promise<void> = Promise.resolve();
  const refreshInOrder = (): Promise<void> => {
    last = last.catch(() => undefined).then(refresh);
    return last;
  };
  return { state, index, refresh: refreshInOrder };
}

/** Reads what is stored, and scans in the background. Never throws: without its rows the library is empty until they can be read. */
export async function openLibrary(options: LibraryOptions): Promise<MediaLibrary> {
  const { folders, rows, log, pollMs = defaultPollMs, quietMs } = options;
  const { publish, onChange, stop } = changePublisher(pollMs);
  const { state, index, refresh } = libraryState(options, publish);
  const warn = (error: unknown): void => log.warn(`media: the library's rows cannot be read (${errorReason(error)})`);
  await refresh().catch(warn);
  const watch = watchFolders({ folders, log, onChange: () => scans.request("change"), ...(quietMs !== undefined && { quiet: quietMs }) });
  const scans = rescans({ ...options, refresh, onFolders: watch.update });
  const timer = setInterval(() => void refresh().catch(() => undefined), pollMs).unref();
  scans.request("start");
  const changed = async (run: Promise<void>): Promise<void> => {
    await run;
    await refresh();
  };
  return {
    files: index.ofSubject,
    file: index.file,
    all: index.all,
    movies: index.movies,
    series: index.series,
    addedMs: index.addedMs,
    saveProbe: (file, probe) => changed(rows.saveProbe(file, probe)),
    saveKeyframes: rows.saveKeyframes,
    keyframes: rows.keyframes,
    hasKeyframes: rows.hasKeyframes,
    secret: rows.secret,
    onChange,
    counts: () => ({ matched: index.matched(), unmatched: index.unmatched(), ignored: state.scan?.ignored ?? 0, extras: state.scan?.extras ?? 0 }),
    lastScan: () => state.scan,
    absolutePath: absolutePaths(folders),
    close: async () => {
      clearInterval(timer);
      watch.close();
      stop();
      await scans.close();
      await rows.close();
    },
  };
}
