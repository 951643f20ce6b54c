import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { saveDeviceSettings } from "#app/data/device-store.ts";
import { defaultDeviceSettings } from "#domain/device-settings.ts";
import { emptyPage } from "#domain/page.ts";
import type { Catalog } from "#features/catalog.ts";
import { savedSeries } from "#features/saved/model/saved-title.ts";
import { markSeen } from "#features/saved/store/saved-actions.ts";
import { loadSaved } from "#features/saved/store/saved-keys.ts";
import { emptyDevice } from "#tests/support/empty-device.ts";
import { fakeBrowser } from "#tests/support/fake-browser.ts";
import { openScreen } from "#tests/support/open-screen.tsx";
import { failing, neverResolving, samplePage, seriesLists } from "#tests/support/sample-catalog.ts";
import { sampleSeries, sampleSeriesSummary } from "#tests/support/sample-titles.ts";
import SeriesListScreen from "./series-list-screen.tsx";

fakeBrowser();
emptyDevice();

const ids = (first: number) => Array.from({ length: 20 }, (_, index) => sampleSeriesSummary(first + index));
const lists: Partial<Catalog> = { seriesList: seriesLists({ popular: async () => ids(1), "top-rated": async () => ids(101) }) };
const open = (at: string, state?: unknown, catalog: Partial<Catalog> = lists) =>
  openScreen({ screen: SeriesListScreen, pattern: at.split("?", 1)[0] ?? at, at, state, catalog });
const names = (list: HTMLElement) => within(list).getAllByRole("listitem", { hidden: true });
const shownNames = (list: HTMLElement) => names(list).filter((item) => !item.classList.contains("hidden"));

test("shows the popular list by default, with five featured and six of the list", async () => {
  open("/tv");
  expect(await screen.findByRole("heading", { level: 1, name: "Popular TV Series" })).toBeTruthy();
  const featured = within(await screen.findByRole("list", { name: "Featured" })).getAllByRole("link");
  expect(featured.map((link) => link.getAttribute("href"))).toEqual([1, 2, 3, 4, 5].map((id) => `/tv/${id}-series-${id}`));
  const list = screen.getByRole("list", { name: "Popular TV Series" });
  expect(names(list)).toHaveLength(20);
  expect(shownNames(list).map((item) => item.querySelector("a")?.getAttribute("href"))[0]).toBe("/tv/1-series-1");
  expect(shownNames(list)).toHaveLength(6);
});

