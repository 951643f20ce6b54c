import { copyFileSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FilePathTarget, MkvOutputFormat, Mp4OutputFormat, MpegTsOutputFormat, type OutputFormat } from "mediabunny";
import { describe, expect, onTestFinished, test } from "vitest";
import { cutFilm } from "#sample/film/cut-film.ts";
import { readerAddress } from "#tests/support/film-site.ts";
import { filmFixture, filmVersion } from "#tests/support/film-version.ts";
import { joinedSegments, packetTimes } from "#tests/support/joined-segments.ts";
import { projectRoot } from "#tests/support/sample-app.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createMediaReader, type MediaReader } from "./media-reader.ts";
import type { FileVersion } from "./open-file.ts";

const sample = join(projectRoot, "sample/film/sample.mp4");
const captions = "WEBVTT\n\n00:00:01.000 --> 00:00:06.000\nA <i>track</i> & more\n\n00:00:08.000 --> 00:00:20.000\nThe second\n";

function reader(): MediaReader {
  const one = createMediaReader(readerAddress);
  onTestFinished(one.close);
  return one;
}

/** Thirty seconds of the sample film in a format. */
async function film(name: string, format: OutputFormat, cut = {}): Promise<FileVersion> {
  const path = join(temporaryFolder(), name);
  await cutFilm(sample, { format, target: new FilePathTarget(path) }, { fromS: 8, toS: 38, ...cut });
  return filmVersion(path);
}

describe.each([
  ["Matroska", "film.mkv", () => new MkvOutputFormat()],
  ["Matroska without an index", "film.mkv", () => new MkvOutputFormat({ appendOnly: true })],
  ["MPEG-TS", "film.ts", () => new MpegTsOutputFormat()],
])("a film in %s", (_, name, format) => {
  test("is cut into segments that lose no picture and no sound, and overlap nowhere", async () => {
    const files = reader();
    const [version, original] = [await film(name, format()), await film("film.mp4", new Mp4OutputFormat({ fastStart: "in-memory" }))];
    const probe = await files.run("probe", version);
    expect(probe).toMatchObject({ video: { codec: "avc1.640032", height: 720 }, audio: [{ codec: "mp4a.40.2" }], problem: null });
    expect(probe.durationS).toBeCloseTo(30, 0);
    const index = await files.run("index", version);
    expect(index.startS.length).toBeGreaterThan(3);
    const pictures = await packetTimes(await joinedSegments(files, version, "video", index));
    const before = await packetTimes(readFileSync(String(original.path)));
    expect(pictures).toHaveLength(before.length);
    for (const [position, time] of pictures.entries()) expect(Math.abs(time - (before[position] ?? 0))).toBeLessThan(0.01);
    const sound = (await packetTimes(await joinedSegments(files, version, 0, index))).toSorted((a, b) => a - b);
    const gaps = sound.slice(1).map((time, position) => time - (sound[position] ?? 0));
    expect(Math.max(...gaps)).toBeLessThan(0.026);
    expect(Math.min(...gaps)).toBeGreaterThan(0.02);
  });
});

test("of a Matroska file without an index the place of each segment is known, so that a seek reads nothing before it", async () => {
  const files = reader();
  const [plain, indexed] = [await film("film.mkv", new MkvOutputFormat({ appendOnly: true })), await film("film.mkv", new MkvOutputFormat())];
  const { positions = [], startS } = await files.run("index", plain);
  expect(positions).toHaveLength(startS.length);
  expect(positions.at(-1)).toBeGreaterThan(plain.size / 2);
  expect(positions.toSorted((a, b) => a - b)).toEqual(positions);
  expect((await files.run("index", indexed)).positions).toBeUndefined();
});

