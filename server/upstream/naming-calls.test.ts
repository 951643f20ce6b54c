import { expect, test } from "vitest";
import { absoluteGroups, episodeGroup, originCountries } from "./naming-calls.ts";

test("groups in absolute order are chosen among others, the longest first", () => {
  const group = (id: string, type: number, episode_count: number) => ({ id, type, episode_count, name: "x" });
  const results = [group("aaaaaaaa01", 2, 12), group("aaaaaaaa02", 6, 90), group("aaaaaaaa03", 2, 50), group("../tv/1", 2, 99), null];
  expect(absoluteGroups.parse({ results })).toEqual(["aaaaaaaa03", "aaaaaaaa01"]);
});

test("a group's episodes come in its order, without specials", () => {
  const episode = (season_number: number, episode_number: number, order: number) => ({ season_number, episode_number, order });
  const groups = [
    { order: 2, episodes: [episode(2, 2, 1), episode(2, 1, 0)] },
    { order: 1, episodes: [episode(1, 1, 0), episode(0, 1, 1), { order: 2 }] },
  ];
  expect(episodeGroup.parse({ groups })).toEqual([
    { season: 1, number: 1 },
    { season: 2, number: 1 },
    { season: 2, number: 2 },
  ]);
});

test("a series without a country has none", () => {
  expect(originCountries.parse({ origin_country: ["GB", 5] })).toEqual(["GB"]);
  expect(originCountries.parse({})).toEqual([]);
});
