/** One name in a folder. `name` is lossy if `isText` is false: then only `bytes` is the name. */
export type EntryName = { name: string; bytes: Buffer; isText: boolean };

export type FileEntry = EntryName & { folder: Folder; size: number; modifiedMs: number };

/** Found, but never a film: `reason` says why. */
export type IgnoredEntry = { folder: Folder; entry: EntryName; reason: string };

export type Folder = EntryName & {
  root: number;
  parent: Folder | null;
  /** Regular files with all that belong to films: videos, subtitles, .nfo, playlists. */
  files: FileEntry[];
  folders: Folder[];
};

const separator = Buffer.from("/");

/** Bytes of the path below the root: names may be no valid UTF-8. */
export function pathBytesOf(folder: Folder, name?: Buffer): Buffer {
  const names: Buffer[] = name ? [name] : [];
  for (let at: Folder | null = folder; at?.parent; at = at.parent) names.unshift(at.bytes);
  return Buffer.concat(names.flatMap((part, index) => (index === 0 ? [part] : [separator, part])));
}

/** Names from the root's first folder to this one. */
export function foldersAbove(folder: Folder): string[] {
  const names: string[] = [];
  for (let at: Folder | null = folder; at?.parent; at = at.parent) names.unshift(at.name);
  return names;
}

export function entryName(bytes: Buffer): EntryName {
  const name = bytes.toString("utf8");
  return { name, bytes, isText: Buffer.from(name, "utf8").equals(bytes) };
}
