import { describe, expect, test, vi } from "vitest";
import type { Provider } from "#server/upstream/provider.ts";
import { memoryStore } from "#tests/support/memory-store.ts";
import { rowsOf, startMs } from "#tests/support/open-cache.ts";
import { absent, down, sampleProvider } from "#tests/support/sample-provider.ts";
import { sampleMovie, sampleMovieExtras, sampleSeason, sampleSeasonWithVotes, sampleSeries, sampleSeriesExtras } from "#tests/support/sample-titles.ts";
import { createCatalog } from "./catalog.ts";
import { createReadThroughCache } from "./read-through-cache.ts";

function setUp(overrides: Partial<Provider> = {}, now = Date.now) {
  const provider = sampleProvider(overrides);
  const memory = memoryStore();
  const cache = createReadThroughCache({ rows: rowsOf(memory.store), now, onError: () => undefined });
  const callsOf = (name: keyof Provider) => vi.mocked(provider[name] as () => unknown).mock.calls.length;
  return { provider, catalog: createCatalog({ provider, cache }), callsOf, ...memory };
}

describe("a film", () => {
  test("with its credits, similar films and reviews is one call and one row", async () => {
    const { catalog, callsOf, rows } = setUp();
    for (const _ of ["first", "second"]) {
      expect(await catalog.movie(19)).toEqual(sampleMovie(19));
      expect(await catalog.movieExtras(19)).toEqual(sampleMovieExtras(19));
    }
    expect(callsOf("movieDetails")).toBe(1);
    expect([...rows.keys()]).toEqual(["movies:19"]);
  });

  test("that is absent is null, as are its extras, and costs one call", async () => {
    const { catalog, callsOf, rows } = setUp({ movieDetails: absent });
    expect(await catalog.movie(404)).toBeNull();
    expect(await catalog.movieExtras(404)).toBeNull();
    expect([callsOf("movieDetails"), rows.size]).toEqual([1, 0]);
  });

  test("is never absent because the provider is down", async () => {
    const { catalog } = setUp({ movieDetails: down });
    for (const call of [catalog.movie(19), catalog.movieExtras(19)]) await expect(call).rejects.toMatchObject({ status: 500 });
  });
});

describe("the hero", () => {
  test("is the first five trending films with their runtimes", async () => {
    const details = sampleProvider().movieDetails;
    const movieDetails: Provider["movieDetails"] = async (id) => ({ ...(await details(id)), movie: sampleMovie(id, { runtime: id === 2 ? null : 100 + id }) });
    const { catalog, rows } = setUp({ movieDetails });
    expect((await catalog.heroMovies()).map(({ id, runtime }) => [id, runtime])).toEqual([
      [1, 101],
      [2, null],
      [3, 103],
      [4, 104],
      [5, 105],
    ]);
    expect([...rows.keys()].toSorted()).toEqual(["answers:movies:trending", "movies:1", "movies:2", "movies:3", "movies:4", "movies:5"]);
  });

  test("has no runtimes if the details fail, and needs no call for a list of its own", async () => {
    const { catalog, callsOf } = setUp({ movieDetails: down });
    expect((await catalog.heroMovies()).map((movie) => movie.runtime)).toEqual([null, null, null, null, null]);
    await catalog.movieList("trending", 1);
    expect(callsOf("movieList")).toBe(1);
  });

  test("fails with the trending list", async () => {
    await expect(setUp({ movieList: down }).catalog.heroMovies()).rejects.toMatchObject({ status: 500 });
  });
});

describe("a series", () => {
  test("with its credits, similar series and reviews is one call and one row; each season is its own", async () => {
    const { catalog, callsOf, rows } = setUp();
    expect(await catalog.series(7)).toEqual(sampleSeries(7));
    expect(await catalog.seriesExtras(7)).toEqual(sampleSeriesExtras(7));
    expect(await catalog.season(7, 2)).toEqual(sampleSeason(2));
    await Promise.all([catalog.season(7, 2), catalog.season(7, 1)]);
    expect([callsOf("seriesDetails"), callsOf("season")]).toEqual([1, 2]);
    expect([...rows.keys()].toSorted()).toEqual(["answers:season:7:1", "answers:season:7:2", "tv_series:7"]);
  });

  test("or a season that is absent is null", async () => {
    const { catalog } = setUp({ seriesDetails: absent, season: absent });
    expect([await catalog.series(404), await catalog.season(7, 99)]).toEqual([null, null]);
    expect(await catalog.seriesExtras(404)).toBeNull();
  });

  test("or a season is never absent because the provider is down", async () => {
    const { catalog } = setUp({ seriesDetails: down, season: down });
    await expect(catalog.series(7)).rejects.toMatchObject({ status: 500 });
    await expect(catalog.season(7, 1)).rejects.toMatchObject({ status: 500 });
  });
});

