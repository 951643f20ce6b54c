import { readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import type { TitleName } from "#domain/inventory.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { findNames } from "./find-names.ts";
import { indexFileIn, openIndexFile, writeIndexFile } from "./index-file.ts";
import { openIndexSource } from "./index-source.ts";

const named = (...names: string[]): TitleName[] => names.map((name, at) => ({ type: "movies", id: at + 1, name, popularity: names.length - at }));
const isBlocked = () => false;

async function folderWith(...names: string[]): Promise<string> {
  const folder = temporaryFolder();
  writeIndexFile(indexFileIn(folder), named(...names), 5);
  return folder;
}

/** A source whose clock a test moves on: it looks for a new file at the next search. */
function opened(dataDir: string) {
  const clock = { nowMs: 0 };
  const lines: string[] = [];
  const log = { info: (line: string) => void lines.push(line), warn: (line: string) => void lines.push(line) };
  const source = openIndexSource({ dataDir, log, now: () => clock.nowMs });
  onTestFinished(source.close);
  const find = (query: string): string | undefined => {
    clock.nowMs += 60_000;
    const index = source.current();
    return index ? findNames({ index, isBlocked }, query, "movies").movies?.text : undefined;
  };
  return { source, lines, find };
}

test("a file holds what the index held", async () => {
  const folder = await folderWith("Metropolis", "Сталкер", "Amélie");
  const { index, names, builtAt, bytes } = await openIndexFile(indexFileIn(folder));
  onTestFinished(index.close);
  expect([names, builtAt, bytes]).toEqual([3, 5, statSync(indexFileIn(folder)).size]);
  for (const [query, text] of Object.entries({ metropolus: "Metropolis", stalkr: "Сталкер", amelei: "Amélie" }))
    expect(findNames({ index, isBlocked }, query, "movies").movies?.text).toBe(text);
});

test("a file that is replaced while the server runs is taken over", async () => {
  const folder = await folderWith("Metropolis");
  const { find, lines } = opened(folder);
  await vi.waitFor(() => expect(find("metropolus")).toBe("Metropolis"));
  writeIndexFile(indexFileIn(folder), named("Nosferatu", "Judex"), 6);
  await vi.waitFor(() => expect(find("nosfartu")).toBe("Nosferatu"));
  expect(find("metropolus")).toBe(undefined);
  expect(lines).toEqual(["title index: 1 names are in use", "title index: 2 names are in use"]);
});

test("without a file nothing is logged, and one that appears is taken over", async () => {
  const folder = temporaryFolder();
  const { find, lines } = opened(folder);
  expect(find("metropolus")).toBe(undefined);
  expect(lines).toEqual([]);
  writeIndexFile(indexFileIn(folder), named("Metropolis"), 5);
  await vi.waitFor(() => expect(find("metropolus")).toBe("Metropolis"));
  await rm(indexFileIn(folder));
  await vi.waitFor(() => expect(find("metropolus")).toBe(undefined));
});

const damages: [string, (path: string) => void][] = [
  ["of zeros", (path) => writeFileSync(path, Buffer.alloc(5000))],
  ["that is empty", (path) => writeFileSync(path, "")],
  ["that is cut", (path) => truncateSync(path, statSync(path).size - 5)],
  ["with a cut head", (path) => truncateSync(path, 60)],
  ["of the format before", (path) => writeFileSync(path, "matinee title index 1\n{}".padEnd(5000))],
  ["with damaged pages", (path) => writeFileSync(path, readFileSync(path).fill(7, 4096))],
];
test.each(damages)("a file %s is left out with one line, until it is replaced", async (_, damage) => {
  const folder = await folderWith("Metropolis", "Nosferatu");
  damage(indexFileIn(folder));
  const { find, lines } = opened(folder);
  await vi.waitFor(() => expect(lines).toEqual([expect.stringMatching(/^title index: .*title-index\.bin cannot be used \(.+\), .*npm run index again$/)]));
  for (const query of ["metropolus", "nosfartu"]) expect(find(query)).toBe(undefined);
  expect(lines).toHaveLength(1);
  writeIndexFile(indexFileIn(folder), named("Metropolis"), 5);
  await vi.waitFor(() => expect(find("metropolus")).toBe("Metropolis"));
});
