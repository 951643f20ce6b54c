import { describe, expect, test, vi } from "vitest";
import type { TitleName } from "#domain/inventory.ts";
import { createTitleFinder } from "#server/title-index/title-finder.ts";
import type { Provider } from "#server/upstream/provider.ts";
import { memoryStore } from "#tests/support/memory-store.ts";
import { rowsOf } from "#tests/support/open-cache.ts";
import { samplePage } from "#tests/support/sample-catalog.ts";
import { down, sampleMovieDetails, sampleProvider } from "#tests/support/sample-provider.ts";
import { sampleMovieSummary, samplePersonSummary, sampleSeriesSummary } from "#tests/support/sample-titles.ts";
import { createCatalog } from "./catalog.ts";
import { createReadThroughCache } from "./read-through-cache.ts";

const found = <T>(items: T[], page = 1, totalPages = 1) => ({ items, page, totalPages, totalResults: items.length });
const nothing = found<never>([], 1, 0);
const kid = sampleMovieSummary(10098, { title: "The Kid", release_date: "1921-01-21" });

function setUp(overrides: Partial<Provider> = {}, names: TitleName[] = []) {
  const titles = createTitleFinder({ exported: () => null, isBlocked: () => false, onError: (error) => expect.unreachable(String(error)) });
  titles.learn(names);
  const provider = sampleProvider(overrides);
  const memory = memoryStore();
  const cache = createReadThroughCache({ rows: rowsOf(memory.store), onNames: titles.learn, onError: () => undefined });
  const callsOf = (name: "searchMovies" | "searchSeries" | "searchPeople") =>
    vi.mocked(provider[name]).mock.calls.map(([text, page, options]) => [text, page, (options as { year?: number } | undefined)?.year]);
  return { provider, callsOf, catalog: createCatalog({ provider, cache, titles }), ...memory };
}

describe("a search", () => {
  test("is one call in any case, as it was typed first, and is not stored", async () => {
    const { catalog, callsOf, rows, titles } = setUp({ searchMovies: async () => found([kid]) });
    for (const query of ["The Kid", "the kid", "THE KID"]) expect((await catalog.searchMovies(query, 1)).items).toEqual([kid]);
    expect(callsOf("searchMovies")).toEqual([["The Kid", 1, undefined]]);
    expect([rows.size, titles.length]).toEqual([0, 0]);
  });

  test("of another type or page is another call", async () => {
    const { catalog, callsOf } = setUp({ searchMovies: async (_, page) => found([kid], page, 2), searchSeries: async () => found([sampleSeriesSummary(1)]) });
    expect((await catalog.searchMovies("kid", 1)).page).toBe(1);
    expect((await catalog.searchMovies("kid", 2)).page).toBe(2);
    expect((await catalog.searchSeries("kid", 1)).items).toEqual([sampleSeriesSummary(1)]);
    expect(callsOf("searchMovies").map(([, page]) => page)).toEqual([1, 2]);
    expect(callsOf("searchSeries")).toHaveLength(1);
  });

  test("that fails rejects; its result is not empty", async () => {
    const { catalog } = setUp({ searchMovies: down });
    await expect(catalog.searchMovies("kid", 1)).rejects.toMatchObject({ status: 500 });
  });
});

