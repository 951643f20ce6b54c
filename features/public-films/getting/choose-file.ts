import type { CopyFile } from "#features/public-films/model/copies.ts";

/** The best file up to a height in pixels; else one of unknown height, else the smallest. */
export function chooseFile(files: readonly CopyFile[], quality: number): CopyFile | null {
  const known = files.filter((file): file is CopyFile & { height: number } => file.height !== null).toSorted((a, b) => b.height - a.height);
  return known.find(({ height }) => height <= quality) ?? files.find(({ height }) => height === null) ?? known.at(-1) ?? null;
}
