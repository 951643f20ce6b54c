import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { createQueryClient } from "#app/data/query-client.ts";
import { announcerId } from "#app/ui/announcement.ts";
import type { Catalog } from "#features/catalog.ts";
import { renderInEnglish } from "#tests/support/in-english.tsx";
import { renderPart } from "#tests/support/render-part.tsx";
import { failing, neverResolving, sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleMovieSummary, samplePersonSummary, sampleSeriesSummary } from "#tests/support/sample-titles.ts";
import SearchScreen from "./search-screen.tsx";

const found = <T,>(items: T[], page = 1, totalPages = 1) => ({ items, page, totalPages, totalResults: items.length * totalPages });
const nothing = async () => found<never>([]);

const show = (path: string, catalog: Partial<Catalog> = {}, client = createQueryClient({ retry: 0 })) =>
  renderPart(<SearchScreen />, { path, client, catalog: sampleCatalog(catalog) });
const count = () => screen.getByText(/^(No results|\d+ (film|series|person|people))/, { selector: "[role=status]" }).textContent;
const cards = (label: string) => within(screen.getByRole("list", { name: label })).getAllByRole("link");

describe("the search page", () => {
  test("shows the heading, the three tabs, then all, and ten skeletons until the response", () => {
    const { container } = show("/search?q=the+kid", { searchMovies: neverResolving });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe('Search Results for "the kid"');
    expect(screen.getAllByRole("tab").map((tab) => [tab.textContent, tab.getAttribute("href"), tab.getAttribute("aria-selected")])).toEqual([
      ["Movies", "/search?q=the+kid&type=movies", "true"],
      ["TV Series", "/search?q=the+kid&type=tv", "false"],
      ["People", "/search?q=the+kid&type=people", "false"],
      ["All", "/search?q=the+kid&type=all", "false"],
    ]);
    expect(container.querySelectorAll('[data-slot="grid-skeleton"] > *')).toHaveLength(10);
    expect(document.title).toContain('Search Results for "the kid"');
  });

  test("loads the other list when the tab changes", async () => {
    const searchPeople = vi.fn<Catalog["searchPeople"]>(async () =>
      found([samplePersonSummary(5, { name: "Buster Keaton", known_for_department: "", profile_path: "/face.jpg" })]),
    );
    const { addressNow } = show("/search?q=keaton", { searchPeople });
    await screen.findByRole("list", { name: "Movies" });
    expect(searchPeople).not.toHaveBeenCalled();
    const people = screen.getByRole("tab", { name: "People" });
    people.focus();
    await act(async () => fireEvent.click(people));
    expect(addressNow()).toBe("/search?q=keaton&type=people");
    await screen.findByRole("list", { name: "People" });
    expect([document.activeElement, count()]).toEqual([people, "1 person"]);
    const photograph = cards("People")[0]?.querySelector("img") ?? expect.unreachable();
    expect(photograph.getAttribute("src")).toContain("/face.jpg");
    fireEvent.error(photograph);
    expect(cards("People")[0]?.textContent).toBe("BKBuster KeatonActor");
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
    show(`/search?q=zzz&type=${type}`, { searchMovies: nothing, searchSeries: nothing, searchPeople: nothing });
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByText(/Try different keywords/)).toBeTruthy();
    await screen.findByRole("list", { name: "Popular right now" });
    expect(cards("Popular right now")).toHaveLength(5);
    expect(screen.getByRole("combobox")).toBeTruthy();
  });

  test("shows a failure with a retry", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const searchMovies = vi
      .fn<Catalog["searchMovies"]>()
      .mockRejectedValueOnce(new Error("down"))
      .mockResolvedValue(found([sampleMovieSummary(7)]));
    show("/search?q=kid", { searchMovies });
    expect((await screen.findByRole("alert")).textContent).toContain("Failed to load search results");
    expect(screen.getByRole("combobox")).toBeTruthy();
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

  test("shows the failure of a search for an IMDb id", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    show("/search?q=tt0017136&type=movies", { imdbMatch: failing });
    expect((await screen.findByRole("alert")).textContent).toContain("Failed to load search results");
  });
});

