import { expect, test } from "vitest";
import { wordSearchTitles } from "#tests/support/media-names/word-search-titles.ts";
import { fileId } from "./file-id.ts";
import { entryName, type FileEntry, type Folder } from "./folder-tree.ts";
import { matchCandidates } from "./match-candidates.ts";

test("while the film database is away a scan calls it a few times, however many files are known beside the others", async () => {
  const folder: Folder = { ...entryName(Buffer.of()), root: 0, parent: null, files: [], folders: [] };
  const stems = Array.from({ length: 100 }, (_, index) => `Film ${index} (1927)`);
  const fileOf = (stem: string): FileEntry => ({ ...entryName(Buffer.from(`${stem}.mkv`)), folder, size: 1, modifiedMs: 1 });
  const candidates = stems.map((stem) => ({ file: fileOf(stem), stem, siblings: stems, extra: null }));
  const corrections = new Map(candidates.filter((_, index) => index % 2 === 0).map(({ file }) => [fileId(0, file.bytes), "movie:19"]));
  let calls = 0;
  const search = () => {
    calls += 1;
    return Promise.reject(new Error("away"));
  };
  const titles = { ...wordSearchTitles({ films: [], series: [] }), search };
  const failed: boolean[] = [];
  const deps = { source: "", titles, corrections, rowOf: () => undefined, pathOf: () => Buffer.of(), now: () => 1, retryMs: 0 };
  await matchCandidates(
    candidates,
    deps,
    (file) => failed.push(file.failed),
    () => false,
  );
  expect([failed.length, failed.filter(Boolean).length]).toEqual([100, 50]);
  // Each of the first five, and of those that are matched beside the fifth, is tried twice.
  expect(calls).toBeLessThanOrEqual(20);
});
