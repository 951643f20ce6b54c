import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { VideoSubject } from "#domain/player.ts";
import type { MediaLibrary } from "#features/media/media-library.ts";
import { sqliteMediaRows } from "#features/media/rows/sqlite-media-rows.ts";
import type { Leases } from "#server/cluster/cluster.ts";
import type { Titles } from "#server/match/titles.ts";
import { embeddedTitles } from "#tests/support/embedded-titles.ts";
import { eventually } from "#tests/support/eventually.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openLibrary } from "./open-library.ts";

const metropolis: VideoSubject = { kind: "movie", id: 19 };
const kid: VideoSubject = { kind: "movie", id: 10_098 };
const hourMs = 3_600_000;

function makeFile(path: string, content = "video"): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** Of two processes, in place of the database's. */
function sharedLeases() {
  const holders = new Map<string, number>();
  const forNode = (node: number): Leases => ({
    acquire: async (key) => {
      if ((holders.get(key) ?? node) !== node) return "held";
      holders.set(key, node);
      return "acquired";
    },
    renew: async () => undefined,
    release: async (key) => void (holders.get(key) === node && holders.delete(key)),
  });
  return { forNode, hold: (key: string, node: number) => void holders.set(key, node) };
}

async function opened(folders: readonly string[], dataDir: string, leases: Leases | null = null, titlesOf = (titles: Titles) => titles) {
  const lines: string[] = [];
  const log = { info: (line: string) => void lines.push(line), warn: (line: string) => void lines.push(line) };
  const { titles, source, calls } = await embeddedTitles(process.cwd());
  const rows = sqliteMediaRows(dataDir, log);
  const library = await openLibrary({
    ...{ folders, rows, leases, source, log, rescanMs: hourMs, pollMs: 20, quietMs: 50, retryMs: 0 },
    ...{ titles: () => titlesOf(titles()), againMs: { held: 20, unstored: 20, unmatched: 20 } },
    call: (_, run) => run(),
  });
  onTestFinished(library.close);
  return { library, lines, calls };
}

const namesOf = (library: MediaLibrary, subject: VideoSubject): string[] => library.files(subject).map(({ path }) => path);

test("films appear after the first scan, and come and go with their files", async () => {
  const folder = temporaryFolder();
  makeFile(join(folder, "Metropolis (1927)/Metropolis (1927).mkv"));
  const { library, lines } = await opened([folder], temporaryFolder());
  const changes: VideoSubject[] = [];
  library.onChange((subjects) => changes.push(...subjects));
  await eventually(() => expect(namesOf(library, metropolis)).toEqual(["Metropolis (1927)/Metropolis (1927).mkv"]));
  expect(changes).toEqual([metropolis]);
  expect(library.movies()).toEqual([19]);
  await eventually(() => expect(lines.at(-1)).toMatch(/^media: 1 files, 1 matched, 0 unmatched, 0 extras, 0 ignored; 1 new or changed, in \d+ s$/));

  makeFile(join(folder, "The Kid (1921).mp4"));
  await eventually(() => expect(namesOf(library, kid)).toEqual(["The Kid (1921).mp4"]));
  rmSync(join(folder, "Metropolis (1927)"), { recursive: true });
  await eventually(() => expect(library.files(metropolis)).toEqual([]));
  await eventually(() => expect(changes).toEqual([metropolis, kid, metropolis]));
});

test("a second start makes no call, and has the films before it scans", async () => {
  const [folder, dataDir] = [temporaryFolder(), temporaryFolder()];
  makeFile(join(folder, "Metropolis (1927).mkv"));
  makeFile(join(folder, "Nobody knows this (1927).mkv"));
  const first = await opened([folder], dataDir);
  await eventually(() => expect(first.library.lastScan()).not.toBeNull());
  expect(first.calls()).toBeGreaterThan(0);
  await first.library.close();
  const second = await opened([folder], dataDir);
  expect(namesOf(second.library, metropolis)).toEqual(["Metropolis (1927).mkv"]);
  await eventually(() => expect(second.lines.at(-1)).toContain("2 files, 1 matched, 1 unmatched, 0 extras, 0 ignored; 0 new or changed"));
  expect(second.calls()).toBe(0);
});

test("a folder that is away keeps its rows, and its films are not offered", async () => {
  const [folder, dataDir] = [temporaryFolder(), temporaryFolder()];
  const films = join(folder, "films");
  makeFile(join(films, "Metropolis (1927).mkv"));
  const first = await opened([films], dataDir);
  await eventually(() => expect(first.library.files(metropolis)).toHaveLength(1));
  await first.library.close();
  renameSync(films, join(folder, "unplugged"));
  const away = await opened([films], dataDir);
  await eventually(() => expect(away.library.files(metropolis)).toEqual([]));
  expect(away.library.lastScan()?.unreadable).toEqual([0]);
  await away.library.close();
  renameSync(join(folder, "unplugged"), films);
  const back = await opened([films], dataDir);
  await eventually(() => expect(back.library.files(metropolis)).toHaveLength(1));
  expect(back.calls()).toBe(0);
});

