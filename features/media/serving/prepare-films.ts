import { setImmediate as nextTurn } from "node:timers/promises";
import { FolderError, type FolderGate } from "#features/media/folder-gate.ts";
import type { MediaFile } from "#features/media/media-file.ts";
import type { MediaLibrary } from "#features/media/media-library.ts";
import { needsPlaylist, type Probe, playsDirectly, unplayable } from "#features/media/media-probe.ts";
import { type MediaReader, ReadingError } from "#features/media/reading/media-reader.ts";
import { FileChangedError, type FileVersion } from "#features/media/reading/open-file.ts";
import { errorReason } from "#server/log/error-reason.ts";
import type { OperatorLog } from "#server/log/operator-log.ts";
import { hlsDurationS, hlsFacts } from "./hls-folder.ts";
import { isHlsFolder, loadHlsFolder } from "./hls-folders.ts";
import { versionOf } from "./own-films.ts";
import { indexAsBytes } from "./remuxed-film.ts";

/** After a folder that did not answer, or files that cannot be opened. */
const retryMs = 300_000;

type Library = Pick<MediaLibrary, "all" | "file" | "saveProbe" | "saveKeyframes" | "hasKeyframes" | "absolutePath" | "onChange">;
type Deps = { library: Library; gate: FolderGate; reader: MediaReader; log: OperatorLog };

const damaged = { reason: "damaged", name: null } as const;

async function probeHls(file: MediaFile, deps: Deps): Promise<Probe> {
  const folder = await loadHlsFolder(file, deps);
  const { codecs, width, height } = hlsFacts(folder);
  return {
    ...unplayable(damaged),
    container: "hls",
    durationS: hlsDurationS(folder) || null,
    video: { codec: codecs, name: "HLS", width, height },
    problem: null,
  };
}

async function readProbe(file: MediaFile, version: FileVersion, deps: Deps): Promise<Probe> {
  try {
    return await (isHlsFolder(file) ? probeHls(file, deps) : deps.reader.run("probe", version));
  } catch (error) {
    if (error instanceof FolderError || error instanceof FileChangedError) throw error;
    return unplayable(damaged);
  }
}

/** "silent": the file's folder does not answer; "unread": the file is not there at the moment. */
type Outcome = "indexed" | "read" | "unread" | "silent";

/** What is known without the file; `null` if it must be read. */
async function storedOutcome({ id, probe }: MediaFile, { library }: Deps): Promise<Outcome | null> {
  if (probe === null) return null;
  if (probe.problem !== null || !needsPlaylist(probe)) return "read";
  return (await library.hasKeyframes(id)) ? "indexed" : null;
}

/** Reads what a file contains, and where its segments begin if it is remuxed. */
async function prepare(file: MediaFile, deps: Deps): Promise<Outcome> {
  const stored = await storedOutcome(file, deps);
  if (stored !== null) return stored;
  const { library, gate, reader } = deps;
  const path = await gate(file.root, () => library.absolutePath(file));
  if (path === null) return "unread";
  const version = { path, size: file.size, modifiedMs: file.modifiedMs };
  const probe = file.probe ?? (await readProbe(file, version, deps));
  if (file.probe === null) await library.saveProbe(file, probe);
  if (probe.problem !== null || !needsPlaylist(probe)) return "read";
  try {
    await library.saveKeyframes(file, indexAsBytes(await reader.run("index", version)));
    return "indexed";
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error;
    if (!playsDirectly(probe)) await library.saveProbe(file, { ...probe, problem: damaged });
    return "read";
  }
}

/** What was prepared, by file and version. What has left the library is forgotten: nothing may be stored of it when it comes back. */
function preparedFiles(library: Library) {
  const prepared = new Map<string, Outcome>();
  const keyOf = (file: MediaFile) => `${file.id} ${versionOf(file)}`;
  return {
    outcomeOf: (file: MediaFile) => prepared.get(keyOf(file)),
    waiting: () => library.all().filter((file) => !prepared.has(keyOf(file))),
    add: (file: MediaFile, outcome: Outcome): void => {
      const current = library.file(file.id);
      if (current !== null && keyOf(current) === keyOf(file)) prepared.set(keyOf(file), outcome);
    },
    forgetOthers: (): void => {
      const current = new Set(library.all().map(keyOf));
      for (const key of prepared.keys()) if (!current.has(key)) prepared.delete(key);
    },
  };
}

async function tryToPrepare(file: MediaFile, deps: Deps, isClosed: () => boolean): Promise<Outcome> {
  try {
    return await prepare(file, deps);
  } catch (error) {
    if (error instanceof FileChangedError || isClosed()) return "unread";
    const subjects = file.subjects.map(({ kind, id }) => `${kind} ${id}`).join(", ");
    deps.log.warn(`media: a file of ${subjects} cannot be read (${errorReason(error)})`);
    return error instanceof FolderError ? "silent" : "unread";
  }
}

/** One pass over what waits. The files of a folder that does not answer wait for the next one. */
async function prepareOnce(prepared: ReturnType<typeof preparedFiles>, deps: Deps, isClosed: () => boolean): Promise<void> {
  const silent = new Set<number>();
  for (const file of prepared.waiting()) {
    if (isClosed()) return;
    if (silent.has(file.root)) continue;
    const outcome = await tryToPrepare(file, deps, isClosed);
    // What is stored resolves without a turn of the event loop: visitors come between.
    await nextTurn();
    if (outcome === "silent") silent.add(file.root);
    else if (outcome !== "unread") prepared.add(file, outcome);
  }
}

/** Prepares files one after another in the background, each once for each of its versions. */
export function prepareFilms(deps: Deps) {
  const { library } = deps;
  const prepared = preparedFiles(library);
  let running: Promise<void> | null = null;
  let isClosed = false;
  /** The library has changed since the last pass began. */
  let hasChanged = false;
  let endPause = () => {};

  async function prepareAll(): Promise<void> {
    while (!isClosed && prepared.waiting().length > 0) {
      hasChanged = false;
      await prepareOnce(prepared, deps, () => isClosed);
      if (hasChanged || isClosed || prepared.waiting().length === 0) continue;
      await new Promise<void>((resolve) => {
        endPause = resolve;
        setTimeout(resolve, retryMs).unref();
      });
    }
  }

  function start(): void {
    hasChanged = true;
    prepared.forgetOthers();
    endPause();
    if (isClosed || running !== null) return;
    running = prepareAll().finally(() => {
      running = null;
    });
  }

  const stopListening = library.onChange(start);
  start();
  return {
    isIndexed: (file: MediaFile): boolean => prepared.outcomeOf(file) === "indexed",
    /** Files that are not prepared yet. */
    waiting: () => prepared.waiting().length,
    close: async () => {
      isClosed = true;
      stopListening();
      endPause();
      await running;
    },
  };
}