test("the arrows move by six and stop at both ends", async () => {
  open("/tv");
  const list = await screen.findByRole("list", { name: "Popular TV Series" });
  const [previous, next] = [screen.getByRole("button", { name: "Previous series" }), screen.getByRole("button", { name: "Next series" })];
  expect(previous.getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(next);
  expect(shownNames(list)[0]?.textContent).toContain("Series 7");
  expect(screen.getByText("7 to 12 of 20")).toBeTruthy();
  for (let click = 0; click < 5; click += 1) await userEvent.click(next);
  expect(shownNames(list).map((item) => item.querySelector("a")?.getAttribute("href"))).toEqual(["/tv/19-series-19", "/tv/20-series-20"]);
  expect(next.getAttribute("aria-disabled")).toBe("true");
  for (let click = 0; click < 9; click += 1) await userEvent.click(previous);
  expect(shownNames(list)[0]?.textContent).toContain("Series 1");
});

test("the last group's row ends with links to the other list and to the genres", async () => {
  open("/tv");
  await screen.findByRole("list", { name: "Popular TV Series" });
  const end = screen.getByText("That is all of them.").parentElement;
  expect(end?.classList.contains("hidden")).toBe(true);
  for (let click = 0; click < 3; click += 1) await userEvent.click(screen.getByRole("button", { name: "Next series" }));
  expect(end?.classList.contains("hidden")).toBe(false);
  expect(screen.getByRole("link", { name: "See the top rated" }).getAttribute("href")).toBe("/tv/top");
  expect(screen.getByRole("link", { name: "Browse by genre" }).getAttribute("href")).toBe("/genres");
});

test("a full last group ends with the words below it", async () => {
  open("/tv", undefined, { seriesList: seriesLists({ popular: async () => ids(1).slice(0, 18) }) });
  await screen.findByRole("list", { name: "Popular TV Series" });
  await waitFor(() => expect(document.querySelector('[data-slot="load-more"]')).not.toBeNull());
  expect(screen.queryByText("That is all of them.")).toBeNull();
  for (let click = 0; click < 2; click += 1) await userEvent.click(screen.getByRole("button", { name: "Next series" }));
  expect(screen.getByText("That is all of them.").closest('[data-slot="load-more"]')).not.toBeNull();
});

test.each([
  ["/tv/top", undefined],
  ["/tv", { contentType: "top" }],
])("%s with state %o shows the top rated list", async (at, state) => {
  open(at, state);
  expect(await screen.findByRole("heading", { level: 1, name: "Top Rated TV Series" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Top Rated" }).getAttribute("aria-current")).toBe("page");
  expect(await screen.findByText("1 to 6 of 20")).toBeTruthy();
  expect(names(screen.getByRole("list", { name: "Featured" }))[0]?.textContent).toContain("Series 101");
});

test("the toggle's buttons are links", async () => {
  open("/tv");
  expect(screen.getByRole("link", { name: "Popular" }).getAttribute("href")).toBe("/tv");
  expect(screen.getByRole("link", { name: "Top Rated" }).getAttribute("href")).toBe("/tv/top");
});

test("shows twelve placeholders while it loads", () => {
  const { container } = open("/tv", undefined, { seriesList: neverResolving });
  expect(container.querySelector('[data-slot="grid-skeleton"]')?.children).toHaveLength(12);
});

test.each([
  ["/tv", "Failed to load popular TV series"],
  ["/tv/top", "Failed to load top rated TV series"],
])("%s shows its failure", async (at, text) => {
  open(at, undefined, { seriesList: failing });
  expect((await screen.findByRole("alert")).textContent).toContain(text);
});

test("Load more adds groups and shows the first new series", async () => {
  const popular = async (page: number) => samplePage(ids((page - 1) * 20 + 1), { page, totalPages: 3, totalResults: 60 });
  open("/tv", undefined, { seriesList: seriesLists({ popular }) });
  await screen.findByText("1 to 6 of 20");
  expect(screen.queryByText("That is all of them.")).toBeNull();
  await userEvent.click(await screen.findByRole("link", { name: "Load more of Popular TV Series" }));
  expect(await screen.findByText("19 to 24 of 40")).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.getAttribute("href")).toBe("/tv/21-series-21"));
  expect(document.activeElement?.closest("li")?.classList.contains("hidden")).toBe(false);
});

test("where seen series are hidden, Load more shows the first new one, and the end is said", async () => {
  saveDeviceSettings({ ...defaultDeviceSettings, hidesSeen: true });
  await loadSaved();
  for (const id of [1, 2, 3, 4]) markSeen({ title: savedSeries(sampleSeries(id)), keys: [`tv:${id}`] });
  const popular = async (page: number) => samplePage(ids((page - 1) * 20 + 1), { page, totalPages: 2, totalResults: 40 });
  open("/tv", undefined, { seriesList: seriesLists({ popular }) });
  await screen.findByText("1 to 6 of 16");
  await userEvent.click(await screen.findByRole("link", { name: "Load more of Popular TV Series" }));
  expect(await screen.findByText("13 to 18 of 36")).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.getAttribute("href")).toBe("/tv/21-series-21"));
  for (let click = 0; click < 3; click += 1) await userEvent.click(screen.getByRole("button", { name: "Next series" }));
  expect(screen.getAllByText("That is all of them.")).toHaveLength(1);
});

test("a further page stands alone, without the featured row", async () => {
  const popular = async (page: number) => samplePage(ids((page - 1) * 20 + 1), { page, totalPages: 3, totalResults: 60 });
  open("/tv?page=2", undefined, { seriesList: seriesLists({ popular }) });
  const list = await screen.findByRole("list", { name: "Popular TV Series" });
  expect(within(list).getAllByRole("link", { hidden: true })[0]?.getAttribute("href")).toBe("/tv/21-series-21");
  expect(screen.queryByRole("list", { name: "Featured" })).toBeNull();
  expect((await screen.findByRole("link", { name: "Previous page of Popular TV Series" })).getAttribute("href")).toBe("/tv");
});

test("a page beyond the end leads back to the list", async () => {
  open("/tv?page=9", undefined, { seriesList: async (_, page) => emptyPage(page, 3) });
  expect((await screen.findByRole("link", { name: "Go to the first page" })).getAttribute("href")).toBe("/tv");
});