describe("a page of the episode guide", () => {
  const guideOf = async (catalog: ReturnType<typeof setUp>["catalog"]) => (await catalog.guidePage(7, 1))?.seasons.map((season) => season.season_number);

  test("is one call for all its seasons, each the row that the season's own list reads", async () => {
    const { catalog, provider, callsOf, rows } = setUp();
    expect(await guideOf(catalog)).toEqual([1, 2]);
    expect(await catalog.season(7, 2)).toEqual(sampleSeason(2));
    expect(await guideOf(catalog)).toEqual([1, 2]);
    expect(provider.seasons).toHaveBeenCalledExactlyOnceWith(7, [1, 2], { priority: "visitor" });
    const [first] = (await catalog.guidePage(7, 1))?.seasons ?? [];
    expect(first?.episodes[0]).toEqual({ episode_number: 1, name: "Episode 1", air_date: "1915-11-13", vote_average: 0, vote_count: 0 });
    expect(callsOf("season")).toBe(0);
    expect([...rows.keys()].toSorted()).toEqual(["answers:season:7:1", "answers:season:7:2", "tv_series:7"]);
  });

  test("calls for the missing seasons alone", async () => {
    const { catalog, provider, callsOf } = setUp();
    await catalog.season(7, 1);
    expect(await guideOf(catalog)).toEqual([1, 2]);
    expect([callsOf("season"), callsOf("seasons")]).toEqual([2, 0]);
    expect(provider.season).toHaveBeenLastCalledWith(7, 2, { priority: "visitor" });
  });

  test("leaves out a season that the response lacks, which is not absent for that", async () => {
    const { catalog, callsOf } = setUp({ seasons: async () => [sampleSeasonWithVotes(2)] });
    expect(await guideOf(catalog)).toEqual([2]);
    expect(await catalog.season(7, 1)).toEqual(sampleSeason(1));
    expect(callsOf("season")).toBe(1);
  });

  test("fails with its call", async () => {
    const { catalog } = setUp({ seasons: down });
    await expect(guideOf(catalog)).rejects.toMatchObject({ status: 500 });
  });

  test("fails with the call for one season, though the others are cached", async () => {
    const { catalog, provider } = setUp();
    await catalog.season(7, 1);
    vi.mocked(provider.season).mockImplementation(down);
    await expect(guideOf(catalog)).rejects.toMatchObject({ status: 500 });
  });

  test("of an unknown series, or past the last one, is null without a call for seasons", async () => {
    const { catalog, callsOf } = setUp({ seriesDetails: absent });
    expect(await catalog.guidePage(404, 1)).toBeNull();
    expect(await setUp().catalog.guidePage(7, 2)).toBeNull();
    expect(callsOf("seasons")).toBe(0);
  });
});

test("a person with both filmographies is one call and one row", async () => {
  const { catalog, callsOf, rows } = setUp();
  await Promise.all([catalog.person(5), catalog.personCredits(5)]);
  expect(callsOf("personDetails")).toBe(1);
  expect([...rows.keys()]).toEqual(["answers:person:5"]);
});

test("an absent person is null", async () => {
  const { catalog } = setUp({ personDetails: absent });
  expect(await catalog.person(404)).toBeNull();
  expect(await catalog.personCredits(404)).toBeNull();
});

