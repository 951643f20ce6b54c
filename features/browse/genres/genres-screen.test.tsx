import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { Catalog } from "#features/catalog.ts";
import { fakeBrowser } from "#tests/support/fake-browser.ts";
import { openScreen } from "#tests/support/open-screen.tsx";
import { failing, movieLists, samplePage } from "#tests/support/sample-catalog.ts";
import GenresScreen from "./genres-screen.tsx";

fakeBrowser();

const scrolledTo: string[] = [];
beforeEach(() => {
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo.push(this.id);
  };
});

const open = (search = "", catalog: Partial<Catalog> = {}) => openScreen({ screen: GenresScreen, pattern: "/genres", at: `/genres${search}`, catalog });
const buttons = () => within(screen.getByRole("list", { name: "Genres" })).getAllByRole("link");

test("shows 27 buttons with icons, sorted by name, and loads no list", () => {
  const list = vi.fn(async () => samplePage([]));
  open("", { movieList: list, seriesList: list });
  const names = buttons().map((button) => button.querySelector("[data-slot=genre-name]")?.textContent ?? "");
  expect(names).toHaveLength(27);
  expect(names).toEqual(names.toSorted());
  expect(buttons().filter((button) => button.querySelector("svg"))).toHaveLength(27);
  expect(screen.queryByText(/Content$/)).toBeNull();
  expect(list).not.toHaveBeenCalled();
});

test("sorts the buttons by their names in the page's language", () => {
  openScreen({ screen: GenresScreen, pattern: "/genres", at: "/genres", language: "de" });
  const names = within(screen.getAllByRole("list")[0] ?? expect.unreachable()).getAllByRole("link");
  const shown = names.map((button) => button.querySelector("[data-slot=genre-name]")?.textContent ?? "");
  expect(shown[0]).toBe("Abenteuer");
  expect(shown).toEqual(shown.toSorted((a, b) => a.localeCompare(b, "de")));
});

test("marks genres of films and of series that have nearly the same name", () => {
  open();
  const tagged = buttons().map((button) => button.textContent?.trim() ?? "");
  expect(tagged.filter((text) => / (films|series)$/.test(text))).toEqual([
    "Action films",
    "Action & Adventure series",
    "Adventure films",
    "Fantasy films",
    "Sci-Fi & Fantasy series",
    "Science Fiction films",
    "War films",
    "War & Politics series",
  ]);
});

test("the wall folds into a row with all 27 and a link back to the wall", async () => {
  const { where } = open();
  expect(screen.queryByRole("link", { name: "All genres" })).toBeNull();
  await userEvent.click(screen.getByRole("link", { name: "Western" }));
  expect(buttons()).toHaveLength(27);
  expect(
    buttons()
      .filter((button) => button.getAttribute("aria-current"))
      .map((button) => button.textContent),
  ).toEqual(["Western"]);
  await userEvent.click(screen.getByRole("link", { name: "All genres" }));
  expect(where()).toBe("/genres");
  expect(buttons()).toHaveLength(27);
  expect(screen.queryByText(/Content$/)).toBeNull();
});

test("a click on a genre loads the active tab alone and scrolls to the section", async () => {
  const movies = vi.fn<Catalog["movieList"]>(async () => samplePage([]));
  const series = vi.fn(async () => samplePage([]));
  const { where } = open("", { movieList: movies, seriesList: series });
  await userEvent.click(screen.getByRole("link", { name: "Comedy" }));
  expect(await screen.findByRole("heading", { name: "Comedy Content" })).toBeTruthy();
  expect(where()).toBe("/genres?genre=35");
  await waitFor(() => expect(scrolledTo).toEqual(["genres"]));
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Comedy Content" }));
  expect(await screen.findByText("No movies found in this genre")).toBeTruthy();
  expect(movies.mock.calls[0]?.[0]).toBe("genre-35");
  expect(series).not.toHaveBeenCalled();
});

test("a second click on the same genre scrolls again; a click on a tab does not", async () => {
  open("?genre=35");
  // The code below the list has come.
  await screen.findByText("That is all of them.");
  await userEvent.click(screen.getByRole("link", { name: "Comedy" }));
  await waitFor(() => expect(scrolledTo).toEqual(["genres"]));
  await userEvent.click(screen.getByRole("tab", { name: "TV Series" }));
  expect(await screen.findByRole("list", { name: "Comedy: TV series" })).toBeTruthy();
  expect(scrolledTo).toEqual(["genres"]);
});

test("with a genre open, a click on another scrolls to its section", async () => {
  open("?genre=35");
  await screen.findByText("That is all of them.");
  await userEvent.click(screen.getByRole("link", { name: "Western" }));
  expect(await screen.findByRole("heading", { name: "Western Content" })).toBeTruthy();
  await waitFor(() => expect(scrolledTo).toEqual(["genres"]));
});

test("a page that opens with a genre does not scroll", async () => {
  open("?genre=35");
  expect(await screen.findByRole("heading", { name: "Comedy Content" })).toBeTruthy();
  expect(scrolledTo).toEqual([]);
});

test("a genre without movies opens on TV Series", async () => {
  open("?genre=10767", { seriesList: async () => samplePage([]) });
  expect(screen.getByRole("tab", { name: "TV Series" }).getAttribute("aria-selected")).toBe("true");
  expect(await screen.findByText("No TV series found in this genre")).toBeTruthy();
  expect(within(await screen.findByRole("list", { name: "Popular right now" })).getAllByRole("link")).toHaveLength(5);
});

test("the arrow keys select a tab, and the address names it", async () => {
  const { where } = open("?genre=35");
  await userEvent.click(screen.getByRole("tab", { name: "Movies" }));
  await userEvent.keyboard("{ArrowRight}");
  expect(where()).toBe("/genres?genre=35&tab=tv");
  const tab = screen.getByRole("tab", { name: "TV Series" });
  expect(document.activeElement).toBe(tab);
  expect(tab.getAttribute("tabindex")).toBe("0");
  expect(screen.getByRole("tab", { name: "Movies" }).getAttribute("tabindex")).toBe("-1");
  expect(await screen.findByRole("list", { name: "Comedy: TV series" })).toBeTruthy();
  await userEvent.keyboard("{ArrowRight}");
  expect(where()).toBe("/genres?genre=35&tab=movies");
  expect(screen.getByRole("tabpanel", { name: "Movies" })).toBeTruthy();
});

test.each([
  ["?genre=35", "Failed to load genre movies"],
  ["?genre=35&tab=tv", "Failed to load genre TV series"],
])("%s shows its failure, then the search box and five posters", async (search, text) => {
  open(search, { movieList: movieLists({ genre: failing }), seriesList: failing });
  expect((await screen.findByRole("alert")).textContent).toContain(text);
  expect(within(await screen.findByRole("list", { name: "Popular right now" })).getAllByRole("link")).toHaveLength(5);
  expect(screen.getByRole("combobox")).toBeTruthy();
});

test("is headed 'Browse by Genre', and Back links to the landing page", () => {
  open();
  expect(screen.getByRole("heading", { level: 1, name: "Browse by Genre" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back" }).getAttribute("href")).toBe("/");
});
