import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compileCache } from "#tests/support/built-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

/** `npm run media` without the launcher. */
function commandFor(films: string | undefined, dataDir: string) {
  return (...args: string[]) => {
    const env = { ...compileCache, PATH: process.env.PATH, DATA_DIR: dataDir, ...(films && { MEDIA_DIR: films }) };
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(process.cwd(), "build/server/media.js"), ...args], { env, encoding: "utf8" });
    return { status, stdout, stderr };
  };
}

function folderOf(...names: string[]): string {
  const folder = temporaryFolder();
  for (const name of names) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), "video");
  }
  return folder;
}

test("the scan is reported in lines of JSON, or as what matched nothing", () => {
  const films = folderOf("Metropolis (1927).mkv", "Superman (1941)/Season 1/S01E03-E04.mkv", "Nobody (1950).mkv", "Trailers/t.mp4", "half.mkv.part");
  const run = commandFor(films, temporaryFolder());
  const { status, stdout, stderr } = run("--json");
  expect([status, stderr]).toEqual([0, ""]);
  const lines = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const none = { tmdb_id: null, season: null, episode: null, episode_end: null };
  expect(lines).toEqual([
    { root: films, path: "Metropolis (1927).mkv", kind: "movie", ...none, tmdb_id: 19, reason: "title and year" },
    { root: films, path: "Nobody (1950).mkv", kind: "unmatched", ...none, reason: 'no film is called "Nobody" (1950)' },
    {
      root: films,
      path: "Superman (1941)/Season 1/S01E03-E04.mkv",
      kind: "episode",
      tmdb_id: 900_000_509,
      season: 1,
      episode: 3,
      episode_end: 4,
      reason: "title and year",
    },
    { root: films, path: "Trailers/t.mp4", kind: "extra", ...none, reason: 'in the folder "Trailers"' },
    { root: films, path: "half.mkv.part", kind: "ignored", ...none, reason: "a partial download" },
  ]);
  expect(run().stdout).toMatch(/"Nobody \(1950\)\.mkv": no film is called "Nobody" \(1950\)\n5 files: 2 matched, 1 unmatched, 1 extras, 1 ignored, in \d s\n$/);
});

test("a correction outlasts scans until it is forgotten", () => {
  const films = folderOf("Nobody (1950).mkv");
  const run = commandFor(films, temporaryFolder());
  expect(run("--fix", "Nobody (1950).mkv", "movie:19")).toMatchObject({ status: 0, stdout: "Nobody (1950).mkv is Metropolis (1927)\n" });
  expect(run("--json").stdout).toContain('"kind":"movie","tmdb_id":19');
  expect(run("--fix", join(films, "Nobody (1950).mkv"), "tv:900000509:s2e5").stdout).toContain("is Superman, season 2, episode 5");
  expect(run("--json").stdout).toContain('"tmdb_id":900000509,"season":2,"episode":5');
  expect(run("--forget", "Nobody (1950).mkv").status).toBe(0);
  expect(run("--json").stdout).toContain('"kind":"unmatched"');
});

test("a mistake is one line", () => {
  const films = folderOf("Nobody (1950).mkv");
  const run = commandFor(films, temporaryFolder());
  const mistakes: [string[], string][] = [
    [["--fix", "Nobody (1950).mkv", "film:19"], '"film:19" must be like movie:19 or tv:1396:s2e5'],
    [["--fix", "Nobody (1950).mkv"], "--fix needs a path and a title, such as --fix Films/m.mkv movie:19"],
    [["--fix", "Nobody (1950).mkv", "movie:999999"], "The film database has no movie:999999"],
    [["--fix", "Nobody (1950).mkv", "tv:900000509:s9e9"], "The film database has no tv:900000509:s9e9"],
    [["--fix", "../else.mkv", "movie:19"], "../else.mkv is no video in MEDIA_DIR"],
    [["--forget", "Nobody (1950).mkv"], "Nobody (1950).mkv has no correction"],
  ];
  for (const [args, line] of mistakes) expect(run(...args)).toMatchObject({ status: 1, stdout: "", stderr: `${line}\n` });
  expect(commandFor(undefined, temporaryFolder())()).toMatchObject({ status: 1, stderr: "MEDIA_DIR is not set: it names the folders of your films\n" });
});
