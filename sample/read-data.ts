import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Unparsed data files by name. */
export type RawData = { films: Record<string, unknown>; series: Record<string, unknown>; people: Record<string, unknown> };

/** Reads the embedded catalog's files. `root`: the project's folder. Not bundled: the build would keep their text beside what is parsed of it. */
export function readData(root: string): RawData {
  const folder = join(root, "sample/data");
  const read = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), "utf8"));
  const readFolder = (name: string): Record<string, unknown> => {
    const files = readdirSync(join(folder, name)).filter((file) => file.endsWith(".json"));
    return Object.fromEntries(files.map((file) => [file, read(`${name}/${file}`)]));
  };
  return { films: readFolder("films"), series: readFolder("series"), people: { "people.json": read("people.json") } };
}
