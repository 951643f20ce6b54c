import { expect, test } from "vitest";
import { nfoFiles, sidecarsOf } from "./beside-video.ts";
import { entryName, type FileEntry, type Folder } from "./folder-tree.ts";

function filmBeside(...names: string[]) {
  return { ...videoBeside("Film", ...names), siblings: ["Film"] };
}

/** One of two in its folder. */
function videoBeside(stem: string, ...names: string[]) {
  const root: Folder = { ...entryName(Buffer.from("")), root: 0, parent: null, files: [], folders: [] };
  const fileOf = (name: string): FileEntry => ({ ...entryName(Buffer.from(name)), folder: root, size: 1, modifiedMs: 1 });
  root.files.push(fileOf(`${stem}.mkv`), ...names.map(fileOf));
  return { file: fileOf(`${stem}.mkv`), stem, siblings: [stem, "Other"], extra: null };
}

test("MicroDVD's files are subtitles, VobSub's of the same extension are pictures", () => {
  expect(sidecarsOf(filmBeside("Film.en.sub")).map(({ path, language }) => [path, language])).toEqual([["Film.en.sub", "en"]]);
  expect(sidecarsOf(filmBeside("Film.en.SUB", "Film.en.idx"))).toEqual([]);
});

test("a name is the same whichever way a system writes its accents", () => {
  const [composed, decomposed] = ["NFC", "NFD"].map((form) => "Étoile (1950)".normalize(form));
  const beside = videoBeside(`${composed}`, `${decomposed}.fr.srt`, `${decomposed}.nfo`, "Other.fr.srt");
  expect(sidecarsOf(beside).map(({ path, language }) => [path, language])).toEqual([[`${decomposed}.fr.srt`, "fr"]]);
  expect(nfoFiles(beside).own?.name).toBe(`${decomposed}.nfo`);
});
