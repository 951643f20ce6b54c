import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { createQueryClient } from "#app/data/query-client.ts";
import type { Catalog } from "#domain/catalog.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { neverResolving, sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleMovieSummary, samplePersonSummary, sampleSeriesSummary } from "#tests/support/sample-titles.ts";
import SearchScreen from "./search-screen.tsx";

const found = <T,>(items: T[], page = 1, totalPages = 1) => ({ items, page, totalPages, totalResults: items.length * totalPages });

const show = (path: string, catalog: Partial<Catalog> = {}, client = createQueryClient({ retry: 0 })) =>
  renderPart(<SearchScreen />, { path, client, catalog: sampleCatalog(catalog) });
const cards = (label: string) => within(screen.getByRole("list", { name: label })).getAllByRole("link");

describe("the search page", () => {
  test("shows the heading, the three tabs and ten skeletons until the response", () => {
    const { container } = show("/search?q=the+kid", { searchMovies: neverResolving });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe('Search Results for "the kid"');
    expect(screen.getAllByRole("tab").map((tab) => [tab.textContent, tab.getAttribute("href"), tab.getAttribute("aria-selected")])).toEqual([
      ["Movies", "/search?q=the+kid&type=movies", "true"],
      ["TV Series", "/search?q=the+kid&type=tv", "false"],
      ["People", "/search?q=the+kid&type=people", "false"],
    ]);
    expect(container.querySelectorAll('[data-slot="grid-skeleton"] > *')).toHaveLength(10);
    expect(document.title).toContain('Search Results for "the kid"');
  });

  test("searches movies for a missing or unknown type", async () => {
    const searchMovies = async () => found([sampleMovieSummary(7)]);
    for (const path of ["/search?q=kid", "/search?q=kid&type=anime"]) {
      const { unmount } = show(path, { searchMovies });
      await screen.findByRole("list", { name: "Movies" });
      expect(cards("Movies").map((card) => card.getAttribute("href"))).toEqual(["/movie/7"]);
      unmount();
    }
  });

  test("loads the other list when the tab changes", async () => {
    const searchPeople = vi.fn<Catalog["searchPeople"]>(async () => found([samplePersonSummary(5, { name: "Buster Keaton", known_for_department: "" })]));
    const { addressNow } = show("/search?q=keaton", { searchPeople });
    await screen.findByRole("list", { name: "Movies" });
    expect(searchPeople).not.toHaveBeenCalled();
    await act(async () => fireEvent.click(screen.getByRole("tab", { name: "People" })));
    expect(addressNow()).toBe("/search?q=keaton&type=people");
    await screen.findByRole("list", { name: "People" });
    expect(searchPeople.mock.calls.map(([query, page]) => [query, page])).toEqual([["keaton", 1]]);
  });

  test("links series to /tv/{id}", async () => {
    show("/search?q=judex&type=tv", { searchSeries: async () => found([sampleSeriesSummary(7, { name: "Judex" })]) });
    await screen.findByRole("list", { name: "TV Series" });
    expect(cards("TV Series")[0]?.getAttribute("href")).toBe("/tv/7");
  });

  test("shows people with initials, department and up to three titles", async () => {
    const known_for = [1, 9, 5, 7].map((popularity) => ({ id: popularity, title: `Film ${popularity}`, popularity }));
    const person = samplePersonSummary(5, { name: "Buster Keaton", known_for_department: null, known_for });
    show("/search?q=keaton&type=people", { searchPeople: async () => found([person]) });
    await screen.findByRole("list", { name: "People" });
    expect(cards("People").map((card) => [card.getAttribute("href"), card.textContent])).toEqual([
      ["/actor/5", "BKBuster KeatonActorKnown for Film 9, Film 7, Film 5"],
    ]);
  });

  test.each([
    ["movies", 'No movies found matching "zzz"'],
    ["tv", 'No TV series found matching "zzz"'],
    ["people", 'No people found matching "zzz"'],
  ])("of %s shows the empty message and a hint", async (type, message) => {
    const nothing = async () => found([]);
    show(`/search?q=zzz&type=${type}`, { searchMovies: nothing, searchSeries: nothing, searchPeople: nothing });
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByText(/Try different keywords/)).toBeTruthy();
    await screen.findByRole("list", { name: "Popular right now" });
    expect(cards("Popular right now")).toHaveLength(5);
    expect(screen.getByRole("combobox")).toBeTruthy();
  });

  test("suggests similar titles", async () => {
    const hint = { type: "movies", id: 19, title: "Metropolis", date: "1927-01-10", poster_path: null, popularity: 1 } as const;
    show("/search?q=metropilis", { searchMovies: async () => ({ ...found([]), didYouMean: [hint] }) });
    await screen.findByRole("heading", { name: "Did you mean" });
    expect(cards("Did you mean").map((card) => card.getAttribute("href"))).toEqual(["/movie/19"]);
    expect(await screen.findByRole("combobox")).toBeTruthy();
  });

  test("shows a failure with a retry", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const searchMovies = vi
      .fn<Catalog["searchMovies"]>()
      .mockRejectedValueOnce(new Error("down"))
      .mockResolvedValue(found([sampleMovieSummary(7)]));
    show("/search?q=kid", { searchMovies });
    expect((await screen.findByRole("alert")).textContent).toContain("Failed to load search results");
    expect(await screen.findByRole("combobox")).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByText("Try again")));
    await screen.findByRole("list", { name: "Movies" });
  });

  test("shows the search box for an empty query and does not search", () => {
    const searchMovies = vi.fn<Catalog["searchMovies"]>(neverResolving);
    show("/search?q=+&type=movies", { searchMovies });
    expect(screen.getByRole("combobox")).toBeTruthy();
    expect(searchMovies).not.toHaveBeenCalled();
  });

  test("navigates from an IMDb id to its title", async () => {
    const { addressNow } = show("/search?q=tt0017136&type=people", { imdbMatch: async () => ({ type: "tv", item: sampleSeriesSummary(7) }) });
    await waitFor(() => expect(addressNow()).toBe("/tv/7"));
  });
});

