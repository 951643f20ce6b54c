import { expect, test } from "vitest";
import { entryName, type Folder } from "./folder-tree.ts";
import { sortFiles } from "./sort-files.ts";

const emptyFolder = (name: string, parent: Folder | null): Folder => ({ ...entryName(Buffer.from(name)), root: 0, parent, files: [], folders: [] });

function treeOf(paths: readonly string[]): Folder {
  const root = emptyFolder("", null);
  for (const path of paths) {
    const names = path.split("/");
    const file = names.pop() ?? "";
    let folder = root;
    for (const name of names) {
      const found = folder.folders.find((one) => one.name === name) ?? emptyFolder(name, folder);
      if (!folder.folders.includes(found)) folder.folders.push(found);
      folder = found;
    }
    folder.files.push({ ...entryName(Buffer.from(file)), folder, size: 1, modifiedMs: 0 });
  }
  return root;
}

/** Of these files, those that are extras whatever the catalog has. */
async function certainExtras(...paths: string[]): Promise<string[]> {
  const { extras } = await sortFiles(treeOf(paths), () => Buffer.of());
  return extras.map(({ entry }) => entry.name);
}

test("behind an episode's number a word of extras counts in a season's folder too", async () => {
  const names = ["The Weir S01E05-behindthescenes.mkv", "sample-the.weir.s01e05.mkv", "05 (1999) - The Interview.mkv"];
  expect(await certainExtras(...names.map((name) => `The Weir/Season 1/${name}`))).toEqual(names.slice(0, 2));
});

test("a film that is called like an extra is none in its own folder", async () => {
  expect(await certainExtras("Proof (2005)/Proof.mkv", "Low Water (1999)/proof.mkv")).toEqual(["proof.mkv"]);
});

test("Extras is a series, but not beside the seasons of another", async () => {
  expect(await certainExtras("Extras/Season 1/01.mkv")).toEqual([]);
  expect(await certainExtras("The Weir/Season 1/01.mkv", "The Weir/Extras/Season 1/02.mkv")).toEqual(["02.mkv"]);
});
