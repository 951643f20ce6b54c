import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { forget } from "#app/data/device-store.ts";
import { onToast, type ToastMessage } from "#app/ui/toast-channel.ts";
import type { Catalog } from "#features/catalog.ts";
import { savedMovie } from "#features/saved/model/saved-title.ts";
import { createOwnLists } from "#features/saved/store/own-list-actions.ts";
import { savedDocuments } from "#features/saved/store/saved-store.ts";
import { fakeBrowser } from "#tests/support/fake-browser.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { failing, neverResolving, sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleMovie } from "#tests/support/sample-titles.ts";
import SharedScreen from "./shared-list-screen.tsx";

fakeBrowser();

const { titles: allTitles } = sampleCatalog();
const toasts: ToastMessage[] = [];

beforeEach(() => {
  localStorage.clear();
  forget();
  toasts.length = 0;
  return onToast((toast) => toasts.push(toast));
});

/** The buttons' code is loaded with it. */
const show = (path: string, titles: Catalog["titles"] = allTitles) =>
  act(async () => renderPart(<SharedScreen />, { path, catalog: sampleCatalog({ titles }) }));
const cards = () => within(screen.getByRole("list", { name: "Titles of this list" })).getAllByRole("listitem");
const button = (name: string) => screen.findByRole<HTMLButtonElement>("button", { name });
const pressed = async (name: string) => {
  const found = await button(name);
  await waitFor(() => expect(found.disabled).toBe(false));
  await act(async () => fireEvent.click(found));
};
const saved = () => [...savedDocuments().list.titles.keys()];
const lists = () => [...savedDocuments().list.lists.values()].map(({ name, titles }) => [name, titles]);

test("loads the titles in sorted batches of fifty, and shows them in the address's order", async () => {
  const keys = Array.from({ length: 60 }, (_, index) => `movie:${60 - index}`);
  const titles = vi.fn(allTitles);
  await show(`/shared?name=Rainy+days&titles=${keys.join()}`, titles);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Rainy days");
  await screen.findByText("Film 60");
  expect(cards().map((card) => within(card).getByRole("link").getAttribute("href"))).toEqual(keys.map((key) => key.replace("movie:", "/movie/")));
  expect(titles.mock.calls.map(([batch]) => batch.length)).toEqual([50, 10]);
  for (const [batch] of titles.mock.calls) expect(batch).toEqual(batch.toSorted());
});

test("each title keeps its place: a link while it loads, a note if it is missing", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await show("/shared?titles=movie:19,tv:8,tv:7", async (keys) => {
    await promise;
    return { ...(await allTitles(keys.filter((key) => key !== "tv:8"))), missing: ["tv:8"] };
  });
  expect(cards().map((card) => card.textContent)).toEqual(["A film, not loaded yet", "A series, not loaded yet", "A series, not loaded yet"]);
  resolve();
  await screen.findByText("Film 19");
  expect(cards().map((card) => within(card).queryByRole("link")?.getAttribute("href") ?? card.textContent)).toEqual([
    "/movie/19",
    "Not in the catalog",
    expect.stringContaining("/tv/7"),
  ]);
});

test("Save all waits for titles that the server is still loading", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  let isLoaded = false;
  await show("/shared?titles=movie:19,movie:20", async (keys) => {
    const now = keys.filter((key) => isLoaded || key === "movie:19");
    return { ...(await allTitles(now)), pending: keys.filter((key) => !now.includes(key)) };
  });
  await screen.findByText("1 of 2 titles loaded");
  expect((await button("Save all")).disabled).toBe(true);
  isLoaded = true;
  await act(() => vi.advanceTimersByTimeAsync(5000));
  await pressed("Save all");
  expect(saved()).toEqual(["movie:19", "movie:20"]);
  expect(screen.queryByText(/titles loaded/)).toBeNull();
});

test("Save all saves what is not saved yet, with one undo", async () => {
  await show("/shared?titles=movie:19,tv:7");
  await pressed("Save all");
  expect(saved()).toEqual(["movie:19", "tv:7"]);
  expect(toasts.map(({ title }) => title)).toEqual(["2 titles saved to My list"]);
  expect(screen.getByRole("link", { name: "Open My list" }).getAttribute("href")).toBe("/list");
  await pressed("Save all");
  expect(toasts.at(-1)?.title).toBe("All of them were in My list already");
  act(() => toasts[0]?.action?.run());
  expect(saved()).toEqual([]);
});

test("Save as a list makes one of the same name and order, with an undo, while there is room", async () => {
  await show("/shared?name=Rainy+days&titles=tv:7,movie:19");
  await pressed("Save as a list");
  expect(lists()).toEqual([["Rainy days", ["tv:7", "movie:19"]]]);
  act(() => toasts[0]?.action?.run());
  expect(lists()).toEqual([]);
  act(() => void createOwnLists(Array.from({ length: 1000 }, (_, index) => ({ name: `List ${index}`, titles: [] }))));
  await pressed("Save as a list");
  expect([lists().length, toasts.at(-1)?.title]).toEqual([1000, "You have 1,000 lists, and there is no room for more. Delete one first."]);
});

test("both buttons say how many titles could not be loaded", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const keys = Array.from({ length: 60 }, (_, index) => `movie:${index + 1}`);
  await show(`/shared?name=Rainy+days&titles=${keys.join()}`, async (batch, ...options) => (batch.length === 50 ? allTitles(batch, ...options) : failing()));
  await screen.findByRole("alert");
  for (const name of ["Save all", "Save as a list"]) await pressed(name);
  expect(toasts.map(({ title, text }) => [title, text])).toEqual([
    ["50 titles saved to My list", "10 titles could not be loaded"],
    ["Saved as a list", "10 titles could not be loaded"],
  ]);
});

test("the buttons wait for the titles", async () => {
  await show("/shared?titles=movie:19", neverResolving);
  for (const name of ["Save all", "Save as a list"]) expect((await button(name)).disabled).toBe(true);
});

test("a failure is said in place, with a retry", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const titles = vi.fn<Catalog["titles"]>(failing);
  await show("/shared?titles=movie:19", titles);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("could not be loaded");
  titles.mockImplementation(allTitles);
  fireEvent.click(within(alert).getByText(/again/i));
  await screen.findByText("Film 19");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("an address without a title leads on; entries that are no titles are counted", async () => {
  const { unmount } = await show("/shared?name=x&titles=person:5");
  expect(screen.getByText("There is no title in this address")).toBeTruthy();
  unmount();
  await show("/shared?titles=movie:19,person:5,x");
  expect(await screen.findByText(/^2 entries of the address were left out/)).toBeTruthy();
  await screen.findByText("Film 19");
});

test("on a German page, a title that has none in German is saved as an English one, the others as German", async () => {
  const titles: Catalog["titles"] = async () => ({
    titles: [savedMovie(sampleMovie(19, { title: "Der Spieler" }), "de"), savedMovie(sampleMovie(20, { title: "Strike" }))],
    missing: [],
    pending: [],
  });
  await act(async () => renderPart(<SharedScreen />, { path: "/shared?titles=movie:19,movie:20", catalog: sampleCatalog({ titles }), language: "de" }));
  expect((await screen.findByText("Strike", { selector: "a bdi" })).lang).toBe("en");
  await act(async () => {
    for (const save of document.querySelectorAll<HTMLElement>("[data-slot=card-save]")) save.click();
  });
  await waitFor(() => expect(saved()).toHaveLength(2));
  expect([...savedDocuments().list.titles.values()].map(({ title, language }) => [title, language])).toEqual([
    ["Der Spieler", "de"],
    ["Strike", undefined],
  ]);
});
