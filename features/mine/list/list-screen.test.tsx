import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { forget } from "#app/data/device-store.ts";
import { onToast, type ToastMessage } from "#app/ui/toast-channel.ts";
import type { PublicSite } from "#domain/site.ts";
import type { Catalog } from "#features/catalog.ts";
import { ownListsOf } from "#features/saved/model/own-list-changes.ts";
import { withOpened } from "#features/saved/model/progress-changes.ts";
import type { SavedTitle } from "#features/saved/model/saved-title.ts";
import { createOwnLists } from "#features/saved/store/own-list-actions.ts";
import { markSeen, rateTitle, saveTitles } from "#features/saved/store/saved-actions.ts";
import { loadSaved } from "#features/saved/store/saved-keys.ts";
import { changeSaved, savedDocuments } from "#features/saved/store/saved-store.ts";
import { fakeBrowser } from "#tests/support/fake-browser.ts";
import { openScreen } from "#tests/support/open-screen.tsx";
import { failing } from "#tests/support/sample-catalog.ts";
import { sampleSite } from "#tests/support/sample-site.ts";
import { sampleMovieSummary } from "#tests/support/sample-titles.ts";
import ListScreen from "./list-screen.tsx";

fakeBrowser();

const dayMs = 24 * 60 * 60 * 1000;
const daysAgo = (days: number): number => Date.now() - days * dayMs;

const metropolis: SavedTitle = { key: "movie:19", title: "Metropolis", year: 1927, poster_path: "/m.jpg", genre_ids: [18, 878], runtime: 153, rating: 8.2 };
const kid: SavedTitle = { key: "movie:10098", title: "The Kid", year: 1921, poster_path: null, genre_ids: [35], runtime: null, rating: 8.1 };
const judex: SavedTitle = { key: "tv:5", title: "Judex", year: 1916, poster_path: null, genre_ids: [80], runtime: null, rating: null };

const saveAll = () =>
  saveTitles([
    { ...metropolis, at: daysAgo(3) },
    { ...kid, at: daysAgo(2) },
    { ...judex, at: daysAgo(1) },
  ]);

let toasts: ToastMessage[] = [];

beforeEach(async () => {
  // The page of the test before may still load, and would fill in this one's films.
  await loadSaved();
  localStorage.clear();
  forget();
  toasts = [];
  return onToast((toast) => toasts.push(toast));
});

/** In an awaited `act`, because the list's code is loaded when it is rendered. */
async function open(search = "", catalog: Partial<Catalog> = {}, site?: PublicSite) {
  const opened = await act(async () => openScreen({ screen: ListScreen, pattern: "/list", at: `/list${search}`, catalog, ...(site && { site }) }));
  await screen.findByRole("tablist");
  return opened;
}

const list = (name = "Saved") => screen.getByRole("list", { name });
const names = (name?: string) =>
  within(list(name))
    .getAllByRole("link")
    .map((link) => link.textContent?.replace(/\d.*$/s, "").trim() || link.textContent);
const status = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
const choose = (label: string, option: string) => userEvent.selectOptions(screen.getByRole("combobox", { name: label }), option);
const undo = () => act(async () => toasts.at(-1)?.action?.run());
const ownLists = () => ownListsOf(savedDocuments().list).map(({ name, titles }) => [name, ...titles]);

