import { expect, test } from "vitest";
import { airingOn } from "./airing.ts";
import type { AiredEpisode } from "./title-facts.ts";

const episode = (episode_number: number, air_date: string | null): AiredEpisode => ({ season_number: 2, episode_number, name: "", air_date });
const last = episode(4, "2026-11-20");

test.each([
  ["2026-12-04", 12],
  ["2026-11-23", 1],
  ["2026-11-22", 0],
  [null, null],
  ["soon", null],
])("an episode of %s is %s days away", (date, days) => {
  const next = episode(5, date);
  expect(airingOn("2026-11-22", { next_episode: next, last_episode: last })).toEqual({ next: { episode: next, days }, last });
});

test("the days of a year that ends count on", () => {
  expect(airingOn("2026-12-30", { next_episode: episode(5, "2027-01-02"), last_episode: last }).next?.days).toBe(3);
});

test("a next episode whose day has passed is the last one", () => {
  const next = episode(5, "2026-11-21");
  expect(airingOn("2026-11-22", { next_episode: next, last_episode: last })).toEqual({ next: null, last: next });
});

test("nothing is known of a series without either", () => {
  expect(airingOn("2026-11-22", { next_episode: null, last_episode: null })).toEqual({ next: null, last: null });
});
