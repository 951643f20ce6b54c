import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { noSeriesFacts, type SeriesFacts } from "#features/titles/model/title-facts.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { sampleSeries } from "#tests/support/sample-titles.ts";
import { NextAndLastEpisode } from "./next-and-last-episode.tsx";

const episode = (episode_number: number, air_date: string | null) => ({ season_number: 2, episode_number, name: `Part ${episode_number}`, air_date });

function open(facts: Partial<SeriesFacts>): string[] {
  renderPart(<NextAndLastEpisode series={sampleSeries(7)} facts={{ ...noSeriesFacts, ...facts }} today="2026-11-22" />);
  return [...document.querySelectorAll("p")].map((line) => line.textContent);
}

test("the next episode has its day and a countdown, the last one its date and a link", () => {
  expect(open({ next_episode: episode(5, "2026-12-04"), last_episode: episode(4, "2026-11-20") })).toEqual([
    "Next episode: S2 E5, Part 5, Friday, December 4, in 12 days",
    "Last episode: S2 E4, Part 4, November 20, 2026",
  ]);
  expect(screen.getByRole("link", { name: "S2 E4, Part 4" }).getAttribute("href")).toBe("/tv/7?season=2&episode=4#player");
});

test("a day that is not announced is said so", () => {
  expect(open({ next_episode: episode(5, null) })).toEqual(["Next episode: S2 E5, Part 5, date to be announced"]);
});

test("an episode of tomorrow is not in 1 days", () => {
  expect(open({ next_episode: episode(5, "2026-11-23") })[0]).toMatch(/Monday, November 23, tomorrow$/);
});

test("a series of which neither is known has no lines", () => {
  expect(open({})).toEqual([]);
});
