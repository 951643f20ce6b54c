import { expect, test } from "vitest";
import { sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleEpisode, sampleSeason } from "#tests/support/sample-titles.ts";
import { withOwnVideos } from "./own-videos.ts";

const season = sampleSeason(2, { episodes: [sampleEpisode(1), sampleEpisode(5)] });
const catalog = withOwnVideos(sampleCatalog({ season: async () => season }), (subject) =>
  subject.kind === "movie" ? subject.id === 19 : subject.id === 7 && subject.season === 2 && subject.episode === 5,
);

test("a movie says whether it has a video of the operator's", async () => {
  expect([(await catalog.movie(19))?.own_video, (await catalog.movie(20))?.own_video]).toEqual([true, false]);
});

test("an episode says so if it has one", async () => {
  expect((await catalog.season(7, 2))?.episodes.map((episode) => episode.own_video)).toEqual([undefined, true]);
});

test("a season without one is the same data", async () => {
  expect(await catalog.season(8, 2)).toBe(season);
});

test("what is absent stays absent", async () => {
  const empty = withOwnVideos(sampleCatalog({ movie: async () => null, season: async () => null }), () => true);
  expect([await empty.movie(1), await empty.season(1, 1)]).toEqual([null, null]);
});
