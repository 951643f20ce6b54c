import type { VideoSubject } from "#domain/player.ts";
import { subjectKey } from "#domain/title-key.ts";
import { subjectsOf } from "#features/media/match/outcome.ts";
import type { MediaFile, Sidecar } from "#features/media/media-file.ts";
import { heightIn } from "#features/media/names/version-name.ts";
import type { MediaChanges, MediaRow } from "#features/media/rows/media-rows.ts";

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

/** Highest picture first. Parts of one version stay together in their order, though their pictures may differ. */
function sortedByVersion(files: readonly MediaFile[]): MediaFile[] {
  const ofParts = (version: string | null): number => Math.max(...files.filter((file) => file.part !== null && file.version === version).map(heightOf));
  const heights = new Map(files.map((file) => [file, file.part === null ? heightOf(file) : ofParts(file.version)]));
  const height = (file: MediaFile): number => heights.get(file) ?? 0;
  return files.toSorted(
    (a, b) => height(b) - height(a) || (a.version ?? "").localeCompare(b.version ?? "") || (a.part ?? 0) - (b.part ?? 0) || a.path.localeCompare(b.path),
  );
}

/** A file of this episode alone comes before one of several, which is no version of it. */
function narrowest(files: readonly MediaFile[]): MediaFile[] {
  const fewest = Math.min(...files.map(({ subjects }) => subjects.length));
  return files.filter(({ subjects }) => subjects.length === fewest);
}

/** Each version gets a name of its own: format or number distinguishes two of one name. A single version has none. */
function withVersions(files: readonly MediaFile[]): MediaFile[] {
  const sorted = sortedByVersion(files);
  const wholes = sorted.filter(({ part }) => part === null || part === 1);
  if (wholes.length <= 1) return sorted.map((file) => (file.version === null ? file : { ...file, version: null }));
  const names = wholes.map((file) => file.version ?? extensionOf(file.path));
  return sorted.map((file) => {
    if (file.part !== null && file.part !== 1) return { ...file, version: file.version ?? extensionOf(file.path) };
    const at = wholes.indexOf(file);
    const name = names[at] ?? "";
    const same = names.slice(0, at).filter((other) => other === name).length;
    return { ...file, version: same === 0 ? name : `${name} (${same + 1})` };
  });
}

type TitlesByKind = Record<VideoSubject["kind"], Map<number, number>>;

/** When the newest file of each film and series was added, in milliseconds since 1970. */
function titlesIn(files: Iterable<MediaFile>): TitlesByKind {
  const titles: TitlesByKind = { movie: new Map(), tv: new Map() };
  for (const { subjects, addedMs } of files) for (const { kind, id } of subjects) titles[kind].set(id, Math.max(titles[kind].get(id) ?? 0, addedMs));
  return titles;
}

const newestFirst = (added: ReadonlyMap<number, number>): number[] => [...added].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).map(([id]) => id);

const signatureOf = (files: readonly MediaFile[] | undefined): string =>
  JSON.stringify(
    files?.map(({ id, size, modifiedMs, version, part, sidecars, probe }) => [id, size, modifiedMs, version, part, sidecars.length, probe !== null]) ?? null,
  );

/** What a file shows and since when; a change of anything else moves no title. */
const placeOf = (file: MediaFile | undefined): string => (file ? JSON.stringify([file.subjects, file.addedMs]) : "");

type Titles = TitlesByKind & { movies: readonly number[]; series: readonly number[] };

function sortedTitles(files: Iterable<MediaFile>): Titles {
  const titles = titlesIn(files);
  return { ...titles, movies: newestFirst(titles.movie), series: newestFirst(titles.tv) };
}

/** The files that are offered, by what they show. An update costs what its rows cost, however large the library is. */
export function createLibraryIndex() {
  /** As their rows say, whether they show something or not. */
  const offered = new Map<string, MediaFile>();
  const unmatched = new Set<string>();
  /** All files that show a subject. */
  const idsBySubject = new Map<string, ReadonlySet<string>>();
  /** Those that are offered for it, with the names of their versions. */
  const bySubject = new Map<string, readonly MediaFile[]>();
  let titles: Titles | null = null;

  const ofSubject = (subject: VideoSubject): readonly MediaFile[] => bySubject.get(subjectKey(subject)) ?? [];

  /** A file of two episodes has the name that it has in the first for which it is offered. */
  function file(id: string): MediaFile | null {
    const found = offered.get(id);
    if (!found || found.subjects.length === 0) return null;
    for (const subject of found.subjects) {
      const named = ofSubject(subject).find((one) => one.id === id);
      if (named) return named;
    }
    return found;
  }

  /** Replaces what is known of a file. @returns what it showed, and what it shows now */
  function replace(id: string, after: MediaFile | undefined, isUnmatched: boolean): VideoSubject[] {
    const before = offered.get(id);
    if (placeOf(before) !== placeOf(after)) titles = null;
    if (after) offered.set(id, after);
    else offered.delete(id);
    unmatched[isUnmatched ? "add" : "delete"](id);
    return [...(before?.subjects ?? []), ...(after?.subjects ?? [])];
  }

  /** Groups what shows a subject now; `ids` may name files that no longer do. @returns whether anything has changed */
  function regroup(key: string, ids: ReadonlySet<string>): boolean {
    const before = bySubject.get(key);
    const shows = ({ subjects }: MediaFile): boolean => subjects.some((subject) => subjectKey(subject) === key);
    const shown = [...ids].flatMap((id) => offered.get(id) ?? []).filter(shows);
    if (shown.length === 0) {
      idsBySubject.delete(key);
      return bySubject.delete(key);
    }
    idsBySubject.set(key, new Set(shown.map(({ id }) => id)));
    const named = withVersions(narrowest(shown));
    bySubject.set(key, named);
    return signatureOf(before) !== signatureOf(named);
  }

  const currentTitles = (): Titles => {
    titles ??= sortedTitles(offered.values());
    return titles;
  };

  return {
    /** `isOffered`: not in a folder that is away. @returns what came, went or changed its files */
    update({ rows, isWhole }: Omit<MediaChanges, "version">, isOffered: (row: MediaRow) => boolean): VideoSubject[] {
      const touched = new Map<string, { subject: VideoSubject; ids: Set<string> }>();
      const touch = (id: string, subjects: readonly VideoSubject[]): void => {
        for (const subject of subjects) {
          const key = subjectKey(subject);
          const one = touched.get(key) ?? { subject, ids: new Set(idsBySubject.get(key)) };
          touched.set(key, one);
          one.ids.add(id);
        }
      };
      const others = new Set(isWhole ? offered.keys() : []);
      for (const row of rows) {
        others.delete(row.id);
        const file = row.body.isGone || !isOffered(row) ? undefined : fileOf(row);
        touch(row.id, replace(row.id, file, file !== undefined && row.body.outcome.kind === "unmatched"));
      }
      for (const id of others) touch(id, replace(id, undefined, false));
      return [...touched].flatMap(([key, { subject, ids }]) => (regroup(key, ids) ? subject : []));
    },
    ofSubject,
    file,
    all: (): MediaFile[] => [...offered.keys()].flatMap((id) => file(id) ?? []),
    movies: (): readonly number[] => currentTitles().movies,
    series: (): readonly number[] => currentTitles().series,
    addedMs: (kind: VideoSubject["kind"], id: number): number | undefined => currentTitles()[kind].get(id),
    matched: (): number => [...offered.values()].filter(({ subjects }) => subjects.length > 0).length,
    unmatched: (): number => unmatched.size,
  };
}
