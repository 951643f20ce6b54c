import { expect, test } from "vitest";
import { airedSeasons } from "./title-batch.ts";

const seasons = [0, 1, 2, 3].map((season_number) => ({ season_number, episode_count: 10 }));
const countsAfter = (season_number: number, episode_number: number) =>
  airedSeasons(seasons, { season_number, episode_number }).map(({ episode_count }) => episode_count);

test("episodes that were announced and have not aired do not count", () => {
  expect(countsAfter(2, 4)).toEqual([10, 10, 4, 0]);
  expect(countsAfter(3, 99)).toEqual([10, 10, 10, 10]);
});

test("without the last episode, or after a special, all count", () => {
  expect(airedSeasons(seasons, null)).toEqual(seasons);
  expect(countsAfter(0, 3)).toEqual([10, 10, 10, 10]);
});
