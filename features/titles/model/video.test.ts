import { expect, test } from "vitest";
import { playableVideos, rankedVideos, type Video } from "./video.ts";

const video = (name: string, facts: Partial<Video> = {}): Video => ({
  ...{ key: name, site: "YouTube", name, type: "Trailer", official: true, language: "en", published: "2020-01-01" },
  ...facts,
});
const names = (videos: Video[]): string[] => videos.map(({ name }) => name);

test("videos are ranked by type, then official, then English, then newest", () => {
  const ranked = [
    video("newest"),
    video("older", { published: "2019-12-31" }),
    video("undated", { published: "" }),
    video("German", { language: "de", published: "2024-01-01" }),
    video("a fan's", { official: false, published: "2024-01-01" }),
    video("teaser", { type: "Teaser", published: "2024-01-01" }),
    video("clip", { type: "Clip" }),
    video("featurette", { type: "Featurette" }),
    video("other", { type: "Bloopers", published: "2024-01-01" }),
  ];
  expect(names(rankedVideos(ranked.toReversed()))).toEqual(names(ranked));
});

test("equals keep the provider's order", () => {
  expect(names(rankedVideos([video("a"), video("b"), video("c")]))).toEqual(["a", "b", "c"]);
});

test("without trailers our own videos are left", () => {
  const videos = [video("theirs"), video("ours", { site: "own" })];
  expect(names(playableVideos(videos, true))).toEqual(["theirs", "ours"]);
  expect(names(playableVideos(videos, false))).toEqual(["ours"]);
});
