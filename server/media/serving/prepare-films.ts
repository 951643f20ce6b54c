import { setTimeout as after } from "node:timers/promises";
import { errorReason } from "#server/process/error-reason.ts";
import type { OperatorLog } from "#server/process/operator-log.ts";
import { FolderError, type FolderGate } from "../folder-gate.ts";
import type { MediaFile } from "../media-file.ts";
import type { MediaLibrary } from "../media-library.ts";
import { needsPlaylist, type Probe, playsDirectly } from "../media-probe.ts";
import { type MediaReader, ReadingError } from "../reading/media-reader.ts";
import { FileChangedError, type FileVersion } from "../reading/open-file.ts";
import { hlsDurationS, hlsFacts } from "./hls-folder.ts";
import { isHlsFolder, loadHlsFolder } from "./hls-folders.ts";
import { versionOf } from "./own-films.ts";
import { indexAsBytes } from "./remuxed-film.ts";

/** After a folder that did not answer. */
const retryMs = 300_000;

type Library = Pick<MediaLibrary, "all" | "saveProbe" | "saveKeyframes" | "keyframes" | "absolutePath" | "onChange">;
type Deps = { library: Library; gate: FolderGate; reader: MediaReader; log: OperatorLog };

const damaged = { reason: "damaged", name: null } as const;
const unreadable: Probe = { container: "other", durationS: null, video: null, audio: [], text: [], problem: damaged };

async function probeHls(file: MediaFile, deps: Deps): Promise<Probe> {
  const folder = await loadHlsFolder(file, deps);
  const { codecs, width, height } = hlsFacts(folder);
  return { ...unreadable, container: "hls", durationS: hlsDurationS(folder) || null, video: { codec: codecs, name: "HLS", width, height }, problem: null };
}

async function readProbe(file: MediaFile, version: FileVersion, deps: Deps): Promise<Probe> {
  try {
    return await (isHlsFolder(file) ? probeHls(file, deps) : deps.reader.run("probe", version));
  } catch (error) {
    if (error instanceof FolderError || error instanceof FileChangedError) throw error;
    return unreadable;
  }
}

/** Reads what a file contains, and where its segments begin if it is remuxed. Returns whether that is known now. */
async function prepare(file: MediaFile, deps: Deps): Promise<boolean> {
  const { library, gate, reader } = deps;
  const path = await gate(file.root, () => library.absolutePath(file));
  if (path === null) return false;
  const version = { path, size: file.size, modifiedMs: file.modifiedMs };
  const probe = file.probe ?? (await readProbe(file, version, deps));
  if (file.probe === null) await library.saveProbe(file.id, probe);
  if (probe.problem !== null || !needsPlaylist(probe)) return false;
  if ((await library.keyframes(file.id)) !== null) return true;
  try {
    await library.saveKeyframes(file.id, indexAsBytes(await reader.run("index", version)));
    return true;
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error;
    if (!playsDirectly(probe)) await library.saveProbe(file.id, { ...probe, problem: damaged });
    return false;
  }
}

export type FilmPreparation = { isIndexed(file: MediaFile): boolean /** Files that are not prepared yet. */; waiting(): number; close(): Promise<void> };

/** Prepares files one after another in the background, each once for each of its versions. */
export function prepareFilms(deps: Deps): FilmPreparation {
  const { library, log } = deps;
  const prepared = new Set<string>();
  const indexed = new Set<string>();
  const keyOf = (file: MediaFile) => `${file.id} ${versionOf(file)}`;
  const waiting = () => library.all().filter((file) => !prepared.has(keyOf(file)));
  let running: Promise<void> | null = null;
  let isClosed = false;

  /** Returns `false` if the file's folder did not answer. */
  async function tryToPrepare(file: MediaFile): Promise<boolean> {
    try {
      if (await prepare(file, deps)) indexed.add(keyOf(file));
    } catch (error) {
      if (isClosed) return false;
      const subjects = file.subjects.map(({ kind, id }) => `${kind} ${id}`).join(", ");
      if (!(error instanceof FileChangedError)) log.warn(`media: a file of ${subjects} cannot be read (${errorReason(error)})`);
      return !(error instanceof FolderError);
    }
    return true;
  }

  async function prepareAll(): Promise<void> {
    for (let files = waiting(); files.length > 0 && !isClosed; files = waiting())
      for (const file of files) {
        if (isClosed) return;
        if (await tryToPrepare(file)) prepared.add(keyOf(file));
        else if (!isClosed) await pause(retryMs);
      }
  }

  // A pause must not keep the process, nor the closing, waiting.
  const closing = new AbortController();
  const pause = (ms: number) => after(ms, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);

  function start(): void {
    if (isClosed || running !== null) return;
    running = prepareAll().finally(() => {
      running = null;
    });
  }

  const stopListening = library.onChange(start);
  start();
  return {
    isIndexed: (file) => indexed.has(keyOf(file)),
    waiting: () => waiting().length,
    close: async () => {
      isClosed = true;
      closing.abort();
      stopListening();
      await running;
    },
  };
}
