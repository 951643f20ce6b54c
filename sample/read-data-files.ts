import { readdirSync, readFileSync } from "node:fs";
import type { RawData } from "./read-data.ts";

const folder = new URL("./data/", import.meta.url);

/** Like `readData`, for programs that run without Vite: the makers and the tests' provider. */
export function readDataFiles(): RawData {
  const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, folder), "utf8"));
  const readFolder = (name: string): Record<string, unknown> => {
    const files = readdirSync(new URL(name, folder)).filter((file) => file.endsWith(".json"));
    return Object.fromEntries(files.map((file) => [file, read(`${name}/${file}`)]));
  };
  return { films: readFolder("films"), series: readFolder("series"), people: { "people.json": read("people.json") } };
}
