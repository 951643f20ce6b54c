import { act, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { forget } from "#app/data/device-store.ts";
import { savedMovie, savedSeries } from "#features/saved/model/saved-title.ts";
import { markSeen, saveTitle } from "#features/saved/store/saved-actions.ts";
import { fakeBrowser } from "#tests/support/fake-browser.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { movieLists, sampleCatalog, seriesLists } from "#tests/support/sample-catalog.ts";
import { sampleMovie, sampleMovieSummary, sampleSeries, sampleSeriesSummary } from "#tests/support/sample-titles.ts";
import { SuggestionRow } from "./suggestion-row.tsx";

fakeBrowser();
afterEach(forget);

const recommendations = vi.fn(async () => [2, 3, 4].map((id) => sampleMovieSummary(id)));
const ofSeries = async () => [sampleSeriesSummary(8)];
const catalog = sampleCatalog({ movieList: movieLists({ recommendations }), seriesList: seriesLists({ recommendations: ofSeries }) });
const show = (index = 0) => act(async () => void renderPart(<SuggestionRow index={index} />, { catalog }));
async function linksIn(name: string) {
  const links = within(await screen.findByRole("list", { name })).getAllByRole("link");
  return links.map((link) => link.getAttribute("href"));
}

test("recommends films because one was saved, without those that are saved or seen", async () => {
  saveTitle(savedMovie(sampleMovie(2)));
  markSeen({ title: savedMovie(sampleMovie(3)), keys: ["movie:3"] });
  saveTitle(savedMovie(sampleMovie(1)));
  await show();
  expect(await screen.findByRole("heading", { name: "Because you saved Film 1" })).toBeTruthy();
  expect(await linksIn("Because you saved Film 1")).toEqual(["/movie/4"]);
  expect(recommendations).toHaveBeenCalledTimes(1);
});

test("a film that is saved in the row stays in it", async () => {
  saveTitle(savedMovie(sampleMovie(1)));
  await show();
  await linksIn("Because you saved Film 1");
  await act(async () => void saveTitle(savedMovie(sampleMovie(4))));
  expect(await linksIn("Because you saved Film 1")).toHaveLength(3);
});

test("recommends series because one was saved, and says so if all are known", async () => {
  saveTitle(savedSeries(sampleSeries(7)));
  await show();
  expect(await linksIn("Because you saved Series 7")).toEqual(["/tv/8-series-8"]);
  saveTitle(savedSeries(sampleSeries(8)));
  saveTitle(savedSeries(sampleSeries(7)));
  await show(1);
  expect(await screen.findByText("There is nothing new for this title.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Find more of its kind" }).getAttribute("href")).toMatch(/^\/discover\?type=tv/);
});

test("names the saved title in the page's language", async () => {
  saveTitle(savedMovie(sampleMovie(1, { title: "Der Spieler" }), "de"));
  await show();
  expect(await screen.findByRole("heading", { name: "Because you saved Film 1" })).toBeTruthy();
});
