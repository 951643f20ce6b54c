import { describe, expect, test, vi } from "vitest";
import type { TitleHint } from "#domain/title-hint.ts";
import type { Provider } from "#server/upstream/provider.ts";
import { memoryStore } from "#tests/support/memory-store.ts";
import { rowsOf } from "#tests/support/open-cache.ts";
import { down, sampleProvider } from "#tests/support/sample-provider.ts";
import { sampleMovie, sampleMovieSummary, samplePersonSummary, sampleSeriesSummary } from "#tests/support/sample-titles.ts";
import { createCatalog } from "./catalog.ts";
import { createReadThroughCache } from "./read-through-cache.ts";

const found = <T>(results: T[], page = 1, total_pages = 1) => ({ page, total_pages, total_results: results.length, results });
const nothing = found<never>([], 1, 0);
const kid = sampleMovieSummary(10098, { title: "The Kid", release_date: "1921-01-21" });

function setUp(answers: Partial<Provider> = {}, titlesLike?: (text: string) => Promise<TitleHint[]>) {
  const provider = sampleProvider(answers);
  const memory = memoryStore();
  const cache = createReadThroughCache({ rows: rowsOf(memory.store), onError: () => undefined });
  const asked = (name: "searchMovies" | "searchSeries" | "searchPeople") =>
    vi.mocked(provider[name]).mock.calls.map(([text, page, options]) => [text, page, (options as { year?: number } | undefined)?.year]);
  return { provider, asked, catalog: createCatalog({ provider, cache, ...(titlesLike && { titlesLike }) }), ...memory };
}

describe("a search", () => {
  test("is one call, however it is written, and nothing of it is stored", async () => {
    const { catalog, asked, rows, titles } = setUp({ searchMovies: async () => found([kid]) });
    for (const query of ["The Kid", "the kid", "THE KÏD", "the-kid!"]) expect((await catalog.searchMovies(query, 1)).results).toEqual([kid]);
    expect(asked("searchMovies")).toEqual([["the kid", 1, undefined]]);
    expect([rows.size, titles.length]).toEqual([0, 0]);
  });

  test("of another type, and another page, is another call", async () => {
    const { catalog, asked } = setUp({ searchMovies: async (_, page) => found([kid], page, 2), searchSeries: async () => found([sampleSeriesSummary(1)]) });
    expect((await catalog.searchMovies("kid", 1)).page).toBe(1);
    expect((await catalog.searchMovies("kid", 2)).page).toBe(2);
    expect((await catalog.searchSeries("kid", 1)).results).toEqual([sampleSeriesSummary(1)]);
    expect(asked("searchMovies").map(([, page]) => page)).toEqual([1, 2]);
    expect(asked("searchSeries")).toHaveLength(1);
  });

  test("that fails is a failure, not an empty answer", async () => {
    const { catalog } = setUp({ searchMovies: down });
    await expect(catalog.searchMovies("kid", 1)).rejects.toMatchObject({ status: 500 });
  });
});

describe("a year", () => {
  test("in brackets is tried, and given up where it finds nothing", async () => {
    const { catalog, asked } = setUp({ searchMovies: async (_, __, options) => (options?.year === 1999 ? nothing : found([kid])) });
    expect((await catalog.searchMovies("The Kid (1921)", 1)).results).toEqual([kid]);
    expect(asked("searchMovies")).toEqual([["the kid", 1, 1921]]);
    expect((await catalog.searchMovies("The Kid (1999)", 1)).results).toEqual([kid]);
    expect(asked("searchMovies").slice(1)).toEqual([
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
    expect((await catalog.searchMovies("blade runner 2049", 1)).results).toEqual([blade]);
  });

  test("at the end finds the title of that very name and year in one call", async () => {
    const { catalog, asked } = setUp({ searchMovies: async () => found([kid]) });
    expect((await catalog.searchMovies("the kid 1921", 1)).results).toEqual([kid]);
    expect(asked("searchMovies")).toEqual([["the kid", 1, 1921]]);
  });

  test("is never asked of people", async () => {
    const keaton = samplePersonSummary(8635, { name: "Buster Keaton" });
    const { catalog, asked } = setUp({ searchPeople: async (text) => found(text === "buster keaton" ? [keaton] : []) });
    expect((await catalog.searchPeople("Buster Keaton (1895)", 1)).results).toEqual([keaton]);
    expect(asked("searchPeople")).toEqual([["buster keaton", 1, undefined]]);
  });

  test("holds on the following pages", async () => {
    const { catalog, asked } = setUp({ searchMovies: async (_, page) => found([kid], page, 3) });
    await catalog.searchMovies("kid (1921)", 2);
    expect(asked("searchMovies")).toEqual([
      ["kid", 1, 1921],
      ["kid", 2, 1921],
    ]);
  });
});

describe("an IMDb id", () => {
  const matches = { movies: [kid], series: [], people: [] };

  test("leads to its title in one call, whoever asks", async () => {
    const { catalog, provider, asked } = setUp({ findByImdbId: async () => matches });
    expect(await catalog.imdbMatch("tt0012349")).toEqual({ type: "movies", item: kid });
    expect((await catalog.searchMovies("tt0012349", 1)).results).toEqual([kid]);
    expect((await catalog.searchSeries("tt0012349", 1)).results).toEqual([]);
    expect(vi.mocked(provider.findByImdbId).mock.calls.map(([id]) => id)).toEqual(["tt0012349"]);
    expect(asked("searchMovies")).toEqual([]);
  });

  test("that nobody knows leads nowhere", async () => {
    expect(await setUp().catalog.imdbMatch("tt9999999")).toBe(null);
  });
});

describe("where nothing is found", () => {
  const metropolis: TitleHint = { type: "movies", id: 19, title: "Metropolis", date: "1927-01-10", poster_path: null, popularity: 1 };

  test("titles within one typo are offered", async () => {
    const titlesLike = vi.fn(async () => [metropolis, { ...metropolis, id: 20, title: "Necropolis" }]);
    const { catalog } = setUp({ searchMovies: async () => nothing }, titlesLike);
    expect((await catalog.searchMovies("Metrópilis", 1)).didYouMean).toEqual([metropolis]);
    expect(titlesLike.mock.calls).toEqual([["metropilis"]]);
  });

  test("and nothing is known, nothing is offered", async () => {
    expect(await setUp({}, async () => []).catalog.searchMovies("qqqq", 1)).toEqual(nothing);
  });

  test("the provider's titles are remembered from lists and details", async () => {
    const { catalog, titles } = setUp({
      popularMovies: async () => [kid],
      movieDetails: async () => ({ movie: sampleMovie(19), extras: { credits: { cast: [], crew: [] }, similar: [], reviews: [] } }),
    });
    await catalog.popularMovies();
    await catalog.movie(19);
    expect(titles.map(({ type, id, title }) => [type, id, title])).toEqual([
      ["movies", 10098, "The Kid"],
      ["movies", 19, "Film 19"],
    ]);
  });
});

test("what somebody is known for comes from the credits, and is one call", async () => {
  const { catalog, provider } = setUp();
  expect(await catalog.knownFor(8635)).toEqual([]);
  await catalog.person(8635);
  expect(vi.mocked(provider.personDetails)).toHaveBeenCalledTimes(1);
});
