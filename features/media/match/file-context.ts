import { isCategoryFolder, isGenericName, isInnerFolder } from "#features/media/names/file-kind.ts";
import { hasIds, type NameIds, withoutIds } from "#features/media/names/name-ids.ts";
import type { Nfo } from "#features/media/names/nfo.ts";
import { type PartName, partName } from "#features/media/names/part-number.ts";
import { type SeasonFolder, seasonFolder } from "#features/media/names/season-folder.ts";

/** What is known of a video before the first call of the film database. */
export type FileContext = {
  stem: string;
  /** Names from the first folder below the root to the file's own. */
  folders: readonly string[];
  /** The stems of all videos in its folder, its own included. */
  siblings: readonly string[];
  /** Why its name may be that of an extra. */
  extra: string | null;
  nfos: { own: Nfo | null; film: Nfo | null; show: Nfo | null };
};

/** The folder that may be named for the film: not "CD1" or "1080p". */
export function titleFolder(folders: readonly string[]): string | null {
  const name = folders.findLast((folder) => !isInnerFolder(folder));
  return name === undefined || isCategoryFolder(name) ? null : name;
}

/** The innermost season folder, and the folder above it. */
export function seasonAbove(folders: readonly string[]): { season: SeasonFolder; series: string | null } | null {
  for (let at = folders.length - 1; at >= 0; at--) {
    const season = seasonFolder(folders[at] ?? "");
    const series = folders[at - 1] ?? null;
    // "1883/Season 1": above a season a year is a title.
    if (season) return { season, series: series !== null && isCategoryFolder(series) && !/^\d{4}$/.test(series) ? null : series };
  }
  return null;
}

/** The folder that names the series above a season, else the film or the series of the file. */
export function folderName(folders: readonly string[]): string | null {
  const above = seasonAbove(folders);
  return above ? above.season.title || above.series : titleFolder(folders);
}

const hasOtherPart = ({ name, part }: PartName, siblings: readonly string[]): boolean => {
  const begin = name.slice(0, 3);
  return siblings.some((stem) => {
    const other = stem.startsWith(begin) ? partName(stem) : null;
    return other !== null && other.name === name && other.part !== part;
  });
};

/** A film in several files: "cd1", or "part 1" where part 2 stands beside it. */
export function partIn({ stem, siblings, folders }: Pick<FileContext, "stem" | "siblings" | "folders">): PartName | null {
  const part = partName(stem);
  if (part && (part.isDisc || hasOtherPart(part, siblings))) return part;
  const folder = folders.at(-1);
  const fromFolder = folder !== undefined && isInnerFolder(folder) ? partName(folder) : null;
  return fromFolder?.isDisc ? { ...fromFolder, name: stem } : null;
}

/** The name that a title is read from: without ids and part number; "" if it says nothing. */
export function titleName(context: FileContext): string {
  const name = withoutIds(partIn(context)?.name ?? context.stem).trim();
  return isGenericName(name) ? "" : name;
}

/** Beyond it a folder is a collection. */
const mostOfOneFilm = 50;

/** Videos of the folder, each film in parts counted once. */
export const videosBeside = ({ siblings, folders }: FileContext): number =>
  siblings.length > mostOfOneFilm ? siblings.length : new Set(siblings.map((stem) => partIn({ stem, siblings, folders })?.name ?? stem)).size;

export const firstIds = (all: readonly (NameIds | undefined)[]): NameIds | null => all.find((ids) => ids && hasIds(ids)) ?? null;
