import { isMatched } from "../match/outcome.ts";
import { type MediaRow, type MediaRows, type ScanRecord, storedFiles } from "../rows/media-rows.ts";
import { type MatchDeps, type MatchedFile, matchCandidates } from "./match-candidates.ts";
import { movedFolders } from "./moved-folders.ts";
import type { FileCall } from "./read-folders.ts";
import { type FoundFiles, scanFolders } from "./scan-folders.ts";

export type ScanOptions = Omit<MatchDeps, "pathOf" | "now" | "rowOf" | "corrections"> & {
  folders: readonly string[];
  call: FileCall;
  rows: Pick<MediaRows, "version" | "changedIds" | "write" | "move" | "changesSince" | "corrections" | "saveScan" | "forgetGone">;
  now?: () => number;
  isStopped?: () => boolean;
  onFound?: (found: FoundFiles) => void;
  onFile?: (file: MatchedFile) => void;
};

/** Files by their results. `changed`: new ones too, not those that have gone. `failed`: the film database could not be reached. */
type ScanCounts = { matched: number; unmatched: number; extras: number; changed: number; failed: number };

/** `moved`: rows that followed their folder to another index of MEDIA_DIR. */
export type ScanResult = { found: FoundFiles; counts: ScanCounts; record: ScanRecord; moved: number };

/** A disk that comes back after this time is scanned as if it were new. */
const goneMs = 30 * 24 * 60 * 60 * 1000;
const batchRows = 100;

/** Files that are not there any more, in folders that are. */
function goneRows(stored: Iterable<MediaRow>, present: ReadonlySet<string>, unreadable: readonly number[], roots: number): MediaRow[] {
  const isGone = ({ id, root, body }: MediaRow): boolean => !body.isGone && root < roots && !present.has(id) && !unreadable.includes(root);
  return [...stored].filter(isGone).map((row) => ({ ...row, body: { ...row.body, isGone: true } }));
}

/** The stored rows, after they have followed their folders. `newer`: ids of those that changed after `version`. */
async function rowsInPlace({ candidates }: FoundFiles, rows: ScanOptions["rows"], version: number) {
  const stored = await storedFiles(rows);
  // After the rows, so that none of them is newer unnoticed, and before they move.
  const newer = new Set(await rows.changedIds(version));
  const { park, place, files } = movedFolders(candidates, stored);
  if (place.length === 0) return { stored, newer, moved: 0 };
  await rows.move(park);
  await rows.move(place);
  return { stored: await storedFiles(rows), newer, moved: files };
}

/** Whether a row says another size or time of a file than the scan has found. */
const differs = (stored: MediaRow | undefined, { size, modifiedMs }: MatchedFile["row"]): boolean =>
  stored !== undefined && (stored.size !== size || stored.modifiedMs !== modifiedMs);

function count(counts: ScanCounts, { row: { body }, isChanged, failed }: MatchedFile): void {
  if (isMatched(body.outcome)) counts.matched += 1;
  if (body.outcome.kind === "unmatched") counts.unmatched += 1;
  if (body.outcome.kind === "extra") counts.extras += 1;
  if (isChanged) counts.changed += 1;
  if (failed) counts.failed += 1;
}

/**
 * Scans all folders once and stores what it finds, as it finds it. Neither rows nor results stay in memory while folders are read, which may take
 * minutes; `onFile` gets each result.
 */
export async function scanLibrary(options: ScanOptions): Promise<ScanResult> {
  const { folders, call, rows, now = Date.now, isStopped = () => false, onFound, onFile, ...deps } = options;
  const begin = now();
  const version = await rows.version();
  const found = await scanFolders(folders, { call, isStopped }, now);
  onFound?.(found);
  const counts: ScanCounts = { matched: 0, unmatched: 0, extras: 0, changed: 0, failed: 0 };
  const result = (moved: number): ScanResult => {
    const { ignored, extras, unreadable } = found;
    const record = { endedAt: now(), durationMs: now() - begin, unreadable, ignored: ignored.length, extras: extras.length + counts.extras };
    return { found, counts, record, moved };
  };
  if (isStopped()) return result(0);
  // Another process (`npm run media`) may have stored what it found after this scan had passed the folder: the next scan decides.
  const { stored, newer, moved } = await rowsInPlace(found, rows, version);
  const corrections = new Map((await rows.corrections()).map(({ id, target }) => [id, target]));
  const present = new Set(newer);
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
    const { row, isChanged } = file;
    present.add(row.id);
    count(counts, file);
    onFile?.(file);
    if (isChanged && !(newer.has(row.id) && differs(stored.get(row.id), row))) waiting.push(row);
    if (waiting.length >= batchRows) flush();
  };
  await matchCandidates(found.candidates, { ...deps, corrections, now, pathOf: found.pathOf, rowOf: (id) => stored.get(id) }, add, isStopped);
  if (!isStopped()) waiting.push(...goneRows(stored.values(), present, found.unreadable, folders.length));
  flush();
  await writing;
  const done = result(moved);
  if (!isStopped()) await rows.saveScan(done.record);
  await rows.forgetGone(now() - goneMs);
  return done;
}
