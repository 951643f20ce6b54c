import { expect, test, vi } from "vitest";
import { limits } from "#domain/limits.ts";
import type { Catalog } from "#features/catalog.ts";
import { titleBatchIn } from "#server/catalog/title-batch.ts";
import { apiPaths } from "#tests/support/api-paths.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { failing, failingCatalog, neverResolving, sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleMovie, sampleSeries } from "#tests/support/sample-titles.ts";

/** Over a catalog that has stored nothing, so that each title is a call. */
function setUp({ movie = async (id) => sampleMovie(id), series = async (id) => sampleSeries(id) }: Partial<Pick<Catalog, "movie" | "series">> = {}) {
  const calls = vi.fn((kind: string, id: number) => `${kind}:${id}`);
  const titles = titleBatchIn({
    movie: async (id, options) => {
      if (options?.cachedOnly) return null;
      calls("movie", id);
      return movie(id, options);
    },
    series: async (id, options) => {
      if (options?.cachedOnly) return null;
      calls("tv", id);
      return series(id, options);
    },
    seriesExtras: async () => null,
    ...{ movieExtras: async () => null, movieInRegion: async () => null, season: async () => null },
  });
  return { calls, ...sampleApp({ catalog: sampleCatalog({ titles }) }) };
}

const keysFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => `movie:${first + index}` as const);

test("the same ids are one cached response, in any order", async () => {
  const { calls, get } = setUp();
  for (const ids of ["tv:7,movie:19", "movie:19,tv:7", "movie:19,tv:7,movie:19&utm_source=x"]) {
    const response = await get(`/api/titles?ids=${ids}`);
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "public, max-age=300"]);
    expect(await response.json()).toMatchObject({
      titles: [
        { key: "movie:19", title: sampleMovie(19).title },
        {
          key: "tv:7",
          title: sampleSeries(7).name,
          seasons: sampleSeries(7).seasons.map(({ season_number, episode_count }) => ({ season_number, episode_count })),
        },
      ],
      missing: [],
      pending: [],
    });
  }
  expect(calls).toHaveBeenCalledTimes(2);
  expect(apiPaths.titles(["tv:7", "movie:19", "tv:7"])).toBe("/api/titles?ids=movie:19,tv:7");
});

test.each([
  "",
  "ids=",
  "ids=movie:19,",
  "ids=19",
  "ids=person:19",
  "ids=movie:0",
  "ids=movie:1234567890",
  "ids=movie:19%00",
  "ids=__proto__",
  `ids=${keysFrom(1, limits.titleBatch + 1).join(",")}`,
])("%j is 400 with the reason, without a call", async (search) => {
  const { calls, get } = setUp();
  const response = await get(`/api/titles?${search}`);
  expect([response.status, await response.json()]).toEqual([400, { error: "ids: must be 1 to 50 ids such as movie:19 or tv:1396" }]);
  expect([response.headers.get("cache-control"), calls.mock.calls]).toEqual(["no-store", []]);
});

test("a title that does not exist is missing, and one that could not be loaded is pending: that response is not cached", async () => {
  const { calls, get } = setUp({ movie: async (id) => (id === 404 ? null : id === 500 ? failing() : sampleMovie(id)) });
  const absent = await get("/api/titles?ids=movie:19,movie:404");
  expect([absent.headers.get("cache-control"), await absent.json()]).toMatchObject(["public, max-age=300", { missing: ["movie:404"], pending: [] }]);
  for (const _ of [1, 2]) {
    const partial = await get("/api/titles?ids=movie:19,movie:500");
    expect([partial.status, partial.headers.get("cache-control"), await partial.json()]).toMatchObject([
      200,
      "no-store",
      { titles: [{ key: "movie:19" }], pending: ["movie:500"] },
    ]);
  }
  expect(calls.mock.calls.filter(([, id]) => id === 500)).toHaveLength(2);
});

test("each title that is not stored costs a token of the client's share: beyond it they are pending", async () => {
  const { calls, get } = setUp();
  await get(apiPaths.titles(keysFrom(1, 50)));
  const rest = (await (await get(apiPaths.titles(keysFrom(51, 50)))).json()) as { titles: object[]; pending: string[] };
  expect(calls.mock.calls.length).toBeLessThan(100);
  expect([rest.titles.length, rest.pending.length]).toEqual([calls.mock.calls.length - 50, 100 - calls.mock.calls.length]);
});

test("without any title, a failing or late provider is an uncached 502", async () => {
  const failed = await sampleApp({ catalog: failingCatalog() }).get("/api/titles?ids=movie:19");
  expect([failed.status, failed.headers.get("cache-control")]).toEqual([502, "no-store"]);
  expect((await setUp({ movie: failing }).get("/api/titles?ids=movie:19")).status).toBe(502);
  const late = sampleApp({ catalog: sampleCatalog({ titles: neverResolving }), apiDeadlineMs: 1 });
  expect((await late.get("/api/titles?ids=movie:19")).status).toBe(502);
});