describe("more results", () => {
  const page = (number: number) => found([sampleMovieSummary(number * 10), sampleMovieSummary(number * 10 + 1)], number, 3);
  const searchMovies: Catalog["searchMovies"] = async (_, number) => page(number);

  test("load page by page below, and are all restored on the way back", async () => {
    const client = createQueryClient({ retry: 0 });
    const { unmount } = show("/search?q=kid", { searchMovies }, client);
    const loadMore = await screen.findByText("Load more");
    expect(loadMore.getAttribute("href")).toBe("/search?q=kid&type=movies&page=2");
    await act(async () => fireEvent.click(loadMore));
    await screen.findByRole("list", { name: "Movies, page 2" });
    expect(screen.getByText("4 of 6")).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByText("Load more")));
    await screen.findByRole("list", { name: "Movies, page 3" });
    expect(screen.queryByText("Load more")).toBe(null);
    unmount();
    show("/search?q=kid", { searchMovies }, client);
    expect(screen.getAllByRole("list").filter((list) => list.getAttribute("aria-label")?.startsWith("Movies"))).toHaveLength(3);
  });

  test("have an address for each page", async () => {
    show("/search?q=kid&page=2", { searchMovies });
    await screen.findByRole("list", { name: "Movies" });
    expect(cards("Movies").map((card) => card.getAttribute("href"))).toEqual(["/movie/20", "/movie/21"]);
    expect(screen.getByText("From the start").getAttribute("href")).toBe("/search?q=kid&type=movies");
  });
});

test("the search box's results for the same query show at once, without a request", () => {
  const client = createQueryClient({ retry: 0 });
  client.setQueryData(["search", "movies", 1, "kid", "quick"], found([sampleMovieSummary(7)]));
  const searchMovies = vi.fn<Catalog["searchMovies"]>(neverResolving);
  show("/search?q=kid", { searchMovies }, client);
  expect(cards("Movies")).toHaveLength(1);
  expect(searchMovies).not.toHaveBeenCalled();
});
