import { describe, expect, test, vi } from "vitest";
import type { TitleHint } from "#domain/title-hint.ts";
import type { Provider } from "#server/upstream/provider.ts";
import { memoryStore } from "#tests/support/memory-store.ts";
import { rowsOf } from "#tests/support/open-cache.ts";
import { samplePage } from "#tests/support/sample-catalog.ts";
import { down, sampleProvider } from "#tests/support/sample-provider.ts";
import { sampleMovie, sampleMovieSummary, samplePersonSummary, sampleSeriesSummary } from "#tests/support/sample-titles.ts";
import { createCatalog } from "./catalog.ts";
import { createReadThroughCache } from "./read-through-cache.ts";

const found = <T>(items: T[], page = 1, totalPages = 1) => ({ items, page, totalPages, totalResults: items.length });
const nothing = found<never>([], 1, 0);
const kid = sampleMovieSummary(10098, { title: "The Kid", release_date: "1921-01-21" });

function setUp(overrides: Partial<Provider> = {}, titlesLike?: (text: string) => Promise<TitleHint[]>) {
  const provider = sampleProvider(overrides);
  const memory = memoryStore();
  const cache = createReadThroughCache({ rows: rowsOf(memory.store), onError: () => undefined });
  const callsOf = (name: "searchMovies" | "searchSeries" | "searchPeople") =>
    vi.mocked(provider[name]).mock.calls.map(([text, page, options]) => [text, page, (options as { year?: number } | undefined)?.year]);
  return { provider, callsOf, catalog: createCatalog({ provider, cache, ...(titlesLike && { titlesLike }) }), ...memory };
}

describe("a search", () => {
  test("is one call for every spelling, and is not stored", async () => {
    const { catalog, callsOf, rows, titles } = setUp({ searchMovies: async () => found([kid]) });
    for (const query of ["The Kid", "the kid", "THE KÏD", "the-kid!"]) expect((await catalog.searchMovies(query, 1)).items).toEqual([kid]);
    expect(callsOf("searchMovies")).toEqual([["the kid", 1, undefined]]);
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
    expect((await catalog.searchMovies("The Kid (1921)", 1)).items).toEqual([kid]);
    expect(callsOf("searchMovies")).toEqual([["the kid", 1, 1921]]);
    expect((await catalog.searchMovies("The Kid (1999)", 1)).items).toEqual([kid]);
    expect(callsOf("searchMovies").slice(1)).toEqual([
      ["the kid", 1, 1999],
      ["the kid", 1, undefined],
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

  test("at the end finds the title of that name and year in one call", async () => {
    const { catalog, callsOf } = setUp({ searchMovies: async () => found([kid]) });
    expect((await catalog.searchMovies("the kid 1921", 1)).items).toEqual([kid]);
    expect(callsOf("searchMovies")).toEqual([["the kid", 1, 1921]]);
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
      ["the kid", 1, 1921],
      ["the kid", 1, 1999],
    ]);
    expect((await catalog.searchPeople("keaton", 1, { year: 1921 })).items).toEqual([keaton]);
    expect(callsOf("searchPeople")).toEqual([["keaton", 1, undefined]]);
  });

  test("is never sent in a search for people", async () => {
    const keaton = samplePersonSummary(8635, { name: "Buster Keaton" });
    const { catalog, callsOf } = setUp({ searchPeople: async (text) => found(text === "buster keaton" ? [keaton] : []) });
    expect((await catalog.searchPeople("Buster Keaton (1895)", 1)).items).toEqual([keaton]);
    expect(callsOf("searchPeople")).toEqual([["buster keaton", 1, undefined]]);
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

describe("a search without results", () => {
  const metropolis: TitleHint = { type: "movies", id: 19, title: "Metropolis", date: "1927-01-10", poster_path: null, popularity: 1 };

  test("suggests titles within one typo", async () => {
    const titlesLike = vi.fn(async () => [metropolis, { ...metropolis, id: 20, title: "Necropolis" }]);
    const { catalog } = setUp({ searchMovies: async () => nothing }, titlesLike);
    expect((await catalog.searchMovies("Metrópilis", 1)).didYouMean).toEqual([metropolis]);
    expect(titlesLike.mock.calls).toEqual([["metropilis"]]);
  });

  test("suggests nothing without similar titles", async () => {
    expect(await setUp({}, async () => []).catalog.searchMovies("qqqq", 1)).toEqual(nothing);
  });

  test("can suggest the titles of lists and details", async () => {
    const { catalog, titles } = setUp({
      movieList: async () => samplePage([kid]),
      movieDetails: async () => ({ movie: sampleMovie(19), extras: { credits: { cast: [], crew: [] }, similar: [], reviews: [] } }),
    });
    await catalog.movieList("popular", 1);
    await catalog.movie(19);
    expect(titles.map(({ type, id, title }) => [type, id, title])).toEqual([
      ["movies", 10098, "The Kid"],
      ["movies", 19, "Film 19"],
    ]);
  });
});

test("the titles that a person is known for come from the credits, in one call", async () => {
  const { catalog, provider } = setUp();
  expect(await catalog.knownFor(8635)).toEqual([]);
  await catalog.person(8635);
  expect(vi.mocked(provider.personDetails)).toHaveBeenCalledTimes(1);
});
