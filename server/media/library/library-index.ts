import type { VideoSubject } from "#domain/player.ts";
import { isMatched, subjectsOf } from "../match/outcome.ts";
import type { MediaFile, Sidecar } from "../media-file.ts";
import { heightIn } from "../names/version-name.ts";
import type { MediaRow } from "../rows/media-rows.ts";

export const subjectKey = (subject: VideoSubject): string =>
  subject.kind === "movie" ? `movie:${subject.id}` : `tv:${subject.id}:${subject.season}:${subject.episode}`;

const sidecarOf = ({ pathBase64, ...sidecar }: MediaRow["body"]["sidecars"][number]): Sidecar => ({
  ...sidecar,
  ...(pathBase64 && { pathBytes: Buffer.from(pathBase64, "base64") }),
});

function fileOf({ id, root, path: bytes, size, modifiedMs, body, probe }: MediaRow): MediaFile {
  const path = Buffer.from(bytes).toString("utf8");
  const isText = Buffer.from(path).equals(Buffer.from(bytes));
  return {
    ...{ id, root, path, size, modifiedMs, probe },
    ...(isText ? {} : { pathBytes: bytes }),
    addedMs: body.addedMs,
    subjects: subjectsOf(body.outcome),
    version: body.version === "" ? null : body.version,
    part: body.part,
    sidecars: body.sidecars.map(sidecarOf),
  };
}

/** Pixels, from the file itself or from its name. */
const heightOf = ({ probe, version }: MediaFile): number => probe?.video?.height ?? heightIn(version ?? "") ?? 0;

const extensionOf = (path: string): string => /\.([^./]{1,5})$/.exec(path)?.[1]?.toUpperCase() ?? "";

/** Highest picture first. Parts of one version stay together. */
const byVersion = (a: MediaFile, b: MediaFile): number =>
  heightOf(b) - heightOf(a) || (a.version ?? "").localeCompare(b.version ?? "") || (a.part ?? 0) - (b.part ?? 0) || a.path.localeCompare(b.path);

/** Each version gets a name of its own: format or number distinguishes two of one name. A single version has none. */
function withVersions(files: readonly MediaFile[]): MediaFile[] {
  const sorted = files.toSorted(byVersion);
  const wholes = sorted.filter(({ part }) => part === null || part === 1);
  if (wholes.length <= 1) return sorted.map((file) => ({ ...file, version: null }));
  const names = wholes.map((file) => file.version ?? extensionOf(file.path));
  return sorted.map((file) => {
    if (file.part !== null && file.part !== 1) return { ...file, version: file.version ?? extensionOf(file.path) };
    const at = wholes.indexOf(file);
    const name = names[at] ?? "";
    const same = names.slice(0, at).filter((other) => other === name).length;
    return { ...file, version: same === 0 ? name : `${name} (${same + 1})` };
  });
}

export type LibraryIndex = {
  files: ReadonlyMap<string, MediaFile>;
  bySubject: ReadonlyMap<string, readonly MediaFile[]>;
  movies: readonly number[];
  series: readonly number[];
  matched: number;
  unmatched: number;
};

function grouped(files: Iterable<MediaFile>): Map<string, MediaFile[]> {
  const groups = new Map<string, MediaFile[]>();
  for (const file of files)
    for (const subject of file.subjects) {
      const key = subjectKey(subject);
      const group = groups.get(key);
      if (group) group.push(file);
      else groups.set(key, [file]);
    }
  return groups;
}

const newestOf = (files: readonly MediaFile[]): number => Math.max(...files.map(({ addedMs }) => addedMs));
const newestFirst = (added: ReadonlyMap<number, number>): number[] => [...added].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).map(([id]) => id);

/** `isOffered`: not in a folder that is away. */
export function libraryIndex(rows: Iterable<MediaRow>, isOffered: (row: MediaRow) => boolean): LibraryIndex {
  const offered = [...rows].filter((row) => !row.body.isGone && isOffered(row));
  const groups = grouped(offered.map(fileOf));
  const files = new Map<string, MediaFile>();
  const bySubject = new Map<string, readonly MediaFile[]>();
  const movies = new Map<number, number>();
  const series = new Map<number, number>();
  for (const [key, group] of groups) {
    const named = withVersions(group);
    bySubject.set(key, named);
    for (const file of named) files.set(file.id, files.get(file.id) ?? file);
    const [kind, id = ""] = key.split(":");
    const added = kind === "movie" ? movies : series;
    added.set(Number(id), Math.max(added.get(Number(id)) ?? 0, newestOf(named)));
  }
  const matched = offered.filter(({ body }) => isMatched(body.outcome)).length;
  const unmatched = offered.filter(({ body }) => body.outcome.kind === "unmatched").length;
  return { files, bySubject, movies: newestFirst(movies), series: newestFirst(series), matched, unmatched };
}

const signatureOf = (files: readonly MediaFile[] | undefined): string =>
  JSON.stringify(
    files?.map(({ id, size, modifiedMs, version, part, sidecars, probe }) => [id, size, modifiedMs, version, part, sidecars.length, probe !== null]) ?? null,
  );

/** What came, went or changed its files. */
export function changedSubjects(before: LibraryIndex, after: LibraryIndex): VideoSubject[] {
  const keys = new Set([...before.bySubject.keys(), ...after.bySubject.keys()]);
  const changed = [...keys].filter((key) => {
    const [old, current] = [before.bySubject.get(key), after.bySubject.get(key)];
    return old !== current && signatureOf(old) !== signatureOf(current);
  });
  return changed.map((key) => {
    const [kind, ...numbers] = key.split(":");
    const [id = 0, season = 0, episode = 0] = numbers.map(Number);
    return kind === "movie" ? { kind, id } : { kind: "tv", id, season, episode };
  });
}