test("audio tracks keep their languages, and text tracks become WebVTT", async () => {
  const files = reader();
  const version = await film("film.mkv", new MkvOutputFormat(), { audio: ["eng", "deu"], captions });
  const { audio, text } = await files.run("probe", version);
  expect(audio.map(({ language, default: isDefault }) => [language, isDefault])).toEqual([
    ["eng", true],
    ["deu", false],
  ]);
  expect(text).toEqual([{ track: 4, codec: "vtt", language: "eng", name: "English", forced: false }]);
  const texts = await files.run("captions", { ...version, container: "mkv", shiftS: 0 });
  expect(texts.get(4)).toBe("WEBVTT\n\n00:00:01.000 --> 00:00:06.000\nA <i>track</i> &amp; more\n\n00:00:08.000 --> 00:00:20.000\nThe second\n");
});

test("captions of a Matroska file whose pieces do not say how long they are, and which ends within a caption's head", async () => {
  const files = reader();
  const version = await film("film.mkv", new MkvOutputFormat({ appendOnly: true }), { captions });
  const texts = async (one: FileVersion) => [...(await files.run("captions", { ...one, container: "mkv", shiftS: 0 })).values()];
  const first = "WEBVTT\n\n00:00:01.000 --> 00:00:06.000\nA <i>track</i> &amp; more\n";
  expect(await texts(version)).toEqual([`${first}\n00:00:08.000 --> 00:00:20.000\nThe second\n`]);
  truncateSync(String(version.path), readFileSync(String(version.path)).indexOf("The second") - 2);
  expect(await texts(filmVersion(String(version.path)))).toEqual([first]);
});

test("timed text inside an MP4 becomes WebVTT, and its chapters do not", async () => {
  const files = reader();
  const version = filmFixture("mov-text.mp4");
  const { text, problem } = await files.run("probe", version);
  expect([text, problem]).toEqual([
    [
      { track: 2, codec: "text", language: "deu", name: null, forced: false },
      { track: 3, codec: "text", language: "eng", name: "Signs", forced: true },
    ],
    null,
  ]);
  const texts = await files.run("captions", { ...version, container: "mp4", shiftS: 0 });
  expect([...texts.keys()]).toEqual([2, 3]);
  expect(texts.get(2)).toBe("WEBVTT\n\n00:00:00.500 --> 00:00:01.500\nDie Vorführung beginnt\n\n00:00:02.000 --> 00:00:03.000\nGröße &amp; Glück\n");
});

test("an edit list without content moves no caption", async () => {
  const bytes = readFileSync(String(filmFixture("mov-text.mp4").path));
  for (let at = bytes.indexOf("elst"); at >= 0; at = bytes.indexOf("elst", at + 4)) bytes.writeUInt32BE(8, at - 4);
  const path = join(temporaryFolder(), "film.mp4");
  writeFileSync(path, bytes);
  expect((await reader().run("probe", filmVersion(path))).text).toHaveLength(2);
});

test("WebVTT inside an MP4 is read; a caption that is cut where others begin is whole again", async () => {
  const files = reader();
  const overlapping = "WEBVTT\n\n00:01.000 --> 00:06.000\nThe long one\n\n00:02.000 --> 00:03.000\nThe short one\n";
  const version = await film("film.mp4", new Mp4OutputFormat({ fastStart: false }), { captions: overlapping });
  const { text } = await files.run("probe", version);
  expect(text).toMatchObject([{ codec: "vtt", language: "eng" }]);
  const texts = await files.run("captions", { ...version, container: "mp4", shiftS: 0 });
  expect([...texts.values()]).toEqual(["WEBVTT\n\n00:00:01.000 --> 00:00:06.000\nThe long one\n\n00:00:02.000 --> 00:00:03.000\nThe short one\n"]);
});

test("subtitles in TTML are named, and not offered", async () => {
  const files = reader();
  const version = filmFixture("ttml.mp4");
  expect((await files.run("probe", version)).text).toMatchObject([{ codec: "other", format: "TTML", language: "fra" }]);
  expect((await files.run("captions", { ...version, container: "mp4", shiftS: 0 })).size).toBe(0);
});

