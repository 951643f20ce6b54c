import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Catalog } from "#features/catalog.ts";
import { failing, neverResolving } from "#tests/support/sample-catalog.ts";
import { sampleMovieSummary, samplePersonSummary, sampleSeriesSummary } from "#tests/support/sample-titles.ts";
import { box, field, found, options, pass, press, settle, shownText, spoken, type, useFakeTime } from "#tests/support/search-box-driver.tsx";

beforeEach(useFakeTime);

describe("the dropdown", () => {
  test("searches once, 500 ms after the last keystroke, and shows five results", async () => {
    const { searchMovies } = box();
    for (const text of ["k", "ki", "kid", "kid ", "kid r", "kid"]) {
      await type(text);
      await pass(100);
    }
    await pass(399);
    expect(screen.getByText("Loading...")).toBeTruthy();
    expect(searchMovies).not.toHaveBeenCalled();
    await pass(1);
    await pass(10);
    expect(searchMovies.mock.calls.map(([query, page]) => [query, page])).toEqual([["kid", 1]]);
    expect(options().map((option) => [option.getAttribute("href"), option.textContent])).toEqual([
      ["/movie/1", "Kid 11921"],
      ["/movie/2", "Kid 2Unknown year"],
      ["/movie/3", "Kid 31923"],
      ["/movie/4", "Kid 41924"],
      ["/movie/5", "Kid 51925"],
    ]);
    expect(spoken()).toBe("5 results");
    expect(options()[0]?.querySelector("img")?.getAttribute("src")).toContain("w92/poster-1.svg");
  });

  test("waits as long for a text that was typed before its code came", async () => {
    const { searchMovies } = box();
    await act(async () => {
      field().focus();
      fireEvent.input(field(), { target: { value: "kid" } });
    });
    await pass(499);
    expect(searchMovies).not.toHaveBeenCalled();
    await pass(1);
    expect(searchMovies).toHaveBeenCalledOnce();
  });

  test("says below 'Loading...' when it has waited for almost three seconds", async () => {
    box({ searchMovies: neverResolving });
    await type("kid");
    await settle();
    expect(shownText()).toBe("Loading...View all results");
    await pass(2500);
    expect(shownText()).toBe("Loading...Still waiting for the film database.View all results");
    expect(spoken()).toBe("Still waiting for the film database.");
    await type("kid 2");
    expect(shownText()).toBe("Loading...View all results");
  });

  test("needs two characters", async () => {
    const { searchMovies } = box();
    await type(" k ");
    await settle();
    expect([screen.queryByText("Loading..."), screen.queryByText("View all results"), searchMovies.mock.calls.length]).toEqual([null, null, 0]);
  });

  test("aborts the search of an earlier text and shows the last one's results", async () => {
    const signals: AbortSignal[] = [];
    const searchMovies: Catalog["searchMovies"] = (query, _, options) => {
      if (query !== "old") return Promise.resolve(found([sampleMovieSummary(2, { title: "New" })]));
      if (options?.signal) signals.push(options.signal);
      return new Promise((resolve) => setTimeout(() => resolve(found([sampleMovieSummary(1, { title: "Old" })])), 2000));
    };
    box({ searchMovies });
    await type("old");
    await settle();
    await type("new");
    expect(screen.getByText("Loading...")).toBeTruthy();
    await settle();
    await pass(3000);
    expect(options().map((option) => option.textContent)).toEqual(["New1927"]);
    expect(signals.map((signal) => signal.aborted)).toEqual([true]);
  });

  test("without a network, says what a search needs", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    box({ searchMovies: failing });
    await type("kid");
    await settle();
    await pass(10_000);
    expect(shownText()).toBe("You are offline. Searching needs a connection.View all results");
    expect(spoken()).toBe("You are offline. Searching needs a connection.");
    onLine.mockRestore();
  });

  test("says what it searched instead of the typed text", async () => {
    box({ searchMovies: async () => ({ ...found([sampleMovieSummary(19, { title: "Metropolis" })]), correctedTo: "Metropolis" }) });
    await type("metropilis");
    await settle();
    expect(shownText()).toContain("Showing results for “Metropolis”");
    expect([options().length, spoken()]).toEqual([1, "Showing results for “Metropolis”. 1 result"]);
  });

  test("joins its sentences as the language does", async () => {
    box({ searchMovies: async () => ({ ...found([sampleMovieSummary(19)]), otherType: { type: "tv", name: "Judex" } }) }, undefined, "ja");
    await type("judex");
    await settle();
    expect(spoken()).toBe("検索結果1件。シリーズ：Judex");
  });

  test("says which year it left out", async () => {
    box({ searchMovies: async () => ({ ...found([sampleMovieSummary(19, { title: "Metropolis" })]), omittedYear: 1999 }) });
    await type("metropolis 1999");
    await settle();
    expect(shownText()).toContain("Nothing found from 1999. Showing other years");
    expect([options()[0]?.textContent, spoken()]).toEqual(["Metropolis1927", "Nothing found from 1999. Showing other years. 1 result"]);
  });

  test.each([
    ["results", [sampleMovieSummary(1)], "1 result. In TV Series: Judex"],
    ["'No results found'", [], "No results found. In TV Series: Judex"],
  ])("has a match of another type one line below %s", async (_, items, status) => {
    const { addressNow } = box({ searchMovies: async () => ({ ...found(items), otherType: { type: "tv", name: "Judex" } }) });
    await type("judex");
    await settle();
    expect(spoken()).toBe(status);
    await press("End");
    expect([options().at(-1)?.textContent, field().getAttribute("aria-activedescendant")]).toEqual(["In TV Series: Judex", options().at(-1)?.id]);
    await press("Enter");
    expect([addressNow(), field().value, options().length]).toEqual(["/search?q=Judex&type=tv", "", 0]);
  });

  test("shows a failure as 'No results found' and logs it without the typed text", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    box({ searchMovies: failing });
    await type("secret");
    await settle();
    expect(shownText()).toContain("No results found");
    expect(warn.mock.calls.flat().join(" ")).toBe("search: the provider is down");
  });

  test("searches again when the type changes", async () => {
    const searchSeries = vi.fn<Catalog["searchSeries"]>(async () =>
      found([sampleSeriesSummary(7, { name: "Judex", poster_path: null }), sampleSeriesSummary(8, { name: "Fantômas", first_air_date: "" })]),
    );
    box({ searchSeries });
    await type("judex");
    await settle();
    await act(async () => screen.getByRole("radio", { name: "TV" }).click());
    await pass(10);
    expect(options().map((option) => [option.getAttribute("href"), option.textContent])).toEqual([
      ["/tv/7", "Judex1915"],
      ["/tv/8", "FantômasUnknown year"],
    ]);
    expect(options()[0]?.querySelector('[data-slot="poster-placeholder"]')).toBeTruthy();
    expect(options()[1]?.querySelector("img")?.getAttribute("src")).toContain("w92/series-8.svg");
    expect(searchSeries.mock.calls.map(([query]) => query)).toEqual(["judex"]);
  });

  test("finds the title of an IMDb id, whatever the selected type", async () => {
    const { searchMovies } = box({ imdbMatch: async () => ({ type: "tv", item: sampleSeriesSummary(7, { name: "Judex" }) }) });
    await type("tt0006206");
    await settle();
    expect([options().map((option) => option.getAttribute("href")), searchMovies.mock.calls.length]).toEqual([["/tv/7"], 0]);
  });
});

