import { isMatched } from "../match/outcome.ts";
import { type MediaRow, type MediaRows, type ScanRecord, storedFiles } from "../rows/media-rows.ts";
import { type MatchDeps, type MatchedFile, matchCandidates } from "./match-candidates.ts";
import { movedFolders } from "./moved-folders.ts";
import type { FileCall } from "./read-folders.ts";
import { type FoundFiles, scanFolders } from "./scan-folders.ts";

export type ScanOptions = Omit<MatchDeps, "pathOf" | "now" | "rowOf" | "corrections"> & {
  folders: readonly string[];
  call: FileCall;
  rows: Pick<MediaRows, "write" | "move" | "changesSince" | "corrections" | "saveScan" | "forgetGone">;
  now?: () => number;
  isStopped?: () => boolean;
  onFound?: (found: FoundFiles) => void;
  onFile?: (file: MatchedFile) => void;
};

/** Files by their results. `changed`: their rows were written. `failed`: the film database could not be reached. */
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

/** The stored rows, before and after they have followed their folders. */
async function rowsInPlace({ candidates }: FoundFiles, rows: ScanOptions["rows"]) {
  const before = await storedFiles(rows);
  const { park, place, files } = movedFolders(candidates, before);
  if (place.length === 0) return { before, stored: before, moved: 0 };
  await rows.move(park);
  await rows.move(place);
  return { before, stored: await storedFiles(rows), moved: files };
}

function count(counts: ScanCounts, { row: { body }, isChanged, failed }: MatchedFile): void {
  if (isMatched(body.outcome)) counts.matched += 1;
  if (body.outcome.kind === "unmatched") counts.unmatched += 1;
  if (body.outcome.kind === "extra") counts.extras += 1;
  if (isChanged) counts.changed += 1;
  if (failed) counts.failed += 1;
}

/** Scans all folders once and stores what it finds, as it finds it. Holds no file's result: a library may be large, and `onFile` gets each. */
export async function scanLibrary(options: ScanOptions): Promise<ScanResult> {
  const { folders, call, rows, now = Date.now, isStopped = () => false, onFound, onFile, ...deps } = options;
  const begin = now();
  const found = await scanFolders(folders, { call, isStopped }, now);
  onFound?.(found);
  // After the folders, which may take minutes: rows take memory.
  const { before, stored, moved } = await rowsInPlace(found, rows);
  const corrections = new Map((await rows.corrections()).map(({ id, target }) => [id, target]));
  const counts: ScanCounts = { matched: 0, unmatched: 0, extras: 0, changed: 0, failed: 0 };
  const present = new Set<string>();
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
    present.add(file.row.id);
    count(counts, file);
    onFile?.(file);
    if (file.isChanged) waiting.push(file.row);
    if (waiting.length >= batchRows) flush();
  };
  await matchCandidates(found.candidates, { ...deps, corrections, now, pathOf: found.pathOf, rowOf: (id) => stored.get(id) }, add, isStopped);
  if (!isStopped()) waiting.push(...goneRows(new Map([...before, ...stored]).values(), present, found.unreadable, folders.length));
  flush();
  await writing;
  const { ignored, extras, unreadable } = found;
  const record = { endedAt: now(), durationMs: now() - begin, unreadable, ignored: ignored.length, extras: extras.length + counts.extras };
  if (!isStopped()) await rows.saveScan(record);
  await rows.forgetGone(now() - goneMs);
  return { found, counts, record, moved };
}
