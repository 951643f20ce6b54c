import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { NameCase } from "./generate-names.ts";

/** Makes the files below `folder`. @returns the folders for MEDIA_DIR */
export function makeFiles(folder: string, cases: readonly NameCase[]): string[] {
  for (const { root, path } of cases) {
    const file = join(folder, root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, "video");
  }
  return [...new Set(cases.map(({ root }) => join(folder, root)))];
}
