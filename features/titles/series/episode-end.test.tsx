import type { UseQueryResult } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Season } from "#domain/series.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { sampleEpisode, sampleSeason, sampleSeries } from "#tests/support/sample-titles.ts";
import { EpisodeEnd } from "./episode-end.tsx";

test("after a file with episodes 1 and 2 episode 3 is next", () => {
  const current = { ...sampleEpisode(1), own_until: 2 };
  const season = sampleSeason(1, { episodes: [current, sampleEpisode(2), sampleEpisode(3)] });
  const shown = { series: sampleSeries(7), address: { season: 1, episode: 1 }, query: {} as UseQueryResult<Season | null>, season, current, absent: false };
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  renderPart(<EpisodeEnd shown={shown} isToEnd={false} onReplay={vi.fn()} onClose={vi.fn()} />, { path: "/tv/7" });
  expect(screen.getByText("Up next: S1 E3", { selector: "[aria-hidden]" })).toBeTruthy();
});
