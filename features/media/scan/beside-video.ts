import type { FileContext } from "#features/media/match/file-context.ts";
import type { Sidecar } from "#features/media/media-file.ts";
import { splitExtension } from "#features/media/names/file-kind.ts";
import { type Nfo, nfoMaxBytes, parseNfo } from "#features/media/names/nfo.ts";
import { sidecarMarks, subtitleFormat } from "#features/media/names/sidecar-name.ts";
import { type FileEntry, type Folder, pathBytesOf } from "./folder-tree.ts";
import { readHead } from "./read-head.ts";
import type { Candidate } from "./sort-files.ts";

type NfoFiles = Record<keyof FileContext["nfos"], FileEntry | null>;

const isSubtitleFolder = ({ name }: Folder): boolean => /^(?:subs?|subtitles?|untertitel|sous-titres|subtitulos|字幕)$/i.test(name);

type Subtitle = { file: FileEntry; stem: string; format: Sidecar["format"] };
type Beside = { nfos: ReadonlyMap<string, FileEntry>; subtitles: readonly Subtitle[]; subtitleFolders: readonly Folder[] };

/** Systems write one name in different cases, and its accents in different ways. */
const sameName = (name: string): string => name.normalize("NFC").toLowerCase();

/** Once for each folder: it may hold thousands of videos, each of which looks here. */
const cache = new WeakMap<Folder, Beside>();

function besideIn(folder: Folder): Beside {
  const before = cache.get(folder);
  if (before) return before;
  const nfos = new Map<string, FileEntry>();
  const subtitles: Subtitle[] = [];
  const names = new Set(folder.files.map(({ name }) => name.toLowerCase()));
  for (const file of folder.files) {
    const { stem, extension } = splitExtension(file.name.normalize("NFC"));
    const format = subtitleFormat(extension);
    if (extension === "nfo") nfos.set(sameName(file.name), file);
    // VobSub's pictures have MicroDVD's extension, and an index.
    else if (format && !(extension === "sub" && names.has(`${stem.toLowerCase()}.idx`))) subtitles.push({ file, stem, format });
  }
  const found = { nfos, subtitles, subtitleFolders: folder.folders.filter(isSubtitleFolder) };
  cache.set(folder, found);
  return found;
}

const named = (folder: Folder, name: string): FileEntry | null => besideIn(folder).nfos.get(name) ?? null;

/** How far up a series' own .nfo may stand: beside the season folders. */
const showLevels = 3;

function showNfo(folder: Folder): FileEntry | null {
  for (let at: Folder | null = folder, level = 0; at !== null && level < showLevels; at = at.parent, level++) {
    const found = named(at, "tvshow.nfo");
    if (found) return found;
  }
  return null;
}

/** The .nfo files of a video: of its own name, of its folder ("movie.nfo", or the only one beside the only video), and of its series. */
export function nfoFiles({ file, stem, siblings }: Candidate): NfoFiles {
  const { folder } = file;
  const own = named(folder, `${sameName(stem)}.nfo`);
  const others = siblings.length === 1 ? [...besideIn(folder).nfos.values()].filter((other) => !/^(?:tvshow|season[\w-]*)\.nfo$/i.test(other.name)) : [];
  const only = others.length === 1 ? (others[0] ?? null) : null;
  return { own, film: named(folder, "movie.nfo") ?? only, show: showNfo(folder) };
}

/** Changes if an .nfo does. */
export const nfoEvidence = (files: NfoFiles): unknown => Object.values(files).map((file) => file && [file.name, file.size, file.modifiedMs]);

const readNfo = (path: Buffer): Promise<Nfo | null> =>
  readHead(path, nfoMaxBytes)
    .then(parseNfo)
    .catch(() => null);

export async function readNfos(files: NfoFiles, pathOf: (file: FileEntry) => Buffer): Promise<FileContext["nfos"]> {
  const read = async (file: FileEntry | null): Promise<Nfo | null> => (file === null ? null : readNfo(pathOf(file)));
  return { own: await read(files.own), film: await read(files.film), show: await read(files.show) };
}

/** "Subs/Film/2_English.srt": a folder for each video. */
function subtitleFolders({ file, stem, siblings }: Candidate): { folder: Folder; isOwn: boolean }[] {
  const beside = besideIn(file.folder).subtitleFolders;
  const own = beside.flatMap(({ folders }) => folders.filter(({ name }) => sameName(name) === sameName(stem)));
  return [
    { folder: file.folder, isOwn: siblings.length === 1 },
    ...beside.map((folder) => ({ folder, isOwn: siblings.length === 1 })),
    ...own.map((folder) => ({ folder, isOwn: true })),
  ];
}

/** A hundred languages are plausible, thousands of files are not. */
const mostSidecars = 120;

export function sidecarsOf(candidate: Candidate): Sidecar[] {
  const video = candidate.stem.normalize("NFC");
  const found = subtitleFolders(candidate).flatMap(({ folder, isOwn }) =>
    besideIn(folder).subtitles.flatMap(({ file, stem, format }): Sidecar[] => {
      const marks = sidecarMarks(stem, video, isOwn);
      if (!marks) return [];
      const bytes = pathBytesOf(folder, file.bytes);
      const path = bytes.toString("utf8");
      return [{ path, format, ...marks, ...(Buffer.from(path).equals(bytes) ? {} : { pathBytes: bytes }) }];
    }),
  );
  return found.slice(0, mostSidecars);
}