describe("the page's own search box", () => {
  const field = () => screen.getByRole<HTMLInputElement>("combobox");
  const year = () => screen.queryByRole<HTMLInputElement>("textbox", { name: "Year" });
  const submit = () => act(async () => fireEvent.submit(field().closest("form") as HTMLFormElement));

  test("starts with the query, and submits the type and the year", async () => {
    const searchSeries = vi.fn<Catalog["searchSeries"]>(async () => found([sampleSeriesSummary(7)]));
    const { addressNow } = show("/search?q=judex&type=tv&year=1916", { searchSeries });
    expect([field().value, year()?.value]).toEqual(["judex", "1916"]);
    await waitFor(() => expect(searchSeries.mock.calls[0]?.[2]).toMatchObject({ year: 1916 }));
    await act(async () => fireEvent.input(field(), { target: { value: "  les  vampires " } }));
    await submit();
    expect([addressNow(), field().value, year()?.value]).toEqual(["/search?q=les+vampires&type=tv&year=1916", "les vampires", "1916"]);
    await act(async () => fireEvent.input(year() as HTMLInputElement, { target: { value: "" } }));
    await submit();
    expect([addressNow(), year()?.value]).toEqual(["/search?q=les+vampires&type=tv", ""]);
  });

  test("has no active option after the year changes", async () => {
    // jsdom lacks it.
    Element.prototype.scrollIntoView = () => undefined;
    show("/search?q=kid", { searchMovies: async () => found([sampleMovieSummary(7)]) });
    await act(async () => void fireEvent.input(field(), { target: { value: "kids" } }));
    await screen.findByRole("option");
    await act(async () => void fireEvent.keyDown(field(), { key: "ArrowDown" }));
    expect(field().getAttribute("aria-activedescendant")).not.toBeNull();
    await act(async () => void fireEvent.input(year() as HTMLInputElement, { target: { value: "1921" } }));
    expect(await screen.findByRole("option")).toBeTruthy();
    expect(field().getAttribute("aria-activedescendant")).toBeNull();
  });

  test("works without script", () => {
    show("/search?q=judex&type=all&year=1916", { searchMovies: neverResolving });
    const form = field().closest("form") as HTMLFormElement;
    expect([form.getAttribute("action"), form.method, Object.fromEntries(new FormData(form))]).toEqual([
      ...["/search", "get", { q: "judex", type: "all", year: "1916" }],
    ]);
    expect(within(form).getByRole("button", { name: "Search" }).getAttribute("type")).toBe("submit");
  });

  test("takes four digits of a film's time as a year", () => {
    show("/search?q=kid");
    const validity = ["1921", "2026", "1869", "21", "192x"].map((value) => {
      fireEvent.input(year() as HTMLInputElement, { target: { value } });
      return year()?.validity.valid;
    });
    expect(validity).toEqual([true, true, false, false, false]);
  });

  test("has no year for people, and a link that removes it for others", async () => {
    const { unmount } = show("/search?q=keaton&type=people&year=1921");
    expect([year(), screen.queryByText("Show all years")]).toEqual([null, null]);
    unmount();
    show("/search?q=kid&year=1921&verbatim=1");
    expect(screen.getByText("Show all years").getAttribute("href")).toBe("/search?q=kid&type=movies&verbatim=1");
    expect(screen.getByText("Only from 1921")).toBeTruthy();
  });
});

describe("a corrected search", () => {
  const corrected = async () => ({ ...found([sampleMovieSummary(7)]), correctedTo: "Nosferatu" });

  test("says what was searched, to screen readers too, and offers the text as typed", async () => {
    const searchMovies = vi.fn<Catalog["searchMovies"]>(corrected);
    renderInEnglish(<p id={announcerId} />);
    const { addressNow } = show("/search?q=nosfartu&year=1922", { searchMovies });
    expect(await screen.findByText("Showing results for “Nosferatu”", { selector: "span" })).toBeTruthy();
    expect(document.getElementById(announcerId)?.textContent).toBe("Showing results for “Nosferatu”");
    await act(async () => fireEvent.click(screen.getByText("Search for nosfartu instead")));
    expect(addressNow()).toBe("/search?q=nosfartu&type=movies&year=1922&verbatim=1");
    expect(searchMovies.mock.calls.map(([query, , options]) => [query, options?.verbatim])).toEqual([
      ["nosfartu", undefined],
      ["nosfartu", true],
    ]);
  });

  test("is said once in the tab of all types", async () => {
    show("/search?q=nosfartu&type=all", { searchMovies: corrected, searchSeries: nothing, searchPeople: nothing });
    expect(await screen.findAllByText("Showing results for “Nosferatu”")).toHaveLength(1);
  });
});

describe("a year in the query from which nothing was found", () => {
  const text = "Nothing found from 2020. Showing other years";
  const ofOtherYears = async () => ({ ...found([sampleMovieSummary(7)]), omittedYear: 2020 });

  test("is said above the results, whose cards show their years", async () => {
    show("/search?q=parasite+2020", { searchMovies: ofOtherYears });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole("list", { name: "Movies" }).textContent).toContain("1927");
  });

  test("is said once in the tab of all types, unless one of them has something from it", async () => {
    show("/search?q=parasite+2020&type=all", { searchMovies: ofOtherYears, searchSeries: nothing, searchPeople: nothing });
    expect(await screen.findAllByText(text)).toHaveLength(1);
    cleanup();
    show("/search?q=parasite+2020&type=all", { searchMovies: ofOtherYears, searchSeries: async () => found([sampleSeriesSummary(7)]), searchPeople: nothing });
    await screen.findByRole("list", { name: "TV Series" });
    expect(screen.queryByText(text)).toBe(null);
  });
});

test("a closer match of another type is a link above the results", async () => {
  const otherType = { type: "people", name: "Charlie Chaplin" } as const;
  show("/search?q=charlie+chaplin", { searchMovies: async () => ({ ...found([sampleMovieSummary(7)]), otherType }) });
  expect((await screen.findByText("In People: Charlie Chaplin")).getAttribute("href")).toBe("/search?q=Charlie+Chaplin&type=people");
});