test("a film whose folder has another place in MEDIA_DIR is one film, though the folder that had this place is away", async () => {
  const [folder, dataDir] = [temporaryFolder(), temporaryFolder()];
  const [a, b] = [join(folder, "a"), join(folder, "b")];
  makeFile(join(a, "Metropolis (1927).mkv"));
  makeFile(join(b, "The Kid (1921).mkv"));
  const first = await opened([a, b], dataDir);
  await eventually(() => expect(first.library.lastScan()).not.toBeNull());
  await first.library.close();
  renameSync(a, join(folder, "unplugged"));
  const { library } = await opened([b, a], dataDir);
  await eventually(() => expect(library.lastScan()?.unreadable).toEqual([1]));
  expect(library.files(kid).map(({ root }) => root)).toEqual([0]);
});

test("what is stored of a file lasts until the file changes", async () => {
  const folder = temporaryFolder();
  makeFile(join(folder, "Metropolis (1927).mkv"));
  const { library } = await opened([folder], temporaryFolder());
  await eventually(() => expect(library.files(metropolis)).toHaveLength(1));
  const file = library.files(metropolis)[0] ?? expect.unreachable();
  const { id } = file;
  await library.saveProbe(file, { container: "mkv", durationS: 60, video: null, audio: [], text: [], problem: null });
  await library.saveKeyframes(file, new Uint8Array([1, 2]));
  expect(library.file(id)?.probe?.durationS).toBe(60);
  expect([...((await library.keyframes(id)) ?? [])]).toEqual([1, 2]);
  makeFile(join(folder, "Metropolis (1927).mkv"), "another video");
  await eventually(() => expect(library.file(id)?.probe).toBeNull());
  expect(await library.keyframes(id)).toBeNull();
});

test("a path is given only for the file that was scanned", async () => {
  const folder = temporaryFolder();
  const path = join(folder, "Metropolis (1927).mkv");
  makeFile(path);
  const { library } = await opened([folder], temporaryFolder());
  await eventually(() => expect(library.files(metropolis)).toHaveLength(1));
  const [file] = library.files(metropolis);
  if (!file) throw new Error("no file");
  expect(await library.absolutePath(file)).toBe(path);
  expect(await library.absolutePath({ ...file, size: file.size + 1 })).toBeNull();
  expect(await library.absolutePath({ ...file, path: "../etc/passwd" })).toBeNull();
  expect(await library.absolutePath({ ...file, path: "gone.mkv" })).toBeNull();
  const outside = join(temporaryFolder(), "secret");
  renameSync(path, outside);
  symlinkSync(outside, path);
  expect(await library.absolutePath(file)).toBeNull();
});

test("a scan that the database has failed is tried again soon, and so is what the film database has left out, on several nodes too", async () => {
  const folder = temporaryFolder();
  makeFile(join(folder, "Metropolis (1927).mkv"));
  const leases = sharedLeases().forNode(1);
  const faults = { database: 1, provider: 1 };
  const failingOnce: Leases = { ...leases, acquire: async (key) => (faults.database-- > 0 ? Promise.reject(new Error("no response")) : leases.acquire(key)) };
  const away = async () => Promise.reject(new Error("away"));
  const titlesOf = (titles: Titles): Titles => (faults.provider-- > 0 ? { ...titles, search: away, similar: away } : titles);
  const { library, lines } = await opened([folder], temporaryFolder(), failingOnce, titlesOf);
  await eventually(() => expect(namesOf(library, metropolis)).toEqual(["Metropolis (1927).mkv"]));
  expect(lines[0]).toBe("media: the scan failed (no response), it is tried again");
});

test("a node that may not scan shows what another one has found", async () => {
  const [folder, dataDir, leases] = [temporaryFolder(), temporaryFolder(), sharedLeases()];
  makeFile(join(folder, "Metropolis (1927).mkv"));
  makeFile(join(folder, "Nobody (1950).mkv"));
  leases.hold("media-scan", 1);
  const reader = await opened([folder], dataDir, leases.forNode(2));
  expect(reader.library.files(metropolis)).toEqual([]);
  const scanner = await opened([folder], dataDir, leases.forNode(1));
  await eventually(() => expect(reader.library.files(metropolis)).toHaveLength(1));
  await eventually(() => expect(scanner.library.lastScan()).not.toBeNull());
  expect(reader.calls()).toBe(0);
  expect(reader.library.lastScan()).toEqual(scanner.library.lastScan());
  expect(reader.library.counts()).toEqual({ matched: 1, unmatched: 1, ignored: 0, extras: 0 });
});
