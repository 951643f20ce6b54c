import { describe, expect, test, vi } from "vitest";
import type { Takedown, TakedownList } from "#domain/takedown.ts";
import type { Catalog } from "#features/catalog.ts";
import { noFilters } from "#features/discover/model/discover-filters.ts";
import { movieLists, sampleCatalog } from "#tests/support/sample-catalog.ts";
import {
  sampleMovieExtras,
  sampleMovieSummary,
  samplePerson,
  samplePersonSummary,
  sampleSeries,
  sampleSeriesExtras,
  sampleSeriesSummary,
} from "#tests/support/sample-titles.ts";
import { filteredCatalog } from "./filtered-catalog.ts";

function blocking(blocked: Partial<Takedown>): TakedownList {
  return { has: (kind, id) => blocked[kind]?.includes(id) ?? false, version: () => "test" };
}

const without = (blocked: Partial<Takedown>, overrides: Partial<Catalog> = {}) => filteredCatalog(sampleCatalog(overrides), blocking(blocked));
const idsOf = (items: readonly { id: number }[]) => items.map((item) => item.id);
const found = <T>(items: T[]) => ({ items, page: 1, totalPages: 1, totalResults: items.length });
const credit = (id: number, facts: object) => ({
  ...{ id, credit_id: `c${id}`, poster_path: null, backdrop_path: null, overview: "", vote_average: null, vote_count: 0, genre_ids: [], popularity: 10 - id },
  ...facts,
});

