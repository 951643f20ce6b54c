import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { scanFiles } from "#tests/support/media-names/scan-files.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

/** Part and version of each file by its name. */
async function partsOf(...paths: string[]): Promise<Record<string, [part: number | null, version: string]>> {
  const folder = temporaryFolder();
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), "video");
  }
  const { rows } = await scanFiles([folder]);
  return Object.fromEntries([...rows.values()].map(({ path, body }) => [Buffer.from(path).toString(), [body.part, body.version]]));
}

test("an episode in two files has parts by letters", async () => {
  expect(await partsOf("Superman (1941)/Superman S01E08a.avi", "Superman (1941)/Superman S01E08b.avi", "Superman (1941)/Superman S01E09 B.avi")).toEqual({
    "Superman (1941)/Superman S01E08a.avi": [1, ""],
    "Superman (1941)/Superman S01E08b.avi": [2, ""],
    "Superman (1941)/Superman S01E09 B.avi": [null, ""],
  });
});

test("parts of one edition have its name, and editions are no parts", async () => {
  const folder = "Metropolis (1927)/Metropolis (1927)";
  expect(await partsOf(`${folder} - Extended cd1.avi`, `${folder} - Extended cd2.avi`, `${folder} - Theatrical.avi`, `${folder} - DVD9.mkv`)).toEqual({
    [`${folder} - Extended cd1.avi`]: [1, "Extended"],
    [`${folder} - Extended cd2.avi`]: [2, "Extended"],
    [`${folder} - Theatrical.avi`]: [null, "Theatrical"],
    [`${folder} - DVD9.mkv`]: [null, "DVD9"],
  });
});