describe("a year", () => {
  test("in brackets is tried, and left out if it finds nothing", async () => {
    const { catalog, callsOf } = setUp({ searchMovies: async (_, __, options) => (options?.year === 1999 ? nothing : found([kid])) });
    expect(await catalog.searchMovies("The Kid (1921)", 1)).toEqual(found([kid]));
    expect(callsOf("searchMovies")).toEqual([["The Kid", 1, 1921]]);
    expect(await catalog.searchMovies("The Kid (1999)", 1)).toEqual({ ...found([kid]), omittedYear: 1999 });
    expect(callsOf("searchMovies").slice(1)).toEqual([
      ["The Kid", 1, 1999],
      ["The Kid", 1, undefined],
    ]);
  });

  test("at the end may be a part of the title", async () => {
    const blade = sampleMovieSummary(335984, { title: "Blade Runner 2049" });
    const other = sampleMovieSummary(1, { title: "Blade Runner: A Documentary" });
    const { catalog } = setUp({
      searchMovies: async (text, _, options) => (options?.year === 2049 ? found([other]) : found(text === "blade runner 2049" ? [blade] : [])),
    });
    expect((await catalog.searchMovies("blade runner 2049", 1)).items).toEqual([blade]);
  });

  test("at the end finds the title of that name and year, also where the whole text finds another", async () => {
    const documentary = sampleMovieSummary(1, { title: "Chaplin and the Kid of 1921" });
    const { catalog, callsOf } = setUp({ searchMovies: async (_, __, options) => found([options?.year ? kid : documentary]) });
    expect((await catalog.searchMovies("the kid 1921", 1)).items).toEqual([kid]);
    expect(callsOf("searchMovies")).toEqual([
      ["the kid 1921", 1, undefined],
      ["the kid", 1, 1921],
    ]);
  });

  test("at the end that is off is left out, and said", async () => {
    const { catalog, callsOf } = setUp({ searchMovies: async (text, _, options) => (text === "the kid" && !options?.year ? found([kid]) : nothing) });
    expect(await catalog.searchMovies("the kid 1999", 1)).toEqual({ ...found([kid]), omittedYear: 1999 });
    expect(callsOf("searchMovies")).toEqual([
      ["the kid 1999", 1, undefined],
      ["the kid", 1, 1999],
      ["the kid", 1, undefined],
    ]);
  });

  test("that the visitor has chosen finds nothing of other years, and people ignore it", async () => {
    const keaton = samplePersonSummary(8635, { name: "Buster Keaton" });
    const { catalog, callsOf } = setUp({
      searchMovies: async (_, __, options) => (options?.year === 1921 ? found([kid]) : nothing),
      searchPeople: async () => found([keaton]),
    });
    expect((await catalog.searchMovies("The Kid", 1, { year: 1921 })).items).toEqual([kid]);
    expect((await catalog.searchMovies("The Kid", 1, { year: 1999 })).items).toEqual([]);
    expect((await catalog.searchMovies("The Kid", 1, { year: 1921 })).items).toEqual([kid]);
    expect(callsOf("searchMovies")).toEqual([
      ["The Kid", 1, 1921],
      ["The Kid", 1, 1999],
    ]);
    expect((await catalog.searchPeople("keaton", 1, { year: 1921 })).items).toEqual([keaton]);
    expect(callsOf("searchPeople")).toEqual([["keaton", 1, undefined]]);
  });

  test("is never sent in a search for people", async () => {
    const keaton = samplePersonSummary(8635, { name: "Buster Keaton" });
    const { catalog, callsOf } = setUp({ searchPeople: async (text) => found(text === "Buster Keaton" ? [keaton] : []) });
    expect((await catalog.searchPeople("Buster Keaton (1895)", 1)).items).toEqual([keaton]);
    expect(callsOf("searchPeople")).toEqual([["Buster Keaton", 1, undefined]]);
  });

  test("applies to the following pages", async () => {
    const { catalog, callsOf } = setUp({ searchMovies: async (_, page) => found([kid], page, 3) });
    await catalog.searchMovies("kid (1921)", 2);
    expect(callsOf("searchMovies")).toEqual([
      ["kid", 1, 1921],
      ["kid", 2, 1921],
    ]);
  });
});

describe("an IMDb id", () => {
  const matches = { movies: [kid], series: [], people: [] };

  test("finds its title in one call for all types", async () => {
    const { catalog, provider, callsOf } = setUp({ findByImdbId: async () => matches });
    expect(await catalog.imdbMatch("tt0012349")).toEqual({ type: "movies", item: kid });
    expect((await catalog.searchMovies("tt0012349", 1)).items).toEqual([kid]);
    expect((await catalog.searchSeries("tt0012349", 1)).items).toEqual([]);
    expect(vi.mocked(provider.findByImdbId).mock.calls.map(([id]) => id)).toEqual(["tt0012349"]);
    expect(callsOf("searchMovies")).toEqual([]);
  });

  test("without a title is null", async () => {
    expect(await setUp().catalog.imdbMatch("tt9999999")).toBe(null);
  });
});

