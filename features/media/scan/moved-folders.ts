import type { MediaRow, RowMove } from "#features/media/rows/media-rows.ts";
import { fileId } from "./file-id.ts";
import { pathBytesOf } from "./folder-tree.ts";
import type { Candidate } from "./sort-files.ts";

/** The rows of a folder that makes way for another one are stored under its index plus this, until MEDIA_DIR names the folder again. */
const parkedFrom = 1000;

const pathOf = ({ file }: Candidate): Buffer => pathBytesOf(file.folder, file.bytes);
const rootOf = ({ file }: Candidate): number => file.folder.root;

/** The same for a file and its row, under whatever index. */
const fingerprint = (path: Uint8Array, { size, modifiedMs }: Pick<MediaRow, "size" | "modifiedMs">): string =>
  `${Buffer.from(path).toString("latin1")} ${size} ${modifiedMs}`;

/** Enough files of a folder to see whether it is where it was: scans of large folders stay quick. */
const sampleFiles = 100;

/** Indexes of folders most of whose files are where their rows say. */
function settledIndexes(candidates: readonly Candidate[], storedFiles: ReadonlyMap<string, MediaRow>): Set<number> {
  const samples = new Map<number, { files: number; inPlace: number }>();
  for (const candidate of candidates) {
    const sample = samples.get(rootOf(candidate)) ?? { files: 0, inPlace: 0 };
    if (sample.files >= sampleFiles) continue;
    const row = storedFiles.get(fileId(rootOf(candidate), pathOf(candidate)));
    const isInPlace = row?.size === candidate.file.size && row.modifiedMs === candidate.file.modifiedMs && !row.body.isGone;
    samples.set(rootOf(candidate), { files: sample.files + 1, inPlace: sample.inPlace + Number(isInPlace) });
  }
  return new Set([...samples].filter(([, { files, inPlace }]) => inPlace * 2 > files).map(([root]) => root));
}

type Share = { root: number; stored: number; files: number };

/** How many files of a folder are stored under which index, most first. */
function sharesOf(candidates: readonly Candidate[], rows: readonly MediaRow[]): Share[] {
  const stored = Map.groupBy(rows, (row) => fingerprint(row.path, row));
  const shares = new Map<string, Share>();
  for (const candidate of candidates)
    for (const { root: index } of stored.get(fingerprint(pathOf(candidate), candidate.file)) ?? []) {
      const root = rootOf(candidate);
      const share = shares.get(`${root} ${index}`) ?? { root, stored: index, files: 0 };
      shares.set(`${root} ${index}`, { ...share, files: share.files + 1 });
    }
  return [...shares.values()].toSorted((a, b) => b.files - a.files);
}

/** The index of MEDIA_DIR that a folder has now, by the one under which its rows are stored. Only if at least half of those files are there. */
function newIndexes(candidates: readonly Candidate[], storedFiles: ReadonlyMap<string, MediaRow>): Map<number, number> {
  const settled = storedFiles.size === 0 ? new Set<number>() : settledIndexes(candidates, storedFiles);
  const found = storedFiles.size === 0 ? [] : candidates.filter((candidate) => !settled.has(rootOf(candidate)));
  const rows = found.length === 0 ? [] : [...storedFiles.values()].filter(({ root, body }) => !settled.has(root) && !body.isGone);
  const rowsOf = (index: number): number => rows.filter(({ root }) => root === index).length;
  const indexes = new Map<number, number>();
  const taken = new Set<number>();
  for (const { root, stored, files } of sharesOf(found, rows)) {
    const isHalf = stored === root || files * 2 >= rowsOf(stored);
    if (indexes.has(stored) || taken.has(root) || !isHalf) continue;
    indexes.set(stored, root);
    taken.add(root);
  }
  return new Map([...indexes].filter(([stored, root]) => stored !== root));
}

/** `files`: how many of the rows are of files that are there. */
type FolderMoves = { park: RowMove[]; place: RowMove[]; files: number };

/**
 * How rows follow their folders when MEDIA_DIR names these in another order, or when folders were added or left out before them: a file's id holds its
 * folder's index. Two steps, because two folders may have exchanged their indexes; a scan after an interrupted one finishes them.
 */
export function movedFolders(candidates: readonly Candidate[], storedFiles: ReadonlyMap<string, MediaRow>): FolderMoves {
  const indexes = newIndexes(candidates, storedFiles);
  const affected = new Set([...indexes.keys(), ...indexes.values()]);
  const parked = (root: number): number => (root < parkedFrom ? root + parkedFrom : root);
  const rows = [...storedFiles.values()].filter(({ root }) => affected.has(root));
  const park = rows
    .filter(({ root }) => root < parkedFrom)
    .map(({ id, root, path }): RowMove => ({ id, newId: fileId(parked(root), path), root: parked(root) }));
  const place = rows.flatMap(({ root, path }): RowMove[] => {
    const index = indexes.get(root);
    return index === undefined ? [] : [{ id: fileId(parked(root), path), newId: fileId(index, path), root: index }];
  });
  return { park, place, files: rows.filter(({ root, body }) => indexes.has(root) && !body.isGone).length };
}