test("VP8 and Vorbis in Matroska have no problem: they play as WebM", async () => {
  const probe = await reader().run("probe", filmFixture("vp8.mkv"));
  expect(probe).toMatchObject({ container: "mkv", video: { codec: "vp8" }, audio: [{ codec: "vorbis" }], problem: null });
});

describe("a file that cannot be played says so", () => {
  const written = (name: string, bytes: Buffer | string): FileVersion => {
    const path = join(temporaryFolder(), name);
    writeFileSync(path, bytes);
    return filmVersion(path);
  };

  test.each([
    ["film.mkv", "damaged", null],
    ["film.mp4", "damaged", null],
    ["film.ts", "damaged", null],
    ["film.avi", "format", "AVI"],
    ["film.wmv", "format", "WMV"],
  ])("%s of other bytes: %s %s", async (name, reason, named) => {
    const bytes = Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 31) % 256));
    expect((await reader().run("probe", written(name, bytes))).problem).toEqual({ reason, name: named });
  });

  test("cut off before its index", async () => {
    const version = await film("film.mp4", new Mp4OutputFormat({ fastStart: false }));
    truncateSync(String(version.path), version.size - 50_000);
    expect((await reader().run("probe", filmVersion(String(version.path)))).problem).toEqual({ reason: "damaged", name: null });
  });

  test.each([
    ["as many pictures as a number holds", "stts", 12, 0xffff_ffff],
    ["as many offsets of pictures", "ctts", 12, 0xffff_ffff],
    ["as many pictures in a piece", "stsc", 16, 0xffff_ffff],
    ["more pictures than it has sizes for", "stts", 12, 4_000_000],
    ["more entries than a table has", "stts", 8, 300],
  ])("an MP4 that states %s", async (_, box, at, count) => {
    const content = readFileSync(sample);
    content.writeUInt32BE(count, content.indexOf(box) + at);
    expect((await reader().run("probe", written("film.mp4", content))).problem).toEqual({ reason: "damaged", name: null });
  });

  test("a Matroska file whose clock stands still has no segments", async () => {
    const version = await film("film.mkv", new MkvOutputFormat());
    const content = readFileSync(String(version.path));
    const scale = content.indexOf(Buffer.from([0x2a, 0xd7, 0xb1, 0x83])) + 4;
    content.fill(0, scale, scale + 3);
    await expect(reader().run("index", written("film.mkv", content))).rejects.toThrow("no end");
  });

  test("a Matroska file that ends too early is played as far as it goes", async () => {
    const files = reader();
    const version = await film("film.mkv", new MkvOutputFormat());
    truncateSync(String(version.path), Math.floor(version.size / 2));
    const half = filmVersion(String(version.path));
    const index = await files.run("index", half);
    expect(index.endS).toBeGreaterThan(5);
    expect(index.endS).toBeLessThan(25);
  });

  test.each([
    ["empty, as of a download that is not finished", []],
    ["an index without a length", [0x1c, 0x53, 0xbb, 0x6b, 0]],
  ])("so is one whose second half is %s", async (_, bytes) => {
    const files = reader();
    const version = await film("film.mkv", new MkvOutputFormat({ appendOnly: true }));
    const content = readFileSync(String(version.path)).fill(0, version.size / 2);
    content.set(bytes, version.size * 0.6);
    writeFileSync(String(version.path), content);
    const half = filmVersion(String(version.path));
    expect(await files.run("probe", half)).toMatchObject({ video: { height: 720 }, problem: null });
    const index = await files.run("index", half);
    expect(index.endS).toBeGreaterThan(5);
    expect(index.endS).toBeLessThan(25);
  });
});

test("a file that was replaced since it was found is not read", async () => {
  const version = await film("film.mkv", new MkvOutputFormat());
  copyFileSync(sample, String(version.path));
  for (const job of ["probe", "index"] as const) await expect(reader().run(job, version)).rejects.toThrow("changed");
  await expect(reader().run("captions", { ...version, container: "mkv", shiftS: 0 })).rejects.toThrow("changed");
});
