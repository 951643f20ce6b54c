import { extraName, isExtrasFolder, isLooseExtrasFolder } from "#features/media/names/extra-name.ts";
import { isDiscFolder, isGenericName, isVideoName, splitExtension } from "#features/media/names/file-kind.ts";
import { titleGuesses } from "#features/media/names/film-name.ts";
import { hasIds, idsInName } from "#features/media/names/name-ids.ts";
import { seasonFolder } from "#features/media/names/season-folder.ts";
import { isSameTitle } from "#server/match/title-key.ts";
import type { FileEntry, Folder, IgnoredEntry } from "./folder-tree.ts";
import { readHlsContent } from "./hls-content.ts";

/**
 * A video that may be a film or an episode. `siblings`: the stems of all such videos in its folder, its own included. `extra`: why it may be none.
 */
export type Candidate = { file: FileEntry; stem: string; siblings: readonly string[]; extra: string | null };

export type SortedFiles = { candidates: Candidate[]; extras: IgnoredEntry[]; ignored: IgnoredEntry[] };

type Context = { isDisc: boolean; extras: string | null; isHls: boolean };
type Sorting = SortedFiles & { pathOf: (file: FileEntry) => Buffer };

const isTitleFolder = (folder: Folder): boolean =>
  folder.parent !== null &&
  (titleGuesses(folder.name).some(({ year }) => year !== null) ||
    hasIds(idsInName(folder.name)) ||
    folder.files.some((file) => isVideoName(file.name)) ||
    hasSeasons(folder));

const hasSeasons = ({ folders }: Folder): boolean => folders.some(({ name }) => seasonFolder(name) !== null);

/** "Extras" is also the name of a series. */
function extrasReason(folder: Folder): string | null {
  const { name, parent } = folder;
  if (parent === null || (hasSeasons(folder) && !hasSeasons(parent))) return null;
  const isExtras = isExtrasFolder(name) || (isLooseExtrasFolder(name) && isTitleFolder(parent));
  return isExtras ? `in the folder "${name}"` : null;
}

const discFile = /^(?:VTS_\d\d_\d|VIDEO_TS)\.vob$/i;
const segment = /\.(?:ts|m4s|m4v|cmfv|cmfa|aac|m2ts)$/i;

function reasonToIgnore(file: FileEntry, isDisc: boolean, parts: ReadonlySet<string>, isHls: boolean): string | null {
  if (isDisc || discFile.test(file.name)) return "a disc's folder is not supported";
  const isPart = parts.has(file.name) || (isHls && (segment.test(file.name) || /^init/i.test(file.name)));
  return isPart ? "part of an HLS stream" : null;
}

async function sortFolder(folder: Folder, context: Context, sorting: Sorting): Promise<void> {
  const isDisc = context.isDisc || isDiscFolder(folder.name);
  const extras = context.extras ?? extrasReason(folder);
  const hls = await readHlsContent(folder, context.isHls, sorting.pathOf);
  const isHls = context.isHls || (hls !== null && hls.streams.length > 0 && folder.parent !== null);
  for (const { file, reason } of hls?.rejected ?? []) sorting.ignored.push({ folder, entry: file, reason });
  const videos: FileEntry[] = [...(hls?.streams ?? [])];
  for (const file of folder.files.filter(({ name }) => isVideoName(name))) {
    const reason = reasonToIgnore(file, isDisc, hls?.parts ?? new Set(), isHls);
    if (reason === null) videos.push(file);
    else sorting.ignored.push({ folder, entry: file, reason });
  }
  addCandidates(folder, videos, extras, sorting);
  for (const subfolder of folder.folders)
    await sortFolder(subfolder, { isDisc, extras, isHls: context.isHls || (hls?.folders.has(subfolder.name) ?? false) }, sorting);
}

function addCandidates(folder: Folder, files: readonly FileEntry[], extras: string | null, sorting: Sorting): void {
  const candidates: { file: FileEntry; stem: string; extra: string | null }[] = [];
  const isSeason = seasonFolder(folder.name) !== null;
  // "Proof (2005)/Proof.mkv"
  const isFolderTitle = (stem: string) => titleGuesses(folder.name).some(({ title, year }) => year !== null && isSameTitle(title, stem));
  for (const file of files) {
    const { stem } = splitExtension(file.name);
    const named = extras === null && !isGenericName(stem) && !isFolderTitle(stem) ? extraName(stem, isSeason) : null;
    const reason = extras ?? (named?.isCertain ? named.reason : null);
    if (reason === null) candidates.push({ file, stem, extra: named?.reason ?? null });
    else sorting.extras.push({ folder, entry: file, reason });
  }
  const siblings = candidates.filter(({ extra }) => extra === null).map(({ stem }) => stem);
  for (const one of candidates) sorting.candidates.push({ ...one, siblings: one.extra === null ? siblings : [...siblings, one.stem] });
}

/** Separates films and episodes from their extras and from what is no film, by names and folders alone. */
export async function sortFiles(root: Folder, pathOf: (file: FileEntry) => Buffer): Promise<SortedFiles> {
  const sorting: Sorting = { candidates: [], extras: [], ignored: [], pathOf };
  await sortFolder(root, { isDisc: false, extras: null, isHls: false }, sorting);
  return sorting;
}
