import { mkdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Probe } from "#features/media/media-probe.ts";
import { type MediaRow, storedFiles } from "#features/media/rows/media-rows.ts";
import { sqliteMediaRows } from "#features/media/rows/sqlite-media-rows.ts";
import { embeddedTitles } from "#tests/support/embedded-titles.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { fileId } from "./file-id.ts";
import { scanLibrary } from "./scan-library.ts";

const probe: Probe = { container: "mkv", durationS: 60, video: null, audio: [], text: [], problem: null };
const log = { info: () => undefined, warn: () => undefined };

/** Time and size are what a file is recognized by. */
function folderOf(...names: string[]): string {
  const folder = temporaryFolder();
  for (const [index, name] of names.entries()) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), folder);
    utimesSync(join(folder, name), 1_600_000_000, 1_600_000_000 + index);
  }
  return folder;
}

async function library() {
  const { titles, source, calls } = await embeddedTitles(process.cwd());
  const rows = sqliteMediaRows(temporaryFolder(), log);
  onTestFinished(rows.close);
  const scan = async (...folders: string[]) => scanLibrary({ folders, source, titles: titles(), rows, retryMs: 0, call: (_, run) => run() });
  /** What the library has of each folder in order: "Metropolis (1927).mkv is movie 19". */
  const contents = async (folders: number) => {
    const here = [...(await storedFiles(rows)).values()].filter(({ body }) => !body.isGone);
    const lineOf = ({ path, body: { outcome } }: MediaRow) => `${Buffer.from(path).toString()} is ${outcome.kind}${"id" in outcome ? ` ${outcome.id}` : ""}`;
    return Array.from({ length: folders }, (_, index) =>
      here
        .filter(({ root }) => root === index)
        .map(lineOf)
        .toSorted(),
    );
  };
  return { rows, scan, contents, calls };
}

const same = "Metropolis (1927).mkv";

test("folders of MEDIA_DIR in another order keep matches, corrections and what was read of their files", async () => {
  const { rows, scan, contents, calls } = await library();
  const [a, b] = [folderOf(same, "Nobody (1950).mkv"), folderOf(same, "The Kid (1921).mkv")];
  await scan(a, b);
  await rows.correct({ id: fileId(0, Buffer.from("Nobody (1950).mkv")), target: "movie:653" });
  await rows.correct({ id: fileId(1, Buffer.from(same)), target: "movie:775" });
  await scan(a, b);
  const film = (await storedFiles(rows)).get(fileId(1, Buffer.from(same))) ?? expect.unreachable();
  await rows.saveProbe(film, probe);
  await rows.saveKeyframes(film, new Uint8Array([7]));
  const before = await contents(2);
  expect(before).toEqual([
    ["Metropolis (1927).mkv is movie 19", "Nobody (1950).mkv is movie 653"],
    ["Metropolis (1927).mkv is movie 775", "The Kid (1921).mkv is movie 10098"],
  ]);
  const made = calls();
  const { moved, files } = await scan(b, a);
  expect([moved, calls() - made, files.filter(({ isChanged }) => isChanged).length]).toEqual([4, 0, 0]);
  expect(await contents(2)).toEqual(before.toReversed());
  expect([...((await rows.keyframes(fileId(0, Buffer.from(same)))) ?? [])]).toEqual([7]);
  expect((await scan(b, a)).moved).toBe(0);
  expect((await scan(a, b)).moved).toBe(4);
  expect(await contents(2)).toEqual(before);
  expect((await storedFiles(rows)).size).toBe(4);
  expect([...((await rows.keyframes(fileId(1, Buffer.from(same)))) ?? [])]).toEqual([7]);
});

test("a folder that is left out, and named again later in another place, has its corrections", async () => {
  const { rows, scan, contents } = await library();
  const [a, b] = [folderOf(same), folderOf(same, "Nobody (1950).mkv")];
  await scan(a, b);
  await rows.correct({ id: fileId(0, Buffer.from(same)), target: "movie:653" });
  await rows.correct({ id: fileId(1, Buffer.from("Nobody (1950).mkv")), target: "movie:775" });
  await scan(b);
  expect(await contents(1)).toEqual([["Metropolis (1927).mkv is movie 19", "Nobody (1950).mkv is movie 775"]]);
  await scan(b, a);
  expect(await contents(2)).toEqual([["Metropolis (1927).mkv is movie 19", "Nobody (1950).mkv is movie 775"], ["Metropolis (1927).mkv is movie 653"]]);
});

test("a folder with a few files of another one is a new folder", async () => {
  const { rows, scan, contents } = await library();
  const [a, b] = [folderOf(same, "The Kid (1921).mkv", "Nobody (1950).mkv"), folderOf("Sintel (2010).mkv")];
  writeFileSync(join(b, same), a);
  utimesSync(join(b, same), 1_600_000_000, 1_600_000_000);
  await scan(a);
  await rows.correct({ id: fileId(0, Buffer.from(same)), target: "movie:653" });
  // The first one is away: a disk that is not mounted.
  rmSync(a, { recursive: true });
  const { moved, record } = await scan(a, b);
  expect([moved, record.unreadable]).toEqual([0, [0]]);
  expect((await contents(2))[1]).toEqual(["Metropolis (1927).mkv is movie 19", "Sintel (2010).mkv is movie 45745"]);
});
