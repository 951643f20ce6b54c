import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Files = Record<string, unknown>;

/** Unparsed data files by name. `links`: what titles have in common, by ids of films and series. */
export type RawData = {
  films: Files;
  series: Files;
  people: Files;
  translations?: Files;
  links?: { collections?: unknown; keywords?: unknown; videos?: unknown; alternativeTitles?: unknown };
};

/** Reads the embedded catalog's files. `root`: the project's folder. Not bundled: the build would keep their text beside what is parsed of it. */
export function readData(root: string): RawData {
  const folder = join(root, "sample/data");
  const read = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), "utf8"));
  const readFolder = (name: string): Files => {
    const files = readdirSync(join(folder, name)).filter((file) => file.endsWith(".json"));
    return Object.fromEntries(files.map((file) => [file, read(`${name}/${file}`)]));
  };
  const links = {
    collections: read("film-collections.json"),
    keywords: read("keywords.json"),
    videos: read("videos.json"),
    alternativeTitles: read("alternative-titles.json"),
  };
  const people = { "people.json": read("people.json") };
  return { films: readFolder("films"), series: readFolder("series"), people, translations: readFolder("translations"), links };
}
