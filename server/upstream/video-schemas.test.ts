import { expect, test } from "vitest";
import { limits } from "#domain/limits.ts";
import { storedVideos, videosBeside } from "./video-schemas.ts";

const trailer = {
  ...{ key: "abcdef_-123", site: "YouTube", name: "Trailer", type: "Trailer", official: true, iso_639_1: "en" },
  published_at: "2020-05-01T12:00:00.000Z",
};
const read = (videos: unknown, original_language: unknown = "en") => videosBeside.parse({ original_language, videos: { results: videos } });

test("a video has what pages show of it", () => {
  expect(read([trailer])).toEqual([
    { key: "abcdef_-123", site: "YouTube", name: "Trailer", type: "Trailer", official: true, language: "en", published: "2020-05-01" },
  ]);
  expect(read([{ key: "sample.mp4", site: "own", name: "Sample" }])).toEqual([
    { key: "sample.mp4", site: "own", name: "Sample", type: "", official: false, language: "", published: "" },
  ]);
});

test.each([
  { site: "Vimeo" },
  { site: null },
  { key: "" },
  { key: "../../evil" },
  { key: "abcdef?autoplay=1" },
  { key: 'abcdef"onload="' },
  { site: "own", key: "../sample.mp4" },
  { site: "own", key: "Sample.mp4" },
  { name: " " },
  { name: 7 },
  { adult: true },
])("a video with %j is left out", (facts) => {
  expect(read([{ ...trailer, ...facts }])).toEqual([]);
});

test.each([undefined, null, "x", { results: "x" }, { results: {} }])("%j has no videos", (videos) => expect(videosBeside.parse({ videos })).toEqual([]));

test("videos are in English, in the title's own language or without words", () => {
  const videos = ["ja", "en", "fr", "xx"].map((iso_639_1) => ({ ...trailer, key: `video-${iso_639_1}`, iso_639_1 }));
  const languagesOf = (language: unknown) => read(videos, language).map(({ key }) => key.slice("video-".length));
  expect(languagesOf("ja")).toEqual(["en", "ja", "xx"]);
  expect(languagesOf("en")).toEqual(["en", "xx"]);
  expect(languagesOf(null)).toEqual(["en", "xx"]);
});

test("the best of many are stored, and read again as they are", () => {
  const many = Array.from({ length: 90 }, (_, index) => ({ ...trailer, key: `clip-${index}`, type: index === 89 ? "Trailer" : "Clip", iso_639_1: "xx" }));
  const videos = read(many);
  expect([videos.length, videos[0]?.key, videos[0]?.language]).toEqual([limits.detail.videos, "clip-89", ""]);
  expect(storedVideos.parse(videos)).toEqual(videos);
});

test("a stored row without videos has none, and one with another key is refused", () => {
  expect(storedVideos.parse(undefined)).toEqual([]);
  expect(storedVideos.safeParse([{ ...read([trailer])[0], key: "../x" }]).success).toBe(false);
});
