import { type MediaRow, type MediaRows, type ScanRecord, storedFiles as storedFilesIn } from "../rows/media-rows.ts";
import { type MatchDeps, type MatchedFile, matchCandidates } from "./match-candidates.ts";
import { movedFolders } from "./moved-folders.ts";
import type { FileCall } from "./read-folders.ts";
import { type FoundFiles, scanFolders } from "./scan-folders.ts";

export type ScanOptions = Omit<MatchDeps, "pathOf" | "now" | "rowOf" | "corrections"> & {
  folders: readonly string[];
  call: FileCall;
  rows: Pick<MediaRows, "write" | "move" | "changesSince" | "corrections" | "saveScan" | "forgetGone">;
  /** What is stored now. */
  storedFiles: ReadonlyMap<string, MediaRow>;
  now?: () => number;
  isStopped?: () => boolean;
  onFound?: (found: FoundFiles) => void;
  onFile?: (file: MatchedFile) => void;
};

/** `failed`: files for which the film database could not be reached. `moved`: rows that followed their folder to another index of MEDIA_DIR. */
export type ScanResult = { found: FoundFiles; files: MatchedFile[]; record: ScanRecord; failed: number; moved: number };

/** A disk that comes back after this time is scanned as if it were new. */
const goneMs = 30 * 24 * 60 * 60 * 1000;
const batchRows = 100;

/** Files that are not there any more, in folders that are. */
function goneRows(storedFiles: Iterable<MediaRow>, present: ReadonlySet<string>, unreadable: readonly number[], roots: number): MediaRow[] {
  const isGone = ({ id, root, body }: MediaRow): boolean => !body.isGone && root < roots && !present.has(id) && !unreadable.includes(root);
  return [...storedFiles].filter(isGone).map((row) => ({ ...row, body: { ...row.body, isGone: true } }));
}

/** The stored rows, after they have followed their folders. */
async function rowsInPlace({ candidates }: FoundFiles, { rows, storedFiles }: Pick<ScanOptions, "rows" | "storedFiles">) {
  const { park, place, files } = movedFolders(candidates, storedFiles);
  if (place.length === 0) return { stored: storedFiles, moved: 0 };
  await rows.move(park);
  await rows.move(place);
  return { stored: await storedFilesIn(rows), moved: files };
}

/** Scans all folders once and stores what it finds, as it finds it. */
export async function scanLibrary(options: ScanOptions): Promise<ScanResult> {
  const { folders, call, rows, storedFiles, now = Date.now, isStopped = () => false, onFound, onFile, ...deps } = options;
  const begin = now();
  const found = await scanFolders(folders, { call, isStopped }, now);
  onFound?.(found);
  const { stored, moved } = await rowsInPlace(found, options);
  const corrections = new Map((await rows.corrections()).map(({ id, target }) => [id, target]));
  const files: MatchedFile[] = [];
  let waiting: MatchedFile["row"][] = [];
  let writing: Promise<void> = Promise.resolve();
  const flush = (): void => {
    const batch = waiting;
    waiting = [];
    if (batch.length > 0) writing = writing.then(() => rows.write(batch));
    // The error is thrown where the writing is awaited.
    writing.catch(() => undefined);
  };
  const add = (file: MatchedFile): void => {
    files.push(file);
    onFile?.(file);
    if (file.isChanged) waiting.push(file.row);
    if (waiting.length >= batchRows) flush();
  };
  await matchCandidates(found.candidates, { ...deps, corrections, now, pathOf: found.pathOf, rowOf: (id) => stored.get(id) }, add, isStopped);
  const present = new Set(files.map(({ row }) => row.id));
  if (!isStopped()) waiting.push(...goneRows(new Map([...storedFiles, ...stored]).values(), present, found.unreadable, folders.length));
  flush();
  await writing;
  const { ignored, extras, unreadable } = found;
  const beside = files.filter(({ row }) => row.body.outcome.kind === "extra").length;
  const record = { endedAt: now(), durationMs: now() - begin, unreadable, ignored: ignored.length, extras: extras.length + beside };
  if (!isStopped()) await rows.saveScan(record);
  await rows.forgetGone(now() - goneMs);
  return { found, files, record, failed: files.filter(({ failed }) => failed).length, moved };
}