describe("a blocked film", () => {
  const catalog = without({ movies: [3, 103] });

  test.each(["trending", "popular", "genre-18"] as const)("is not in the list %s, nor counted", async (list) => {
    const { items, totalResults, totalPages } = await catalog.movieList(list, 1);
    expect(idsOf(items)).not.toContain(3);
    expect([items.length, totalResults, totalPages]).toEqual([19, 19, 1]);
  });

  test("is not among the top rated, or similar to another", async () => {
    expect(idsOf((await catalog.movieList("top-rated", 1)).items)).not.toContain(103);
    expect(idsOf((await catalog.movieExtras(1))?.similar ?? [])).toEqual([2]);
  });

  test("is not recommended, and has no lists of its own", async () => {
    const recommendations = [3, 5].map((id) => sampleMovieSummary(id));
    const movies = without({ movies: [3] }, { movieExtras: async (id) => sampleMovieExtras(id, { recommendations }), movieList: vi.fn(movieLists()) });
    expect(idsOf((await movies.movieExtras(1))?.recommendations ?? [])).toEqual([5]);
    expect(idsOf((await movies.movieList("recommendations-1", 1)).items)).not.toContain(3);
    expect((await movies.movieList("similar-3", 2)).items).toEqual([]);
    expect((await movies.movieList("similar-4", 1)).items).toHaveLength(19);
  });

  test("is no hero: the next of the trending films moves up, with its running time", async () => {
    const heroes = await catalog.heroMovies();
    expect(idsOf(heroes)).toEqual([1, 2, 4, 5, 6]);
    expect(heroes.at(-1)?.runtime).toBe(153);
  });

  test("is not found, by its name or by its IMDb id", async () => {
    const movies = without({ movies: [1] }, { searchMovies: async () => ({ ...found([1, 2].map((id) => sampleMovieSummary(id))), totalResults: 40 }) });
    const { items, totalResults } = await movies.searchMovies("film", 1);
    expect([idsOf(items), totalResults]).toEqual([[2], 39]);
    expect(await movies.imdbMatch("tt0017136")).toBeNull();
    expect(await catalog.imdbMatch("tt0017136")).not.toBeNull();
  });

  test("is not what a search was corrected to", async () => {
    const search = (ids: number[]) => ({ searchMovies: async () => ({ ...found(ids.map((id) => sampleMovieSummary(id))), correctedTo: "Three" }) });
    expect(await without({ movies: [3] }, search([3])).searchMovies("thre", 1)).toEqual({ ...found([]), totalPages: expect.any(Number) });
    expect((await without({ movies: [3] }, search([3, 4])).searchMovies("thre", 1)).correctedTo).toBe("Three");
  });

  test("is null, without a call", async () => {
    const catalog = sampleCatalog({ movie: vi.fn(), movieExtras: vi.fn(), movieInRegion: vi.fn(), movieList: vi.fn() });
    const blocked = filteredCatalog(catalog, blocking({ movies: [3] }));
    expect(await Promise.all([blocked.movie(3), blocked.movieExtras(3), blocked.movieInRegion(3, "US")])).toEqual([null, null, null]);
    expect(await blocked.movieList("similar-3", 1)).toMatchObject({ items: [], page: 1 });
    for (const name of ["movie", "movieExtras", "movieInRegion", "movieList"] as const) expect(catalog[name]).not.toHaveBeenCalled();
  });

  test("is in no collection; a collection without other films is absent", async () => {
    expect(idsOf((await catalog.collection(2))?.parts ?? [])).toEqual([2, 4]);
    expect(await without({ movies: [10, 11, 12] }).collection(10)).toBeNull();
    expect(await without({}, { collection: async () => null }).collection(10)).toBeNull();
  });

  test("has neither credits nor pictures", async () => {
    expect(await Promise.all([catalog.movieCredits(3), catalog.movieImages(3)])).toEqual([null, null]);
    expect((await catalog.movieImages(4))?.length).toBeGreaterThan(0);
  });

  test("is in no filmography, and no person is known for it", async () => {
    const credits = { cast: [credit(3, { title: "Three" }), credit(4, { title: "Four" })], crew: [credit(3, { title: "Three", job: "Director" })] };
    const person = samplePersonSummary(9, {
      known_for: [
        { id: 3, title: "Three", popularity: 2 },
        { id: 3, name: "Series three", popularity: 1 },
      ],
    });
    const people = without(
      { movies: [3] },
      {
        personCredits: async () => ({ movies: credits, series: { cast: [], crew: [] } }),
        searchPeople: async () => found([person]),
        imdbMatch: async () => ({ type: "people", item: person }),
      },
    );
    expect((await people.personCredits(9))?.movies).toEqual({ cast: [credits.cast[1]], crew: [] });
    expect(await people.knownFor(9)).toEqual(["Four"]);
    const others = [{ id: 3, name: "Series three", popularity: 1 }];
    expect((await people.searchPeople("nine", 1)).items[0]?.known_for).toEqual(others);
    expect((await people.imdbMatch("nm0000009"))?.item).toEqual({ ...person, known_for: others });
  });
});

describe("a blocked series", () => {
  const catalog = without({ series: [3] }, { searchSeries: async () => found([3, 4].map((id) => sampleSeriesSummary(id))) });

  test("is in no list, and not found", async () => {
    for (const list of ["trending", "popular", "top-rated", "genre-80"] as const) expect(idsOf((await catalog.seriesList(list, 1)).items)).not.toContain(3);
    expect(idsOf((await catalog.seriesExtras(2))?.similar ?? [])).toEqual([4]);
    expect(idsOf((await catalog.searchSeries("three", 1)).items)).toEqual([4]);
  });

  test("is null, as are its seasons, and has no lists", async () => {
    const calls = [catalog.series(3), catalog.season(3, 1), catalog.seriesExtras(3), catalog.seriesInRegion(3, "US"), catalog.guidePage(3, 1)];
    expect((await Promise.all(calls)).filter((data) => data !== null)).toEqual([]);
    expect((await catalog.seriesList("recommendations-3", 1)).items).toEqual([]);
    const recommendations = [3, 5].map((id) => sampleSeriesSummary(id));
    const others = without({ series: [3] }, { seriesExtras: async (id) => sampleSeriesExtras(id, { recommendations }) });
    expect(idsOf((await others.seriesExtras(2))?.recommendations ?? [])).toEqual([5]);
    expect(await Promise.all([catalog.seriesCredits(3), catalog.seriesImages(3)])).toEqual([null, null]);
    expect((await catalog.season(4, 1))?.season_number).toBe(1);
  });

  test("is in no filmography", async () => {
    const people = without(
      { series: [3] },
      { personCredits: async () => ({ movies: { cast: [], crew: [] }, series: { cast: [credit(3, { name: "Three" })], crew: [] } }) },
    );
    expect((await people.personCredits(9))?.series).toEqual({ cast: [], crew: [] });
  });
});