test("a match of another type is the first link of an empty result", async () => {
  const otherType = { type: "people", name: "Charlie Chaplin" } as const;
  show("/search?q=charlie+chapln", { searchMovies: async () => ({ ...found([]), otherType }) });
  const links = within((await screen.findByText("In People: Charlie Chaplin")).parentElement as HTMLElement).getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual(["In People: Charlie Chaplin", "Search in TV Series", "Search everything"]);
});

describe("the tab of all types", () => {
  const movies = [1, 2, 3, 4, 5, 6].map((id) => sampleMovieSummary(id));
  const searches: Partial<Catalog> = {
    searchMovies: async () => found(movies, 1, 7),
    searchSeries: async () => found([sampleSeriesSummary(7, { name: "Judex" })]),
    searchPeople: async () => found([samplePersonSummary(5, { name: "Buster Keaton" })]),
  };
  const headings = () => screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);

  test("shows a row of each type with a link to all, and their counts", async () => {
    show("/search?q=the&type=all", searches);
    await screen.findByRole("list", { name: "Movies" });
    expect(headings()).toEqual(["Movies", "TV Series", "People"]);
    expect(["Movies", "TV Series", "People"].map((label) => cards(label).length)).toEqual([5, 1, 1]);
    expect(screen.getByText("All 42 films").getAttribute("href")).toBe("/search?q=the&type=movies");
    expect([screen.queryByText("All 1 series"), count()]).toEqual([null, "42 films, 1 series, 1 person"]);
  });

  test("shows an exact name first, and leaves out what has no results", async () => {
    show("/search?q=buster+keaton&type=all", { ...searches, searchSeries: nothing });
    await screen.findByRole("list", { name: "People" });
    expect(headings()).toEqual(["People", "Movies"]);
  });

  test("shows all rows together", async () => {
    const people = Promise.withResolvers<Awaited<ReturnType<Catalog["searchPeople"]>>>();
    const { container } = show("/search?q=the&type=all", { ...searches, searchPeople: () => people.promise });
    await screen.findByText("Searching");
    expect(container.querySelectorAll('[data-slot="grid-skeleton"] > *')).toHaveLength(10);
    await act(async () => people.resolve(found([])));
    await screen.findByRole("list", { name: "Movies" });
    expect(headings()).toEqual(["Movies", "TV Series"]);
  });

  test("searches only films and series with a year", async () => {
    const searchPeople = vi.fn<Catalog["searchPeople"]>(nothing);
    show("/search?q=the&type=all&year=1921", { ...searches, searchPeople });
    await screen.findByRole("list", { name: "Movies" });
    expect(screen.getByText("All 42 films").getAttribute("href")).toBe("/search?q=the&type=movies&year=1921");
    expect(searchPeople).not.toHaveBeenCalled();
  });

  test("shows the failure of one type in its place, with a retry", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const searchSeries = vi
      .fn<Catalog["searchSeries"]>()
      .mockRejectedValueOnce(new Error("down"))
      .mockResolvedValue(found([sampleSeriesSummary(7)]));
    show("/search?q=the&type=all", { ...searches, searchSeries });
    await screen.findByRole("list", { name: "Movies" });
    const row = within(screen.getByRole("region", { name: "TV Series" }));
    expect(row.getByRole("alert").textContent).toContain("Failed to load search results");
    await act(async () => fireEvent.click(row.getByText("Try again")));
    await screen.findByRole("list", { name: "TV Series" });
  });

  test("shows one failure if all fail, and one message if nothing is found", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const { unmount } = show("/search?q=zzz&type=all", { searchMovies: failing, searchSeries: failing, searchPeople: failing });
    expect((await screen.findAllByRole("alert")).map(({ textContent }) => textContent)).toEqual([expect.stringContaining("Failed to load search results")]);
    unmount();
    show("/search?q=zzz&type=all", { searchMovies: nothing, searchSeries: nothing, searchPeople: nothing });
    expect(await screen.findByText('Nothing found matching "zzz"')).toBeTruthy();
    expect(screen.getByText("Search in People").getAttribute("href")).toBe("/search?q=zzz&type=people");
  });
});

describe("further pages", () => {
  const searchMovies: Catalog["searchMovies"] = async (_, page) => (page > 3 ? found([], page, 3) : found([sampleMovieSummary(page * 10)], page, 3));

  test("have addresses with the year", async () => {
    show("/search?q=kid&year=1921&page=2", { searchMovies });
    await screen.findByRole("list", { name: "Movies" });
    expect(cards("Movies").map((card) => card.getAttribute("href"))).toEqual(["/movie/20"]);
    expect(screen.getByText("Load more").closest("a")?.getAttribute("href")).toBe("/search?q=kid&type=movies&year=1921&page=3");
  });

  test.each([4, 501])("beyond the end show the way back: page %i", async (page) => {
    show(`/search?q=kid&page=${page}`, { searchMovies });
    expect((await screen.findByText("Go to the first page")).getAttribute("href")).toBe("/search?q=kid&type=movies");
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
