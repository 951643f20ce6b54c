import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { deviceSettings, forget, saveDeviceSettings } from "#app/data/device-store.ts";
import { limits } from "#domain/limits.ts";
import type { Catalog } from "#features/catalog.ts";
import type { ComingDay } from "#features/saved/model/coming-day.ts";
import { savedMovie, savedSeries } from "#features/saved/model/saved-title.ts";
import type { TitleInBatch } from "#features/saved/model/title-batch.ts";
import { saveTitles } from "#features/saved/store/saved-actions.ts";
import { loadSaved } from "#features/saved/store/saved-keys.ts";
import { fakeBrowser } from "#tests/support/fake-browser.ts";
import { openScreen } from "#tests/support/open-screen.tsx";
import { failing } from "#tests/support/sample-catalog.ts";
import { sampleMovie, sampleSeries } from "#tests/support/sample-titles.ts";
import CalendarScreen from "./calendar-screen.tsx";
import { localDay } from "./model/month.ts";

fakeBrowser();

const film = savedMovie(sampleMovie(19, { release_date: "" }));
const series = savedSeries(sampleSeries(7));
const dayIn = (days: number): string => localDay(new Date(Date.now() + days * 24 * 60 * 60 * 1000));

beforeEach(async () => {
  await loadSaved();
  localStorage.clear();
  forget();
});

const episode = (number: number, days: number, more: Partial<ComingDay> = {}): ComingDay => ({
  ...{ date: dayIn(days), episode: { season: 2, episode: number, name: "The Return" } },
  ...more,
});

const answer = (...titles: TitleInBatch[]) => vi.fn<Catalog["titles"]>(async () => ({ titles, missing: [], pending: [] }));

async function open(titles: Catalog["titles"], search = "") {
  await act(async () => void openScreen({ screen: CalendarScreen, pattern: "/calendar", at: `/calendar${search}`, catalog: { titles } }));
}

describe("the calendar", () => {
  test("lists what is to come of saved titles by its days, the unknown ones last", async () => {
    saveTitles([film, series]);
    const titles = answer({ ...film, coming: [{ date: "" }] }, { ...series, coming: [episode(1, 1, { mark: "return" })] });
    await open(titles);
    const line = (await screen.findByRole("link", { name: "Series 7" })).closest("li");
    expect(screen.getAllByRole("heading", { level: 2 }).at(-1)?.textContent).toBe("Date to be announced");
    expect(line?.textContent).toBe("Series 7S2 E1 · The Return · New season");
    expect(screen.getByRole("heading", { level: 3 }).textContent).toMatch(/tomorrow$/);
    expect(screen.getByRole("link", { name: "Film 19" }).getAttribute("href")).toBe("/movie/19-film-19");
    expect(titles.mock.calls).toEqual([[["movie:19", "tv:7"], expect.objectContaining({ region: "US" })]]);
  });

  test("covers an episode's name where the visitor wants no spoilers, and leaves it out of the file", async () => {
    saveDeviceSettings({ ...deviceSettings(), spoilers: "hide" });
    saveTitles([series]);
    await open(answer({ ...series, coming: [episode(5, 3)] }));
    expect((await screen.findByText("The Return")).getAttribute("aria-hidden")).toBe("true");
    const isLeftOut = await screen.findByRole<HTMLInputElement>("checkbox", { name: "Without episode titles" });
    expect(isLeftOut.checked).toBe(true);
  });

  test("shows a month as a table whose days lead to their titles", async () => {
    saveTitles([series]);
    await open(answer({ ...series, coming: [episode(5, 0), episode(6, 40)] }), "?view=month");
    const link = await screen.findByRole("link", { name: /: 1 title$/ });
    expect(link.getAttribute("href")).toBe(`#day-${dayIn(0)}`);
    expect(document.getElementById(`day-${dayIn(0)}`)?.textContent).toMatch(/today$/);
    expect(within(screen.getByRole("table")).getAllByRole("columnheader")).toHaveLength(7);
    expect(screen.getByRole("link", { name: "Previous month" }).getAttribute("aria-disabled")).toBe("true");
    await userEvent.click(screen.getByRole("link", { name: "Next month" }));
    expect(screen.getByRole("link", { name: "Previous month" }).getAttribute("aria-disabled")).toBeNull();
  });

  test("asks for a hundred titles by two calls", async () => {
    saveTitles(Array.from({ length: 120 }, (_, index) => savedSeries(sampleSeries(index + 1))));
    const titles = answer();
    await open(titles);
    await screen.findByText("No dates announced yet");
    expect(titles.mock.calls.map(([keys]) => keys.length)).toEqual([limits.titleBatch, limits.titleBatch]);
  });

  test("says where nothing is followed", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    await open(answer());
    expect(await screen.findByText("Nothing to follow yet")).toBeTruthy();
  });

  test("does not ask for a film to be saved of a visitor who has saved one that came out long ago", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    saveTitles([savedMovie(sampleMovie(653, { release_date: "1922-03-04" }))]);
    await open(answer());
    expect(await screen.findByText("No dates announced yet")).toBeTruthy();
  });

  test("says that the days could not be loaded, and loads them again", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    saveTitles([series]);
    const titles = vi.fn<Catalog["titles"]>(failing);
    await open(titles);
    expect(await screen.findByText("The dates of your titles could not be loaded.")).toBeTruthy();
    titles.mockImplementation(answer({ ...series, coming: [episode(5, 3)] }));
    await userEvent.click(screen.getByRole("link", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "Series 7" })).toBeTruthy();
  });
});
