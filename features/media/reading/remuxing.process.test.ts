import { join } from "node:path";
import { BufferSource, FilePathTarget, Input, MkvOutputFormat, MP3, MpegTsOutputFormat, type OutputFormat } from "mediabunny";
import { expect, onTestFinished, test } from "vitest";
import { cutFilm } from "#sample/film/cut-film.ts";
import { readerAddress } from "#tests/support/film-site.ts";
import { filmFixture, filmVersion } from "#tests/support/film-version.ts";
import { inputOfBytes, joinedSegments, packetTimes } from "#tests/support/joined-segments.ts";
import { projectRoot } from "#tests/support/sample-app.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createMediaReader } from "./media-reader.ts";
import type { FileVersion } from "./open-file.ts";

async function remuxed(version: FileVersion, track: "video" | number) {
  const files = createMediaReader(readerAddress);
  onTestFinished(files.close);
  const index = await files.run("index", version);
  return { index, bytes: await joinedSegments(files, version, track, index) };
}

/** Thirty seconds of a sample's pictures, with sound in the first eleven. */
async function shortSound(sample: string, format: OutputFormat = new MkvOutputFormat()): Promise<FileVersion> {
  const path = join(temporaryFolder(), "film.mkv");
  const target = { format, target: new FilePathTarget(path) };
  await cutFilm(join(projectRoot, "sample/film", sample), target, { fromS: 0, toS: 30, soundToS: 11 });
  return filmVersion(path);
}

test("a film that was recorded upright stays upright", async () => {
  const { bytes } = await remuxed(filmFixture("upright.mov"), "video");
  const video = await inputOfBytes(bytes).getPrimaryVideoTrack();
  expect(await video?.getRotation()).toBe(270);
  expect([await video?.getDisplayWidth(), await video?.getDisplayHeight()]).toEqual([36, 64]);
});

test.each([
  ["AAC", () => shortSound("sample.mp4")],
  ["AAC in MPEG-TS", () => shortSound("sample.mp4", new MpegTsOutputFormat())],
  ["Opus", () => shortSound("sample.webm")],
  ["FLAC", async () => filmFixture("short-flac.mkv")],
])("sound in %s that ends early is silent until the pictures end", async (_, film) => {
  const { index, bytes } = await remuxed(await film(), 0);
  expect(index.audioEndS).toEqual([index.endS]);
  const times = (await packetTimes(bytes)).toSorted((a, b) => a - b);
  const packetS = (times[1] ?? 0) - (times[0] ?? 0);
  const gaps = times.slice(1).map((time, position) => time - (times[position] ?? 0));
  expect(times.at(-1)).toBeGreaterThan(index.endS - 2 * packetS);
  expect(Math.max(...gaps)).toBeLessThan(2.1 * packetS);
});

test("MP3 is a playlist of its own frames, silent until the pictures end, and each segment says when it begins", async () => {
  const { index, bytes } = await remuxed(filmFixture("short-mp3.mkv"), 0);
  expect(index.audioEndS).toEqual([index.endS]);
  const tag = Buffer.from("com.apple.streaming.transportStreamTimestamp\0");
  const at = [...bytes.toString("latin1").matchAll(/ID3/g)].map(({ index: start }) => start);
  const beginsS = at.map((start) => Number(bytes.readBigUInt64BE(start + 20 + tag.length)) / 90_000);
  expect(beginsS.length).toBe(index.startS.length);
  for (const [segment, startS] of index.startS.entries()) expect(Math.abs((beginsS[segment] ?? 0) - startS)).toBeLessThan(0.1);
  // Behind each tag, and until the next, frames and nothing else.
  const tagBytes = 28 + tag.length;
  const input = new Input({
    formats: [MP3],
    source: new BufferSource(Buffer.concat(at.map((start, segment) => bytes.subarray(start + tagBytes, at[segment + 1])))),
  });
  expect(Math.abs((await input.computeDuration()) - index.endS)).toBeLessThan(0.2);
});
