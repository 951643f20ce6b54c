import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { indexFileIn, openIndexFile } from "./title-index/index-file.ts";

const films = ["Metropolis", "Nosferatu"].map((original_title, at) =>
  JSON.stringify({ id: at + 1, original_title, popularity: 2 - at, adult: false, video: false }),
);
const others = ['{"id":5,"original_title":"Adult","adult":true}', '{"id":6,"original_title":"Cut', "", '{"id":7,"original_title":"Concert","video":true}'];
const people = ['{"id":9,"name":"Fritz Lang","popularity":3,"adult":false}'];

function folderWith(files: Record<string, string | Buffer>): string {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

/** `npm run index` without the launcher, in a folder of files. */
function run(folder: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(process.cwd(), "build/server/index-titles.js"), ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, DATA_DIR: "data" },
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test("plain and gzipped exports become the index of DATA_DIR", async () => {
  const folder = folderWith({ "movie_ids.json": [...films, ...others].join("\n"), "person_ids.json.gz": gzipSync(people.join("\n")) });
  const { status, stdout } = run(folder, "movie_ids.json", "person_ids.json.gz");
  expect(status).toBe(0);
  expect(stdout.split("\n")).toEqual([
    "Reading movie_ids.json",
    "Reading person_ids.json.gz",
    "Indexing 3 names",
    "6 lines: 2 adult or no film, 1 damaged",
    expect.stringMatching(/^3 names in data\/title-index\.bin, 1 MB, in \d+ s$/),
    "",
  ]);
  const { index, names } = await openIndexFile(indexFileIn(join(folder, "data")));
  onTestFinished(index.close);
  expect(names).toBe(3);
  const found = (word: string) => index.names([[{ word, isPrefix: false }]]).map(({ type, id, name }) => [type, id, name]);
  expect(["lang", "metropolis", "nosferatu"].flatMap(found)).toEqual([
    ["people", 9, "Fritz Lang"],
    ["movies", 1, "Metropolis"],
    ["movies", 2, "Nosferatu"],
  ]);
  expect(readdirSync(join(folder, "data"))).toEqual(["title-index.bin"]);
});

test("a file's content says whether it is gzipped, not its name", () => {
  const folder = folderWith({ "movie_ids.json.gz": films.join("\n"), "person_ids.json": gzipSync(people.join("\n")) });
  expect(run(folder, "movie_ids.json.gz", "person_ids.json").stdout).toContain("3 lines: 0 adult or no film, 0 damaged");
});

const usage = /usage: npm run index -- FILES/;
test.each([
  ["no file", [], usage],
  ["an option", ["--help"], usage],
  ["a file that is missing", ["none.json"], /^none\.json is not a file/],
  ["a folder", ["."], /^\. is not a file/],
  ["an empty file", ["empty.json.gz"], /^No names in 0 lines/],
  ["a gzipped file with something behind it", ["followed.json.gz"], /^followed\.json\.gz: incorrect header check\n$/],
  ["a gzipped file that is cut", ["cut.json.gz"], /^cut\.json\.gz: unexpected end of file\n$/],
  ["a file without names", ["empty.json"], /^No names in 0 lines/],
  ["a file without lines", ["long.json"], /^long\.json: it has no lines, so it is no export\n$/],
])("%s: one line says why, and the index stays as it is", (_, args, reason) => {
  const cut = gzipSync(films.join("\n"));
  const folder = folderWith({
    "empty.json.gz": "",
    "followed.json.gz": Buffer.concat([cut, Buffer.from(films.join("\n"))]),
    "cut.json.gz": cut.subarray(0, cut.length - 12),
    "empty.json": "\n",
    "long.json": "x".repeat(2_000_000),
  });
  const { status, stderr } = run(folder, ...args);
  expect([status, stderr]).toEqual([1, expect.stringMatching(reason)]);
  expect(existsSync(indexFileIn(join(folder, "data")))).toBe(false);
});
