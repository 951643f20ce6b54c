import { expect, test } from "vitest";
import { sidecarsOf } from "./beside-video.ts";
import { entryName, type FileEntry, type Folder } from "./folder-tree.ts";

function filmBeside(...names: string[]) {
  const root: Folder = { ...entryName(Buffer.from("")), root: 0, parent: null, files: [], folders: [] };
  const fileOf = (name: string): FileEntry => ({ ...entryName(Buffer.from(name)), folder: root, size: 1, modifiedMs: 1 });
  root.files.push(fileOf("Film.mkv"), ...names.map(fileOf));
  return { file: fileOf("Film.mkv"), stem: "Film", siblings: ["Film"], extra: null };
}

test("MicroDVD's files are subtitles, VobSub's of the same extension are pictures", () => {
  expect(sidecarsOf(filmBeside("Film.en.sub")).map(({ path, language }) => [path, language])).toEqual([["Film.en.sub", "en"]]);
  expect(sidecarsOf(filmBeside("Film.en.SUB", "Film.en.idx"))).toEqual([]);
});
