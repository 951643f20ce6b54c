import { describe, expect, test, vi } from "vitest";
import type { Video } from "#features/titles/model/video.ts";
import type { Provider } from "#server/upstream/provider.ts";
import { eventually } from "#tests/support/eventually.ts";
import { memoryStore } from "#tests/support/memory-store.ts";
import { rowsOf } from "#tests/support/open-cache.ts";
import { absent, down, sampleMovieDetails, sampleProvider, sampleSeriesDetails } from "#tests/support/sample-provider.ts";
import { sampleMovieSummary, sampleSeriesSummary } from "#tests/support/sample-titles.ts";
import { createCatalog } from "./catalog.ts";
import type { CatalogDeps } from "./catalog-deps.ts";
import { createReadThroughCache } from "./read-through-cache.ts";

// What comes with a title in its one call beside its details, as the catalog gives it.

const regions = {
  certifications: { US: "R", DE: "16" },
  releases: { DE: [{ type: 3, date: "1999-11-11", note: "" }] },
  providers: [{ id: 8, name: "Example Stream", logo_path: null }],
  offers: { DE: { stream: [8] } },
  link: null,
};
const video = (site: Video["site"]): Video => ({ key: "x", site, name: site, type: "Trailer", official: true, language: "en", published: "" });
const videos = [video("YouTube"), video("own")];

const movie = sampleMovieDetails(19);
const series = sampleSeriesDetails(7);
const details: Partial<Provider> = {
  movieDetails: async () => ({ ...movie, extras: { ...movie.extras, videos, recommendations: [sampleMovieSummary(30)] }, regions }),
  seriesDetails: async () => ({ ...series, extras: { ...series.extras, videos, recommendations: [sampleSeriesSummary(31)] }, regions }),
};

function open(deps: Partial<CatalogDeps> = {}, overrides: Partial<Provider> = details, { store, rows, titles } = memoryStore()) {
  const provider = sampleProvider(overrides);
  const cache = createReadThroughCache({ rows: rowsOf(store), onError: () => undefined });
  const callsOf = (name: keyof Provider) => vi.mocked(provider[name] as () => unknown).mock.calls.length;
  return { catalog: createCatalog({ provider, cache, ...deps }), callsOf, rows, titles };
}

describe("a country", () => {
  test("is the operator's in pages, and any other one without a further call", async () => {
    const { catalog, callsOf } = open({ region: "DE" });
    expect([(await catalog.movie(19))?.certification, (await catalog.series(7))?.certification]).toEqual(["16", "16"]);
    for (const extras of [await catalog.movieExtras(19), await catalog.seriesExtras(7)])
      expect(extras?.inRegion).toMatchObject({
        region: "DE",
        certification: "16",
        releases: [{ type: 3 }],
        offers: { stream: [{ id: 8 }] },
        regions: ["DE"],
      });
    for (const inRegion of [await catalog.movieInRegion(19, "US"), await catalog.seriesInRegion(7, "US")])
      expect(inRegion).toMatchObject({ region: "US", certification: "R", releases: [], offers: null });
    expect([callsOf("movieDetails"), callsOf("seriesDetails")]).toEqual([1, 1]);
  });

  test("is the United States by default", async () => {
    const { catalog } = open();
    expect((await catalog.movie(19))?.certification).toBe("R");
    expect((await catalog.seriesExtras(7))?.inRegion.region).toBe("US");
  });

  test("of an absent title is null, and of a failed one fails", async () => {
    const missing = open({}, { movieDetails: absent, seriesDetails: absent }).catalog;
    expect([await missing.movieInRegion(404, "US"), await missing.seriesInRegion(404, "US")]).toEqual([null, null]);
    await expect(open({}, { movieDetails: down }).catalog.movieInRegion(19, "US")).rejects.toMatchObject({ status: 500 });
  });
});

test("videos of another site are left out without trailers", async () => {
  const sitesIn = async (trailers: boolean) => {
    const { catalog } = open({ trailers });
    return [await catalog.movieExtras(19), await catalog.seriesExtras(7)].map((extras) => extras?.videos.map(({ site }) => site));
  };
  expect(await sitesIn(true)).toEqual([
    ["YouTube", "own"],
    ["YouTube", "own"],
  ]);
  expect(await sitesIn(false)).toEqual([["own"], ["own"]]);
});

test("recommended titles are stored for sitemaps, like similar ones", async () => {
  const { catalog, titles } = open();
  await Promise.all([catalog.movie(19), catalog.series(7)]);
  expect(titles.map(({ type, id }) => `${type} ${id}`)).toEqual(expect.arrayContaining(["movies 30", "tv 31"]));
});

/** A row as the build before wrote it. */
const olderRow = () => {
  const { recommendations: _, videos: _videos, facts: _facts, collection: _collection, ...extras } = movie.extras;
  return { body: JSON.stringify({ movie: { ...movie.movie, certification: "R" }, extras }), fetchedAt: Date.now() };
};

test("a row of an older build is served, and refreshed in the background however new it is", async () => {
  const memory = memoryStore();
  await memory.store.write("movies", "19", olderRow());
  const { catalog, callsOf } = open({}, details, memory);
  expect(await catalog.movieExtras(19)).toMatchObject({ similar: movie.extras.similar, recommendations: [], videos: [], inRegion: { regions: [] } });
  await eventually(async () => expect((await catalog.movieExtras(19))?.recommendations).toHaveLength(1));
  expect(callsOf("movieDetails")).toBe(1);
});

test("a row of an older build is all that there is while the provider is down", async () => {
  const memory = memoryStore();
  await memory.store.write("movies", "19", olderRow());
  const { catalog } = open({}, { movieDetails: down }, memory);
  for (const _ of ["first", "second"]) expect((await catalog.movie(19))?.title).toBe(movie.movie.title);
});

describe("the lists of a title", () => {
  test("are pages that may be evicted, one call each", async () => {
    const { catalog, rows, callsOf } = open();
    expect((await catalog.movieList("similar-19", 1)).items).toHaveLength(20);
    await catalog.movieList("recommendations-19", 2);
    await catalog.seriesList("similar-7", 1);
    await catalog.movieList("similar-19", 1);
    expect([callsOf("movieList"), callsOf("seriesList")]).toEqual([2, 1]);
    expect([...rows.keys()].toSorted()).toEqual([
      "answers:page:movies:recommendations-19:2",
      "answers:page:movies:similar-19:1",
      "answers:page:series:similar-7:1",
    ]);
  });

  test("are empty for a title that does not exist, and fail with the provider", async () => {
    expect(await open({}, { movieList: absent }).catalog.movieList("similar-404", 1)).toMatchObject({ items: [], page: 1 });
    await expect(open({}, { movieList: down }).catalog.movieList("similar-19", 1)).rejects.toMatchObject({ status: 500 });
  });
});
