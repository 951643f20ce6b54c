import { expect, test } from "vitest";
import type { OwnPart } from "./own-film.ts";
import { formatOf } from "./own-film.ts";

const hls = "application/vnd.apple.mpegurl";
const part = (overrides: Partial<OwnPart>): OwnPart => ({
  id: "0123456789abcdef0123",
  durationS: 60,
  state: "ready",
  sources: [],
  captions: [],
  audio: [],
  problem: null,
  unsupportedSubtitles: [],
  download: null,
  ...overrides,
});
const playing = (type: string, needs: string | null = null, codecName: string | null = null) =>
  part({ sources: [{ url: "/media/1", type, needs, codecName }] });
const film = (...versions: OwnPart[][]) => ({ versions: versions.map((parts) => ({ label: null, height: null, durationS: null, parts })) });

const h264 = playing('video/mp4; codecs="avc1.64001f, mp4a.40.2"');
const hevc = playing(hls, 'video/mp4; codecs="hvc1.1.6.L93.B0, mp4a.40.2"', "HEVC");
const mpeg2 = part({ state: "unplayable", problem: { reason: "codec", name: "MPEG-2" } });

test.each([
  ["H.264 in MP4", film([h264])],
  ["VP9 in WebM", film([playing('video/webm; codecs="vp09.00.10.08, opus"')])],
  ["a type without codecs", film([playing("video/mp4")])],
  ["a version that every browser plays", film([hevc], [h264])],
  ["a file that is not read yet", film([part({ state: "preparing" })])],
])("%s needs nothing", (_, own) => expect(formatOf(own)).toBeUndefined());

test("what some browsers play is named with what they must play", () => {
  const needs = ['video/mp4; codecs="hvc1.1.6.L93.B0, mp4a.40.2"'];
  expect(formatOf(film([hevc]))).toEqual({ name: "HEVC", needs });
  expect(formatOf(film([mpeg2], [hevc]))).toEqual({ name: "HEVC", needs });
  expect(formatOf(film([h264, hevc]))).toEqual({ name: "HEVC", needs });
});

test("what no browser plays needs what is not there", () => {
  expect(formatOf(film([mpeg2]))).toEqual({ name: "MPEG-2", needs: [] });
});
