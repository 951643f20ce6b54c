import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { deviceSettings, saveDeviceSettings } from "#app/data/device-store.ts";
import { defaultDeviceSettings } from "#domain/device-settings.ts";
import { MovieGrid } from "#features/lists/cards/movie-grid.tsx";
import { SeriesGrid } from "#features/lists/cards/series-grid.tsx";
import { useMovieLists, useSeriesLists } from "#features/lists/list-queries.ts";
import { savedMovie, savedSeries } from "#features/saved/model/saved-title.ts";
import { markSeen } from "#features/saved/store/saved-actions.ts";
import { loadSaved } from "#features/saved/store/saved-keys.ts";
import { emptyDevice } from "#tests/support/empty-device.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { movieLists, sampleCatalog, samplePage, seriesLists } from "#tests/support/sample-catalog.ts";
import { sampleMovie, sampleMovieSummary, sampleSeries, sampleSeriesSummary } from "#tests/support/sample-titles.ts";
import { PagedList } from "./paged-list.tsx";
import { usePagedList } from "./use-paged-list.ts";

emptyDevice();

function Popular() {
  const { movieList } = useMovieLists();
  const list = usePagedList({ parameter: "page", page: 1, pageQuery: (page) => movieList("popular", page) });
  if (!list.query.data) return null;
  return (
    <PagedList list={list} page={list.query.data} label="Popular" pathOf={() => "/home?page=2"} moreText={(count) => `${count} more`} hides="movies">
      {(movies, pending) => <MovieGrid movies={movies} label="Popular" pending={pending} />}
    </PagedList>
  );
}

function PopularSeries() {
  const { seriesList } = useSeriesLists();
  const list = usePagedList({ parameter: "page", page: 1, pageQuery: (page) => seriesList("popular", page) });
  if (!list.query.data) return null;
  return (
    <PagedList list={list} page={list.query.data} label="Popular" pathOf={() => "/tv?page=2"} moreText={(count) => `${count} more`} hides="series">
      {(series, pending) => <SeriesGrid series={series} label="Popular" pending={pending} />}
    </PagedList>
  );
}

const twenty = (page: number): number[] => Array.from({ length: 20 }, (_, index) => 20 * (page - 1) + index + 1);
const popular = async (page: number) =>
  samplePage(
    twenty(page).map((id) => sampleMovieSummary(id)),
    { page, totalPages: 3, totalResults: 60 },
  );
async function open() {
  await act(async () => renderPart(<Popular />, { path: "/home", catalog: sampleCatalog({ movieList: movieLists({ popular }) }) }));
  await screen.findAllByRole("listitem");
}
const saw = (...ids: number[]) =>
  act(async () => {
    for (const id of ids) markSeen({ title: savedMovie(sampleMovie(id)), keys: [`movie:${id}`] });
  });
const toggle = () => screen.queryByRole("button", { name: "Hide what I have seen" });
const shown = () => screen.getAllByRole("listitem").map((item) => item.querySelector("a")?.getAttribute("href"));
const linksTo = (...ids: number[]) => ids.map((id) => `/movie/${id}`);
const status = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

test("a list hides what was seen, says how many, and shows it again; the device remembers the choice", async () => {
  await loadSaved();
  await open();
  expect(toggle()).toBeNull();
  await saw(2);
  await userEvent.click(toggle() ?? expect.unreachable());
  expect([shown().slice(0, 2), toggle()?.getAttribute("aria-pressed"), deviceSettings().hidesSeen]).toEqual([linksTo(1, 3), "true", true]);
  expect(status()).toContain("1 title hidden");
  await saw(...twenty(1));
  expect(screen.queryAllByRole("listitem")).toEqual([]);
  expect(status()).toContain("20 titles hidden");
  await userEvent.click(toggle() ?? expect.unreachable());
  expect([shown().length, deviceSettings().hidesSeen]).toEqual([20, undefined]);
});

test("a list of series hides the series that was seen, and not the one with a film's number", async () => {
  saveDeviceSettings({ ...defaultDeviceSettings, hidesSeen: true });
  await loadSaved();
  await saw(1);
  await act(async () => void markSeen({ title: savedSeries(sampleSeries(2)), keys: ["tv:2"] }));
  const popularSeries = async () => samplePage([1, 2, 3].map((id) => sampleSeriesSummary(id)));
  await act(async () => renderPart(<PopularSeries />, { path: "/tv", catalog: sampleCatalog({ seriesList: seriesLists({ popular: popularSeries }) }) }));
  await screen.findAllByRole("listitem");
  expect(shown()).toEqual(["/tv/1-series-1", "/tv/3-series-3"]);
});

test("after Load more the focus goes to the first new film that is not hidden", async () => {
  saveDeviceSettings({ ...defaultDeviceSettings, hidesSeen: true });
  await loadSaved();
  await saw(1, 21);
  await open();
  expect(shown()).toHaveLength(19);
  await userEvent.click(await screen.findByRole("link", { name: /^Load more of Popular$/ }));
  await screen.findByRole("link", { name: /Film 22/ });
  expect(shown().slice(18, 20)).toEqual(linksTo(20, 22));
  expect(document.activeElement?.getAttribute("href")).toBe("/movie/22");
  expect(status()).toContain("2 titles hidden");
});