describe("a blocked person", () => {
  const catalog = without(
    { people: [1, 100] },
    {
      series: async (id) => sampleSeries(id, { created_by: [1, 2].map((creator) => ({ id: creator, name: "" })) }),
      searchPeople: async () => found([1, 2].map((id) => samplePersonSummary(id))),
      person: async (id) => samplePerson(id),
    },
  );

  test("is in no credits, and not found", async () => {
    for (const extras of [await catalog.movieExtras(7), await catalog.seriesExtras(7)]) expect(extras?.credits).toMatchObject({ cast: [{ id: 2 }], crew: [] });
    expect(idsOf((await catalog.series(7))?.created_by ?? [])).toEqual([2]);
    expect(idsOf((await catalog.searchPeople("one", 1)).items)).toEqual([2]);
    for (const credits of [await catalog.movieCredits(7), await catalog.seriesCredits(7)]) {
      expect(idsOf(credits?.cast ?? [])).toEqual([2]);
      // The department is empty now.
      expect(credits?.departments.map(({ name }) => name)).toEqual(["Writing"]);
    }
  });

  test("is null", async () => {
    expect(await Promise.all([catalog.person(1), catalog.personCredits(1), catalog.knownFor(1), catalog.personImages(1)])).toEqual([null, null, null, null]);
    expect((await catalog.person(2))?.id).toBe(2);
  });

  test("has no collaborators, and is none", async () => {
    const movies = { cast: [credit(3, { title: "Three" }), credit(4, { title: "Four" })], crew: [] };
    const colleagues = without({ people: [1, 100] }, { personCredits: async () => ({ movies, series: { cast: [], crew: [] } }) });
    expect(idsOf(await colleagues.collaborators(9))).toEqual([2]);
    expect(await colleagues.collaborators(1)).toEqual([]);
  });
});

test("a blocked film is no common title", async () => {
  const movies = { cast: [credit(3, { title: "Three" }), credit(4, { title: "Four" }), credit(5, { title: "Five" })], crew: [] };
  const people = without({ movies: [4] }, { personCredits: async () => ({ movies, series: { cast: [], crew: [] } }) });
  expect((await people.collaborators(9)).map(({ titles }) => titles)).toEqual([2, 2, 2]);
});

test("every call reads the list", async () => {
  const blocked: number[] = [];
  const catalog = without({ movies: blocked });
  expect(await catalog.movie(19)).not.toBeNull();
  blocked.push(19);
  expect(await catalog.movie(19)).toBeNull();
});

test("an empty list changes nothing", async () => {
  const unfiltered = sampleCatalog();
  const catalog = filteredCatalog(unfiltered, blocking({}));
  expect(await catalog.heroMovies()).toEqual(await unfiltered.heroMovies());
  expect(await catalog.searchMovies("x", 1)).toEqual(await unfiltered.searchMovies("x", 1));
  expect(await catalog.movieExtras(1)).toEqual(await unfiltered.movieExtras(1));
});

test("what is blocked is not discovered", async () => {
  const catalog = without({ movies: [3], series: [4] });
  const [movies, series] = await Promise.all([catalog.discoverMovies(noFilters("movies")), catalog.discoverSeries(noFilters("tv"))]);
  expect([idsOf(movies.items).includes(3), movies.totalResults, idsOf(series.items).includes(4), series.totalResults]).toEqual([false, 19, false, 19]);
});