describe("a list", () => {
  test("has one row and one call for each page", async () => {
    const { catalog, rows, callsOf } = setUp();
    const pages = () =>
      Promise.all([
        catalog.movieList("trending", 1),
        catalog.movieList("popular", 1),
        catalog.movieList("popular", 2),
        catalog.movieList("genre-28", 1),
        catalog.movieList("genre-35", 1),
        catalog.seriesList("popular", 1),
        catalog.seriesList("genre-28", 3),
      ]);
    for (const { items } of await pages()) expect(items).toHaveLength(20);
    const again = await pages();
    expect(again.map(({ page }) => page)).toEqual([1, 1, 2, 1, 1, 1, 3]);
    expect(again[2]?.items[0]?.id).toBe(21);
    expect([callsOf("movieList"), callsOf("seriesList")]).toEqual([5, 2]);
    expect([...rows.keys()].toSorted()).toEqual([
      "answers:movies:genre:28",
      "answers:movies:genre:35",
      "answers:movies:popular",
      "answers:movies:trending",
      "answers:page:movies:popular:2",
      "answers:page:series:genre:28:3",
      "answers:series:popular",
    ]);
  });

  test("beyond its end is empty, costs one call at most, and is not stored", async () => {
    const { catalog, rows, callsOf } = setUp();
    expect(await catalog.movieList("popular", 300)).toEqual({ items: [], page: 300, totalPages: 0, totalResults: 0 });
    await catalog.movieList("popular", 300);
    expect([callsOf("movieList"), rows.size]).toEqual([1, 0]);
  });

  test("beyond its known end costs no call", async () => {
    const { catalog, callsOf } = setUp();
    await catalog.movieList("popular", 1);
    expect(await catalog.movieList("popular", 5)).toMatchObject({ items: [], page: 5, totalPages: 4 });
    expect(callsOf("movieList")).toBe(1);
  });

  test.each([0, 501, 9999])("has no page %i, without a call", async (page) => {
    const { catalog, callsOf } = setUp();
    expect((await catalog.seriesList("top-rated", page)).items).toEqual([]);
    expect(callsOf("seriesList")).toBe(0);
  });

  test("without titles is stored: it is its first page", async () => {
    const { catalog, rows } = setUp({ movieList: async (_, page) => ({ items: [], page, totalPages: 1, totalResults: 0 }) });
    expect((await catalog.movieList("genre-37", 1)).items).toEqual([]);
    expect(rows.size).toBe(1);
  });

  test("that fails rejects; it is not an empty list", async () => {
    await expect(setUp({ movieList: down }).catalog.movieList("popular", 1)).rejects.toMatchObject({ status: 500 });
  });

  test("that is stored under another page's key is loaded again", async () => {
    const { catalog, rows, callsOf } = setUp();
    const { page: _, ...rest } = await sampleProvider().movieList("popular", 2);
    rows.set("answers:page:movies:popular:2", { body: JSON.stringify({ ...rest, page: 3 }), fetchedAt: Date.now() });
    expect((await catalog.movieList("popular", 2)).page).toBe(2);
    expect(callsOf("movieList")).toBe(1);
  });
});

test.each<[what: string, minutes: number, call: keyof Provider, load: (catalog: ReturnType<typeof createCatalog>) => Promise<unknown>]>([
  ["a list after an hour", 60, "movieList", ({ movieList }) => movieList("popular", 1)],
  ["a film after a day", 24 * 60, "movieDetails", ({ movie }) => movie(19)],
  ["a search after five minutes", 5, "searchMovies", ({ searchMovies }) => searchMovies("kid", 1)],
])("refreshes %s", async (_, minutes, call, load) => {
  let nowMs = startMs;
  const { catalog, callsOf } = setUp({}, () => nowMs);
  await load(catalog);
  nowMs += minutes * 60_000 - 1;
  await load(catalog);
  expect(callsOf(call)).toBe(1);
  nowMs += 1;
  await load(catalog);
  await vi.waitFor(() => expect(callsOf(call)).toBe(2));
});

test.each([undefined, "visitor", "refresh", "speculative"] as const)("passes the priority %s on to the provider", async (priority) => {
  const { catalog, provider } = setUp();
  const options = priority && { priority };
  await Promise.all([
    catalog.movieExtras(19, options),
    catalog.seriesList("popular", 2, options),
    catalog.season(7, 1, options),
    catalog.searchPeople("kid", 1, options),
  ]);
  const call = { priority: priority ?? "visitor" };
  expect(provider.movieDetails).toHaveBeenCalledWith(19, call);
  expect(provider.seriesList).toHaveBeenCalledWith("popular", 2, call);
  expect(provider.season).toHaveBeenCalledWith(7, 1, call);
  expect(provider.searchPeople).toHaveBeenCalledWith("kid", 1, call);
});
