import { statSync } from "node:fs";
import { join } from "node:path";
import type { FileVersion } from "#features/media/reading/open-file.ts";
import { projectRoot } from "./sample-app.ts";

export function filmVersion(path: string): FileVersion {
  const { size, mtimeMs } = statSync(path);
  return { path, size, modifiedMs: Math.trunc(mtimeMs) };
}

/** A film of tests/support/films. */
export const filmFixture = (name: string): FileVersion => filmVersion(join(projectRoot, "tests/support/films", name));
