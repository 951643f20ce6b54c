import { expect, test } from "vitest";
import type { GuideEpisode } from "./episode-guide.ts";
import { averageRating, bestAndWorst, episodeRating, hasRatings } from "./episode-rating.ts";
import { bandOf } from "./rating-bands.ts";

const rated = (episode_number: number, vote_average: number | null, vote_count = 20): GuideEpisode => ({
  episode_number,
  name: `Episode ${episode_number}`,
  air_date: null,
  vote_average,
  vote_count,
});
const season = (season_number: number, ...episodes: GuideEpisode[]) => ({ season_number, episodes });

test.each([
  [8.24, 20, 8.2],
  [8.95, 20, 9],
  [10, 1, 10],
  [0.5, 1, 0.5],
  [8.2, 0, null],
  [0, 0, null],
  [null, 20, null],
  [1e9, 20, null],
  [-1, 20, null],
])("an average of %s with %s votes is a rating of %s", (average, votes, rating) => {
  expect(episodeRating(rated(1, average, votes))).toBe(rating);
});

test("a rating has the color of its own first digit", () => {
  expect([0.5, 5.9, 6, 6.9, 7, 8, 8.9, 9, 10].map(bandOf)).toEqual([1, 1, 2, 2, 3, 4, 4, 5, 5]);
});

test("a season's average leaves out episodes without votes", () => {
  expect(averageRating([rated(1, 7), rated(2, 8.5), rated(3, 0, 0)])).toBe(7.8);
  expect(averageRating([rated(1, 0, 0)])).toBeNull();
  expect(averageRating([])).toBeNull();
});

test("the best and the worst episode are the first of equals, without specials", () => {
  const seasons = [season(1, rated(1, 7), rated(2, 9.1)), season(2, rated(1, 9.1), rated(2, 5), rated(3, 5)), season(0, rated(1, 10))];
  const { best, worst } = bestAndWorst(seasons) ?? {};
  expect(best).toEqual({ season: 1, episode: 2, name: "Episode 2", rating: 9.1, votes: 20 });
  expect([worst?.season, worst?.episode]).toEqual([2, 2]);
  expect(bestAndWorst([season(0, rated(1, 10), rated(2, 8))])?.best.season).toBe(0);
});

test("an episode with few votes is not named where others have more", () => {
  expect(bestAndWorst([season(1, rated(1, 10, 1), rated(2, 8), rated(3, 6), rated(4, 1, 4))])).toMatchObject({ best: { episode: 2 }, worst: { episode: 3 } });
  expect(bestAndWorst([season(1, rated(1, 10, 1), rated(2, 8, 1))])).toMatchObject({ best: { episode: 1 }, worst: { episode: 2 } });
});

test("nothing is best where all are equal or none has votes", () => {
  expect(bestAndWorst([season(1, rated(1, 8), rated(2, 8.01))])).toBeNull();
  expect(bestAndWorst([season(1, rated(1, 8))])).toBeNull();
  expect(bestAndWorst([season(1, rated(1, 0, 0))])).toBeNull();
  expect([hasRatings([season(1, rated(1, 0, 0))]), hasRatings([season(0, rated(1, 8))])]).toEqual([false, true]);
});
