import { describe, expect, test, vi } from "vitest";
import type { Provider } from "#server/upstream/provider.ts";
import { memoryStore } from "#tests/support/memory-store.ts";
import { rowsOf } from "#tests/support/open-cache.ts";
import { absent, sampleMovieDetails, sampleProvider } from "#tests/support/sample-provider.ts";
import { sampleCollection, sampleFullCredits, sampleImages, sampleMovieExtras } from "#tests/support/sample-titles.ts";
import { createCatalog } from "./catalog.ts";
import { createReadThroughCache } from "./read-through-cache.ts";

function setUp(overrides: Partial<Provider> = {}) {
  const provider = sampleProvider(overrides);
  const { store, rows } = memoryStore();
  const writeTitles = vi.spyOn(store, "writeTitles");
  const cache = createReadThroughCache({ rows: rowsOf(store), onError: () => undefined });
  const callsOf = (name: keyof Provider) => vi.mocked(provider[name] as () => unknown).mock.calls.length;
  const titles = () => writeTitles.mock.calls.flatMap(([written]) => written.map(({ type, id, title }) => `${type} ${id} ${title}`));
  return { catalog: createCatalog({ provider, cache }), callsOf, rows, titles };
}

describe("the whole credits", () => {
  test("of a film come with its details, in one call", async () => {
    const { catalog, callsOf, rows } = setUp();
    await catalog.movie(19);
    expect((await catalog.movieCredits(19))?.departments).toEqual([
      { name: "Crew", people: [{ id: 100, name: "Fritz Lang", roles: ["Director"], episodes: null }] },
    ]);
    expect([callsOf("movieDetails"), [...rows.keys()]]).toEqual([1, ["movies:19"]]);
  });

  test("of a series are a call and a row of their own", async () => {
    const { catalog, callsOf, rows } = setUp();
    for (const _ of ["first", "second"]) expect(await catalog.seriesCredits(7)).toEqual(sampleFullCredits());
    expect([callsOf("seriesCredits"), callsOf("seriesDetails"), [...rows.keys()]]).toEqual([1, 0, ["answers:credits:tv:7"]]);
  });

  test("of an absent title are null", async () => {
    const { catalog } = setUp({ movieDetails: absent, seriesCredits: absent });
    expect([await catalog.movieCredits(404), await catalog.seriesCredits(404)]).toEqual([null, null]);
  });
});

describe("pictures", () => {
  test("are a call and a row of their own, and not of the title's page", async () => {
    const { catalog, callsOf, rows } = setUp();
    await catalog.movie(19);
    expect(callsOf("movieImages")).toBe(0);
    for (const _ of ["first", "second"]) expect(await catalog.movieImages(19)).toEqual(sampleImages());
    expect([callsOf("movieImages"), rows.has("answers:images:movie:19")]).toEqual([1, true]);
    expect(await setUp({ personImages: absent }).catalog.personImages(404)).toBeNull();
  });

  test("of a series have stills of its first season if that is cached, without a call for it", async () => {
    const { catalog, callsOf } = setUp();
    expect((await catalog.seriesImages(7))?.map(({ kind }) => kind)).toEqual(["backdrop", "backdrop", "backdrop"]);
    expect(callsOf("season")).toBe(0);
    await catalog.season(7, 1);
    const images = (await catalog.seriesImages(7)) ?? [];
    expect(images.filter(({ kind }) => kind === "still").map(({ path }) => path)).toEqual(["/still-1.svg", "/still-2.svg", "/still-3.svg"]);
    expect([callsOf("season"), callsOf("seriesImages")]).toEqual([1, 1]);
  });
});

describe("a collection", () => {
  test("is one call and one row, and its page and its films are in the sitemaps from then on", async () => {
    const { catalog, callsOf, rows, titles } = setUp();
    for (const _ of ["first", "second"]) expect(await catalog.collection(10)).toEqual(sampleCollection(10));
    expect([callsOf("collection"), [...rows.keys()]]).toEqual([1, ["answers:collection:10"]]);
    expect(titles()).toEqual(["collections 10 Collection 10", "movies 10 Film 10", "movies 11 Film 11", "movies 12 Film 12"]);
  });

  test("of a film is in the sitemap as soon as the film has been read", async () => {
    const { catalog, callsOf, titles } = setUp({
      movieDetails: async (id) => ({ ...sampleMovieDetails(id), extras: sampleMovieExtras(id, { collection: sampleCollection(10) }) }),
    });
    await catalog.movie(19);
    expect(titles()).toContain("collections 10 Collection 10");
    expect(callsOf("collection")).toBe(0);
  });

  test("that is absent is null", async () => {
    expect(await setUp({ collection: absent }).catalog.collection(404)).toBeNull();
  });
});
