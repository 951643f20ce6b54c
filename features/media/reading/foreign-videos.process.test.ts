import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FilePathTarget, Mp4OutputFormat } from "mediabunny";
import { expect, test } from "vitest";
import { cutFilm } from "#sample/film/cut-film.ts";
import { filmFixture, filmVersion } from "#tests/support/film-version.ts";
import { projectRoot } from "#tests/support/sample-app.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { readProbe } from "./read-probe.ts";

const films = join(projectRoot, "tests/support/films");

test.each([
  ["mpeg2.m2t", "ts", "MPEG-2"],
  ["mpeg2.mp4", "mp4", "MPEG-2"],
  ["mp3.mov", "mov", "MP3"],
  ["h263.3gp", "mp4", "H.263"],
  ["divx.avi", "other", "DivX"],
  ["divx.mkv", "mkv", "MPEG-4 Part 2 (DivX)"],
  ["h263.mkv", "mkv", "H.263"],
])("what no browser plays is named: %s", async (name, container, codec) => {
  expect(await readProbe(filmFixture(name))).toMatchObject({ container, problem: { reason: "codec", name: codec } });
});

test("VP8 in MP4, which no browser plays, is named", async () => {
  const path = join(temporaryFolder(), "film.mp4");
  await cutFilm(join(films, "vp8.mkv"), { format: new Mp4OutputFormat(), target: new FilePathTarget(path) }, { fromS: 0, toS: 6 });
  expect(await readProbe(filmVersion(path))).toMatchObject({ container: "mp4", problem: { reason: "codec", name: "VP8" } });
});

test("a film that only a key opens is protected", async () => {
  expect(await readProbe(filmFixture("protected.mp4"))).toMatchObject({ problem: { reason: "protected", name: null } });
});

test("a film in fragments whose length is not known is as long as its pictures", async () => {
  const path = join(temporaryFolder(), "film.mp4");
  const format = new Mp4OutputFormat({ fastStart: "fragmented" });
  await cutFilm(join(projectRoot, "sample/film/sample.mp4"), { format, target: new FilePathTarget(path) }, { fromS: 8, toS: 38 });
  const bytes = readFileSync(path);
  for (let at = bytes.indexOf("mdhd"); at > 0; at = bytes.indexOf("mdhd", at + 1)) {
    expect(bytes[at + 4]).toBe(0);
    bytes.writeUInt32BE(0xffff_ffff, at + 20);
  }
  writeFileSync(path, bytes);
  expect((await readProbe(filmVersion(path))).durationS).toBeCloseTo(30, 0);
});