describe("people", () => {
  const title = (name: string, popularity: number) => ({ id: popularity, title: name, popularity });
  const person = samplePersonSummary(5, { name: "Buster Keaton", known_for_department: null, known_for: [title("Minor", 1), title("Major", 9)] });

  async function searchPeople(knownFor: Catalog["knownFor"], results = [person]) {
    box({ searchPeople: async () => found(results), knownFor });
    await act(async () => screen.getByRole("radio", { name: "People" }).click());
    await type("keaton");
    await settle();
  }

  test("show their department and the search's titles, then those of their credits", async () => {
    const credits = Promise.withResolvers<string[]>();
    await searchPeople(() => credits.promise);
    expect(options().map((option) => [option.getAttribute("href"), option.textContent])).toEqual([["/actor/5", "BKBuster KeatonActorKnown for Major, Minor"]]);
    await act(async () => credits.resolve(["The General", "Sherlock Jr.", "Our Hospitality"]));
    await pass(10);
    expect(options()[0]?.textContent).toContain("Known for The General, Sherlock Jr., Our Hospitality");
  });

  test("still show the search's titles when their credits fail", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    await searchPeople(failing);
    expect(options()[0]?.textContent).toContain("Known for Major, Minor");
  });

  test("load the credits of five people at most", async () => {
    const knownFor = vi.fn(neverResolving);
    await searchPeople(
      knownFor,
      Array.from({ length: 8 }, (_, index) => samplePersonSummary(index + 1, { profile_path: "/face.jpg" })),
    );
    expect(options()[0]?.querySelector("img")?.getAttribute("src")).toContain("/face.jpg");
    expect(knownFor).toHaveBeenCalledTimes(5);
  });
});