describe("what is saved", () => {
  test("stands as cards, the last one first, with its sums", async () => {
    saveAll();
    await open();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("My list");
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Saved (3)");
    expect(
      within(list())
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(["/tv/5", "/movie/10098", "/movie/19"]);
    expect(status()).toContain("2 films and 1 series. The films run at least 2 h 33 min.");
  });

  test("is sorted and filtered, in the address", async () => {
    saveAll();
    const { where } = await open();
    await choose("Sort by", "Title");
    expect(where()).toBe("/list?sort=title");
    await choose("Type", "Films");
    await choose("Genre", "Drama");
    expect(where()).toBe("/list?type=movie&genre=18&sort=title");
    expect(within(list()).getAllByRole("link")).toHaveLength(1);
    expect(status()).toContain("1 film. The film runs 2 h 33 min.");
    await userEvent.click(screen.getByRole("link", { name: "Clear filters" }));
    expect(where()).toBe("/list?sort=title");
    await userEvent.click(screen.getByRole("link", { name: "Compact rows" }));
    expect(where()).toBe("/list?sort=title&layout=rows");
    expect(within(list()).getAllByRole("listitem")[1]?.textContent).toContain("153 min");
  });

  test("says the next episode of a series, and leads to the calendar", async () => {
    saveAll();
    const coming = [{ date: "2099-12-04", episode: { season: 2, episode: 1, name: "The Return" } }];
    await open("", { titles: async (keys) => ({ titles: keys.includes(judex.key) ? [{ ...judex, coming }] : [], missing: [], pending: [] }) });
    expect(await within(list()).findByText("New: S2 E1, Dec 4")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Calendar" }).getAttribute("href")).toBe("/calendar");
  });

  test("filters that match nothing can be cleared", async () => {
    saveAll();
    const { where } = await open("?genre=18&type=tv");
    expect(screen.getByText("No title matches these filters")).toBeTruthy();
    await userEvent.click(screen.getAllByRole("link", { name: "Clear filters" }).at(-1) as HTMLElement);
    expect(where()).toBe("/list");
    expect(names()).toHaveLength(3);
  });

  test("a filter that fits no title stays chosen in its field", async () => {
    saveAll();
    await open("?genre=99&decade=1950&rating=3");
    const chosen = (label: string) => within(screen.getByRole("combobox", { name: label })).getByRole("option", { selected: true }).textContent;
    expect([chosen("Genre"), chosen("Decade"), chosen("Rating")]).toEqual(["Documentary", "1950s", "Rated 3 or more"]);
    const decades = within(screen.getByRole("combobox", { name: "Decade" })).getAllByRole("option");
    expect(decades.map(({ textContent }) => textContent)).toEqual(["Any decade", "1950s", "1920s", "1910s"]);
  });

  test("leaves with an undo, and the focus goes to the next title", async () => {
    saveAll();
    await open();
    // A title beside a label would be read after it.
    expect(document.querySelector("[aria-label][title]")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Remove: The Kid" }));
    expect(names()).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove: Metropolis" }));
    expect(toasts.at(-1)).toMatchObject({ title: "Removed from My list", text: "The Kid", action: {} });
    await undo();
    expect(within(list()).getAllByRole("link")[1]?.getAttribute("href")).toBe("/movie/10098");
  });

  test("is shown in part: a press shows more, and the focus goes to the first new one", async () => {
    saveTitles(Array.from({ length: 130 }, (_, index) => ({ ...kid, key: `movie:${index + 1}` as const, title: `Film ${index + 1}`, at: index + 1 })));
    await open();
    await waitFor(() => expect(within(list()).getAllByRole("listitem")).toHaveLength(60));
    await userEvent.click(screen.getByRole("button", { name: "Load more of Saved" }));
    expect(within(list()).getAllByRole("listitem")).toHaveLength(120);
    expect(document.activeElement?.getAttribute("href")).toBe("/movie/70");
    expect(status()).toContain("60 more titles, 120 in the list");
  });

  test("an empty tab leads on", async () => {
    await open();
    expect(screen.getByText("Nothing saved yet")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Discover films" }).getAttribute("href")).toBe("/discover");
    expect(screen.getByRole("link", { name: "Import a list" }).getAttribute("href")).toBe("/list/import");
  });
});

describe("can be watched here", () => {
  const library = sampleSite({ library: true });
  const page = (page: number, ids: number[]) => ({ items: ids.map((id) => sampleMovieSummary(id)), page, totalPages: 3, totalResults: 3 });
  const noSeries: Catalog["discoverSeries"] = async () => ({ items: [], page: 1, totalPages: 0, totalResults: 0 });

  test("is offered only with a library, and read from all pages of the library's list", async () => {
    saveAll();
    const { unmount } = await open();
    expect(screen.queryByRole("checkbox", { name: "Watch here" })).toBeNull();
    unmount();
    const discoverMovies = vi.fn<Catalog["discoverMovies"]>(async (filters) => page(filters.page, [filters.page === 3 ? 19 : 900 + filters.page]));
    const { where } = await open("", { discoverMovies, discoverSeries: noSeries }, library);
    expect(discoverMovies).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("checkbox", { name: "Watch here" }));
    expect(where()).toBe("/list?here=1");
    await waitFor(() => expect(within(list()).getAllByRole("link")).toHaveLength(1));
    expect(discoverMovies.mock.calls.map(([filters]) => [filters.here, filters.page])).toEqual([1, 2, 3].map((number) => [true, number]));
  });

  test("says that it could not be loaded, with a retry", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    saveAll();
    await open("?here=1", { discoverMovies: failing, discoverSeries: noSeries }, library);
    expect((await screen.findByRole("alert")).textContent).toContain("What can be watched here could not be loaded.");
    expect(screen.getByRole("link", { name: "Try again" })).toBeTruthy();
  });
});

test("seen films, and series with their seen episodes", async () => {
  markSeen({ title: metropolis, keys: ["movie:19"], at: daysAgo(2) });
  markSeen({ title: judex, keys: ["tv:5:1:1", "tv:5:1:2"], at: daysAgo(1) });
  await open("?show=seen");
  expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Seen (2)");
  expect(within(list("Seen")).getAllByRole("listitem")[0]?.textContent).toContain("2 episodes seen");
  await userEvent.click(screen.getByRole("button", { name: "Remove: Judex" }));
  expect([...savedDocuments().seen.seen.keys()]).toEqual(["movie:19"]);
  await undo();
  expect(savedDocuments().seen.seen.size).toBe(3);
});

test("what can be continued leaves with an undo", async () => {
  changeSaved("progress", (sections, now) => withOpened(sections, metropolis, { server: "one", season: null, episode: null }, now));
  await open("?show=continue");
  expect(within(list("Continue")).getByRole("link").getAttribute("href")).toBe("/movie/19-metropolis#player");
  await userEvent.click(screen.getByRole("button", { name: "Remove Metropolis from Continue" }));
  expect(screen.getByText("Nothing to continue")).toBeTruthy();
  // For good, and not for the day after which a finished series is looked at again.
  expect(savedDocuments().progress.dismissed.get(metropolis.key)?.isFinished).toBe(false);
  await undo();
  expect(within(list("Continue")).getAllByRole("link")).toHaveLength(1);
});

test("own ratings and notes, sorted by them", async () => {
  rateTitle({ title: kid, rating: 7, note: "", at: daysAgo(1) });
  rateTitle({ title: metropolis, rating: 9, note: "<b>Loud</b>", at: daysAgo(2) });
  await open("?show=rated&sort=own");
  const [first] = within(list("Rated")).getAllByRole("listitem");
  expect(first?.textContent).toContain("Your rating: 9");
  expect(first?.textContent).toContain("<b>Loud</b>");
});

test("running times that a card did not know are filled in with one request", async () => {
  saveAll();
  const titles = vi.fn<Catalog["titles"]>(async () => ({ titles: [{ ...kid, title: "Another name", runtime: 68 }], missing: [], pending: [] }));
  await open("", { titles });
  await waitFor(() => expect(status()).toContain("2 films and 1 series. The films run 3 h 41 min."));
  const ofFilms = titles.mock.calls.map(([keys]) => keys).filter(([key]) => key?.startsWith("movie:"));
  expect(ofFilms).toEqual([["movie:10098"]]);
  expect(savedDocuments().list.titles.get("movie:10098")?.title).toBe("The Kid");
});

describe("own lists", () => {
  test("are created, opened, renamed and deleted, with an undo", async () => {
    const { where } = await open("?show=lists");
    expect(screen.getByText("No lists yet")).toBeTruthy();
    await userEvent.type(screen.getByRole("textbox", { name: "New list" }), "  Rainy   days ");
    await userEvent.click(screen.getByRole("button", { name: "Create" }));
    expect(where()).toBe("/list?list=1");
    expect(screen.getByRole("heading", { level: 2, name: "Rainy days" })).toBeTruthy();
    expect(screen.getByText("This list is empty")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Rename" }));
    const field = screen.getByRole("textbox", { name: "Name of the list" });
    expect(document.activeElement).toBe(field);
    await userEvent.clear(field);
    await userEvent.type(field, "Sunny days{Enter}");
    expect(screen.getByRole("heading", { level: 2, name: "Sunny days" })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Rename" }));
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    expect(where()).toBe("/list?show=lists");
    expect(ownLists()).toEqual([]);
    await undo();
    expect(ownLists()).toEqual([["Sunny days"]]);
    expect(screen.getByRole("link", { name: /Sunny days/ }).getAttribute("href")).toBe("/list?list=1");
  });

  test("have names of their own", async () => {
    createOwnLists([{ name: "Rainy days", titles: [] }]);
    await open("?show=lists");
    const field = screen.getByRole("textbox", { name: "New list" });
    await userEvent.type(field, "rainy days{Enter}");
    expect(screen.getByRole("alert").textContent).toBe("You have a list with this name.");
    await userEvent.clear(field);
    await userEvent.type(field, "   {Enter}");
    expect(screen.getByRole("alert").textContent).toBe("Give the list a name.");
    expect(ownLists()).toHaveLength(1);
  });

  test("no more than 1,000", async () => {
    createOwnLists(Array.from({ length: 1000 }, (_, index) => ({ name: `List ${index}`, titles: [] })));
    await open("?show=lists");
    expect(screen.queryByRole("textbox", { name: "New list" })).toBeNull();
    expect(screen.getByText("You have 1,000 lists, and there is no room for more.")).toBeTruthy();
  });

  test("titles move up and down, and the focus stays on the button", async () => {
    createOwnLists([{ name: "Rainy days", titles: [metropolis, kid, judex] }]);
    const { where } = await open("?list=1");
    await userEvent.click(screen.getByRole("link", { name: "Change the order" }));
    expect(where()).toBe("/list?list=1&layout=rows");
    await userEvent.click(screen.getByRole("button", { name: "Move up: Judex" }));
    expect(ownLists()).toEqual([["Rainy days", "movie:19", "tv:5", "movie:10098"]]);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Move up: Judex" }));
    expect(status()).toContain("Judex: place 2 of 3");
    await userEvent.keyboard("{Enter}{Enter}");
    expect(ownLists()).toEqual([["Rainy days", "tv:5", "movie:19", "movie:10098"]]);
    await choose("Sort by", "Title");
    expect(screen.queryByRole("button", { name: "Move up: Judex" })).toBeNull();
  });

  test("a title is put on lists, and taken off again", async () => {
    saveAll();
    createOwnLists([{ name: "Rainy days", titles: [kid] }]);
    await open();
    await userEvent.click(screen.getByRole("button", { name: "Lists: Metropolis" }));
    const dialog = within(screen.getByRole("dialog", { name: "Lists for Metropolis" }));
    await userEvent.click(dialog.getByRole("checkbox", { name: /Rainy days/ }));
    expect(ownLists()).toEqual([["Rainy days", "movie:10098", "movie:19"]]);
    await userEvent.type(dialog.getByRole("textbox", { name: "New list" }), "Silent{Enter}");
    expect(ownLists()).toContainEqual(["Silent", "movie:19"]);
    await userEvent.click(dialog.getByRole("checkbox", { name: /Rainy days/ }));
    expect(ownLists()[0]).toEqual(["Rainy days", "movie:10098"]);
    await userEvent.click(dialog.getByRole("button", { name: "Done" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("a list that is not there leads back to the others", async () => {
    await open("?list=7");
    expect(screen.getByText("There is no such list")).toBeTruthy();
    expect(screen.getByRole("link", { name: "All lists" }).getAttribute("href")).toBe("/list?show=lists");
  });

  test("are shared as an address with their titles", async () => {
    createOwnLists([{ name: "Rainy days", titles: [metropolis, judex] }]);
    await open("?list=1");
    await userEvent.click(screen.getByRole("button", { name: "Share" }));
    const facebook = screen.getByRole("link", { name: "Facebook" }).getAttribute("href");
    expect(new URL(facebook ?? "").searchParams.get("u")).toMatch(/\/shared\?name=Rainy\+days&titles=movie:19,tv:5$/);
  });
});
