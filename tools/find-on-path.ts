import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The folders of PATH. */
export const pathFolders = (): string[] => (process.env.PATH ?? "").split(delimiter);

/** The first program on PATH that has one of these names. */
export const findOnPath = (...names: readonly string[]): string | undefined =>
  pathFolders()
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(existsSync);