describe("a query with a typing error", () => {
  const names: TitleName[] = [
    { type: "movies", id: 19, name: "Metropolis", popularity: 9 },
    { type: "movies", id: 10098, name: "The Kid", popularity: 5 },
    { type: "movies", id: 335984, name: "Blade Runner 2049", popularity: 8 },
    { type: "movies", id: 78, name: "Blade Runner", popularity: 7 },
    { type: "people", id: 8635, name: "Charlie Chaplin", popularity: 4 },
  ];
  const metropolis = sampleMovieSummary(19, { title: "Metropolis" });
  const findsOnly = (text: string, movie = metropolis) => ({
    searchMovies: async (searched: string) => (searched.toLowerCase() === text ? found([movie], 1, 2) : nothing),
  });

  test("is searched again as a title spells it, in two calls", async () => {
    const { catalog, callsOf } = setUp(findsOnly("metropolis"), names);
    expect(await catalog.searchMovies("Metrópolus", 1)).toEqual({ ...found([metropolis], 1, 2), correctedTo: "Metropolis" });
    expect((await catalog.searchMovies("Metrópolus", 2)).correctedTo).toBe("Metropolis");
    expect(callsOf("searchMovies").map(([text, page]) => [text, page])).toEqual([
      ["Metrópolus", 1],
      ["Metropolis", 1],
      ["Metropolis", 2],
    ]);
  });

  test("is searched as typed if the visitor wants it so", async () => {
    const { catalog, callsOf } = setUp(findsOnly("metropolis"), names);
    expect(await catalog.searchMovies("metropolus", 1, { verbatim: true })).toEqual(nothing);
    expect(callsOf("searchMovies")).toHaveLength(1);
  });

  test("keeps its year, typed or chosen, unless a title has the number in it", async () => {
    const { catalog, callsOf } = setUp(
      { searchMovies: async (text) => (text === "Metropolis" || text === "Blade Runner 2049" ? found([metropolis]) : nothing) },
      names,
    );
    expect((await catalog.searchMovies("metropolus 1927", 1)).correctedTo).toBe("Metropolis");
    expect((await catalog.searchMovies("metropolus (1927)", 1)).correctedTo).toBe("Metropolis");
    expect((await catalog.searchMovies("metropolus", 1, { year: 1927 })).correctedTo).toBe("Metropolis");
    expect(callsOf("searchMovies")).toEqual([
      ["metropolus", 1, 1927],
      ["Metropolis", 1, 1927],
    ]);
    expect((await catalog.searchMovies("blade runer 2049", 1)).correctedTo).toBe("Blade Runner 2049");
    expect(callsOf("searchMovies").slice(2)).toEqual([
      ["blade runer 2049", 1, undefined],
      ["Blade Runner 2049", 1, undefined],
    ]);
  });

  test("in another alphabet, or of a word that was only begun, is searched as a title spells it", async () => {
    const { catalog, callsOf } = setUp(findsOnly("metropolis"), names);
    for (const query of ["метрополис", "metropo"]) expect((await catalog.searchMovies(query, 1)).correctedTo).toBe("Metropolis");
    expect(callsOf("searchMovies").map(([text]) => text)).toEqual(["метрополис", "Metropolis", "metropo"]);
  });

  test("is not corrected to what finds nothing", async () => {
    const { catalog, callsOf } = setUp({}, names);
    expect(await catalog.searchMovies("metropolus", 1)).toEqual(nothing);
    expect(callsOf("searchMovies")).toHaveLength(2);
  });

  test("keeps the year that is off out of the corrected search too", async () => {
    const off = {
      searchMovies: async (text: string, _: number, options?: { year?: number | undefined }) =>
        text === "Metropolis" && !options?.year ? found([metropolis]) : nothing,
    };
    expect(await setUp(off, names).catalog.searchMovies("metropolus 1999", 1)).toEqual({
      ...found([metropolis]),
      correctedTo: "Metropolis",
      omittedYear: 1999,
    });
  });

  test("keeps its own results, unless they are few and have none of its words", async () => {
    const other = sampleMovieSummary(5, { title: "Moloch" });
    const results = (count: number) => Array.from({ length: count }, (_, index) => ({ ...other, id: index + 1 }));
    const search = (count: number) => ({ searchMovies: async (text: string) => found(text === "Metropolis" ? [metropolis] : results(count)) });
    expect((await setUp(search(2), names).catalog.searchMovies("metropolus", 1)).items).toEqual([metropolis]);
    expect((await setUp(search(4), names).catalog.searchMovies("metropolus", 1)).correctedTo).toBe(undefined);
    const own = { searchMovies: async () => found([sampleMovieSummary(6, { title: "Metropolus Rising" })]) };
    expect((await setUp(own, names).catalog.searchMovies("metropolus", 1)).correctedTo).toBe(undefined);
  });

  const typedOtherwise = ["zzzz", "metropolus", "metropolis", "metropo", "The-Kid’s!", "Charlie's chapln", "l'été d’un enfant"];
  test.each(typedOtherwise)("%s never costs more than three calls of a type, with a year and without", async (text) => {
    for (const query of [text, `${text} 1999`, `${text} (1999)`])
      for (const options of [{}, { year: 1999 }, { verbatim: true }]) {
        const { catalog, callsOf } = setUp({}, names);
        await Promise.all([catalog.searchMovies(query, 1, options), catalog.searchSeries(query, 1, options), catalog.searchPeople(query, 1, options)]);
        for (const type of ["searchMovies", "searchSeries", "searchPeople"] as const) expect(callsOf(type).length, query).toBeLessThanOrEqual(3);
      }
  });

  test("names the other type that has it", async () => {
    const { catalog } = setUp({ searchMovies: async () => found([kid]) }, names);
    expect((await catalog.searchMovies("charlie chapln", 1)).otherType).toEqual({ type: "people", name: "Charlie Chaplin" });
    expect((await catalog.searchMovies("charlie chaplin", 1, { verbatim: true })).otherType).toEqual({ type: "people", name: "Charlie Chaplin" });
    expect((await catalog.searchMovies("charlie chapln", 1, { verbatim: true })).otherType).toBe(undefined);
    expect((await catalog.searchPeople("metropolis", 1)).otherType).toEqual({ type: "movies", name: "Metropolis" });
    expect((await catalog.searchMovies("the kid", 1)).otherType).toBe(undefined);
    expect((await catalog.searchSeries("blade", 1)).otherType).toEqual({ type: "movies", name: "Blade Runner 2049" });
  });

  test("names the other type beside corrected results too, where the words are right", async () => {
    const anna: TitleName = { type: "people", id: 5, name: "Anna Metropolus", popularity: 1 };
    const found = await setUp(findsOnly("metropolis"), [...names, anna]).catalog.searchMovies("metropolus", 1);
    expect([found.correctedTo, found.otherType]).toEqual(["Metropolis", { type: "people", name: "Anna Metropolus" }]);
  });

  test("can be corrected to what a list or a page has shown", async () => {
    const { catalog, titles } = setUp({
      movieList: async () => samplePage([kid]),
      movieDetails: async () => {
        const details = sampleMovieDetails(19, { title: "Metropolis", original_title: "Метрополис" });
        const credits = { cast: [{ id: 5, name: "Brigitte Helm", character: "", profile_path: null }], crew: [] };
        return { ...details, extras: { ...details.extras, credits, similar: [] } };
      },
      ...findsOnly("metropolis"),
      searchPeople: async (text) => found(text === "Brigitte Helm" ? [samplePersonSummary(5)] : []),
    });
    await catalog.movieList("popular", 1);
    await catalog.movie(19);
    expect((await catalog.searchMovies("metropolus", 1)).correctedTo).toBe("Metropolis");
    expect((await catalog.searchPeople("brigite helm", 1)).correctedTo).toBe("Brigitte Helm");
    expect(titles.map(({ type, id, title, language = "en" }) => [type, id, title, language])).toEqual([
      ["movies", 10098, "The Kid", "en"],
      ["movies", 19, "Metropolis", "en"],
      ["movies", 19, "Метрополис", "de"],
    ]);
  });
});

test("the titles that a person is known for come from the credits, in one call", async () => {
  const { catalog, provider } = setUp();
  expect(await catalog.knownFor(8635)).toEqual([]);
  await catalog.person(8635);
  expect(vi.mocked(provider.personDetails)).toHaveBeenCalledTimes(1);
});
