import { countText } from "#domain/count-text.ts";
import { isMatched } from "#features/media/match/outcome.ts";
import { type MediaRow, type MediaRows, type ScanRecord, storedFiles } from "#features/media/rows/media-rows.ts";
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
  /** After each matched file. */
  onProgress?: () => void;
};

/** `moved`: rows that followed their folder to another index of MEDIA_DIR. */
export type ScanResult = { found: FoundFiles; files: MatchedFile[]; record: ScanRecord; moved: number };

/** "12 matched, 1 unmatched, 3 extras, 0 ignored" */
export function countsIn({ files, record }: Pick<ScanResult, "files" | "record">): string {
  const outcomes = files.map(({ row }) => row.body.outcome);
  const [matched, unmatched] = [outcomes.filter(isMatched), outcomes.filter(({ kind }) => kind === "unmatched")];
  const counts = { matched: matched.length, unmatched: unmatched.length, extras: record.extras, ignored: record.ignored };
  return Object.entries(counts)
    .map(([name, count]) => `${countText(count)} ${name}`)
    .join(", ");
}

/** A disk that comes back after this time is scanned as if it were new. */
const goneMs = 30 * 24 * 60 * 60 * 1000;
const batchRows = 100;

const byId = (rows: readonly MediaRow[]): Map<string, MediaRow> => new Map(rows.map((row) => [row.id, row]));

/** Files that are not there any more, in folders that are. */
function goneRows(stored: Iterable<MediaRow>, present: ReadonlySet<string>, unreadable: readonly number[], roots: number): MediaRow[] {
  const isGone = ({ id, root, body }: MediaRow): boolean => !body.isGone && root < roots && !present.has(id) && !unreadable.includes(root);
  return [...stored].filter(isGone).map((row) => ({ ...row, body: { ...row.body, isGone: true } }));
}

/** The stored rows, after they have followed their folders. */
async function rowsInPlace({ candidates }: FoundFiles, rows: ScanOptions["rows"], before: ReadonlyMap<string, MediaRow>) {
  const { park, place, files } = movedFolders(candidates, before);
  if (place.length === 0) return { stored: before, moved: 0 };
  await rows.move(park);
  await rows.move(place);
  return { stored: await storedFiles(rows), moved: files };
}

const isSameFile = (a: Pick<MediaRow, "size" | "modifiedMs">, b: Pick<MediaRow, "size" | "modifiedMs">): boolean =>
  a.size === b.size && a.modifiedMs === b.modifiedMs;

/** Scans all folders once and stores what it finds, as it finds it. */
export async function scanLibrary(options: ScanOptions): Promise<ScanResult> {
  const { folders, call, rows, now = Date.now, isStopped = () => false, onFound, onProgress, ...deps } = options;
  const begin = now();
  const before = await rows.changesSince(0);
  const found = await scanFolders(folders, { call, isStopped }, now);
  onFound?.(found);
  // Another process (`npm run media`) may have stored what it found after this scan had passed the folder: such a row is neither gone nor replaced,
  // and the next scan decides.
  const newer = byId((await rows.changesSince(before.version)).rows);
  const { stored, moved } = isStopped() ? { stored: new Map(), moved: 0 } : await rowsInPlace(found, rows, byId(before.rows));
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
    onProgress?.();
    if (file.isChanged && isSameFile(newer.get(file.row.id) ?? file.row, file.row)) waiting.push(file.row);
    if (waiting.length >= batchRows) flush();
  };
  await matchCandidates(found.candidates, { ...deps, corrections, now, pathOf: found.pathOf, rowOf: (id) => stored.get(id) }, add, isStopped);
  const present = new Set([...newer.keys(), ...files.map(({ row }) => row.id)]);
  if (!isStopped()) waiting = waiting.concat(goneRows(stored.values(), present, found.unreadable, folders.length));
  flush();
  await writing;
  const extras = found.extras.length + files.filter(({ row }) => row.body.outcome.kind === "extra").length;
  const record = { endedAt: now(), durationMs: now() - begin, unreadable: found.unreadable, ignored: found.ignored.length, extras };
  if (!isStopped()) await rows.saveScan(record);
  await rows.forgetGone(now() - goneMs);
  return { found, files, record, moved };
}
