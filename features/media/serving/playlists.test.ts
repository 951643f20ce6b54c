import { expect, test } from "vitest";
import type { Probe, SegmentIndex } from "#features/media/media-probe.ts";
import { masterPlaylist, parsePlaylistName, parseSegmentName, playlistCodecs, segmentTimes, trackPlaylist } from "./playlists.ts";

const index: SegmentIndex = { offsetS: 1.5, beginsS: 0, startS: [0, 6.5, 13], endS: 18.25, audioEndS: [18.2, 12.9] };
const query = new URLSearchParams({ v: "1" });

test("segments follow each other without a gap, to the end of the track", () => {
  expect(segmentTimes(index, "video")).toEqual([
    { startS: 0, endS: 6.5 },
    { startS: 6.5, endS: 13 },
    { startS: 13, endS: 18.25 },
  ]);
});

test("sound that ends earlier has fewer segments", () => {
  expect(segmentTimes(index, 1).map(({ endS }) => endS)).toEqual([6.5, 12.9]);
});

test("a playlist has its segments' exact lengths, and an end", () => {
  const lines = trackPlaylist({ index, track: "video", query }).split("\n");
  expect(lines.filter((line) => line.startsWith("#EXTINF"))).toEqual(["#EXTINF:6.50000,", "#EXTINF:6.50000,", "#EXTINF:5.25000,"]);
  expect(lines).toEqual(expect.arrayContaining(["#EXT-X-TARGETDURATION:7", '#EXT-X-MAP:URI="video/init.mp4?v=1"', "video/2.m4s?v=1", "#EXT-X-ENDLIST"]));
});

test("the main playlist names tracks in a language, and no name breaks its line", () => {
  const probe: Probe = {
    ...{ container: "mkv", durationS: 18, text: [], problem: null, video: { codec: "avc1.64001f", name: "H.264", width: 1280, height: 720 } },
    audio: [{ codec: "mp4a.40.2", name: "AAC", language: "eng", title: null, channels: 2, default: true }],
  };
  const audio = [{ ...probe.audio[0], track: 0, label: 'A "voice"\n#EXT', languageTag: "en" }] as Parameters<typeof masterPlaylist>[0]["audio"];
  const lines = masterPlaylist({ probe, audio, size: 1_000_000, durationS: 18, query }).split("\n");
  expect(lines[3]).toBe(
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",NAME="A  voice  #EXT",LANGUAGE="en",DEFAULT=YES,AUTOSELECT=YES,CHANNELS="2",URI="audio-0.m3u8?v=1"',
  );
  expect(lines[4]).toBe('#EXT-X-STREAM-INF:BANDWIDTH=444445,CODECS="avc1.64001f,mp4a.40.2",RESOLUTION=1280x720,AUDIO="audio"');
  expect(playlistCodecs(probe)).toEqual(["avc1.64001f", "mp4a.40.2"]);
});

test("a playlist of MP3 has its own frames, and needs no codec in MP4", () => {
  const lines = trackPlaylist({ index, track: 0, query, extension: "mp3" }).split("\n");
  expect(lines.filter((line) => /audio|MAP/.test(line))).toEqual(["audio-0/0.mp3?v=1", "audio-0/1.mp3?v=1", "audio-0/2.mp3?v=1"]);
  const audio = [{ codec: "mp3", name: "MP3", language: "", title: null, channels: 1, default: true }];
  const video = { codec: "avc1.64001f", name: "H.264", width: 0, height: 0 };
  const probe: Probe = { container: "mkv", durationS: 18, text: [], problem: null, video, audio };
  expect(playlistCodecs(probe)).toEqual(["avc1.64001f"]);
  expect(masterPlaylist({ probe, audio: [], size: 1, durationS: 18, query })).toContain('CODECS="avc1.64001f,mp4a.40.34"');
});

test.each([
  ["video.m3u8", "video"],
  ["audio-12.m3u8", 12],
  ["audio-123.m3u8", null],
  ["video.m3u8x", null],
  ["../video.m3u8", null],
])("the playlist %s is of track %o", (name, track) => {
  expect(parsePlaylistName(name)).toBe(track);
});

test.each([
  ["video/init.mp4", { track: "video", segment: "init" }],
  ["audio-0/12.m4s", { track: 0, segment: 12 }],
  ["audio-0/12.mp3", { track: 0, segment: 12 }],
  ["video/-1.m4s", null],
  ["video/1.mp4", null],
])("the segment %s is %o", (name, segment) => {
  expect(parseSegmentName(name)).toEqual(segment);
});
