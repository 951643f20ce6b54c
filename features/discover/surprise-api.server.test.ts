import { describe, expect, test, vi } from "vitest";
import type { CallOptions } from "#domain/query.ts";
import { surprisePath } from "#features/discover/model/discover-address.ts";
import { type DiscoverFilters, noFilters } from "#features/discover/model/discover-filters.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { failingCatalog, neverResolving, sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleMovieSummary, sampleSeriesSummary } from "#tests/support/sample-titles.ts";

/** A site with films by page, of which some pages are cached. */
function setUp(pages: number[][], cached: number[] = []) {
  const discoverMovies = vi.fn(async ({ page }: DiscoverFilters, options?: CallOptions) => {
    const ids = options?.cachedOnly && !cached.includes(page) ? [] : (pages[page - 1] ?? []);
    return { items: ids.map((id) => sampleMovieSummary(id)), page, totalPages: pages.length, totalResults: pages.flat().length };
  });
  const { get, errors } = sampleApp({ catalog: sampleCatalog({ discoverMovies }) });
  const visit = async (path = surprisePath(noFilters("movies")), headers = {}) => {
    const response = await get(path, headers);
    return { status: response.status, location: response.headers.get("location"), cacheControl: response.headers.get("cache-control") };
  };
  const chosen = async (after?: number): Promise<number> =>
    Number(/^\/movie\/(\d+)-film-\d+$/.exec((await visit(surprisePath(noFilters("movies"), after))).location ?? "")?.[1]);
  const calls = () => discoverMovies.mock.calls.filter(([, options]) => !options?.cachedOnly).length;
  return { visit, chosen, calls, errors, discoverMovies };
}

const often = <T>(times: number, visit: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: times }, visit));

describe("Surprise me", () => {
  test("redirects to the canonical address of a title of the first page, by one call", async () => {
    const { visit, calls } = setUp([[1, 2], [3]]);
    expect(await visit()).toEqual({ status: 302, location: expect.stringMatching(/^\/movie\/[12]-film-[12]$/), cacheControl: "no-store" });
    expect(calls()).toBe(1);
  });

  test("chooses from all pages that are cached, without a call", async () => {
    const { chosen, calls } = setUp([[1, 2], [3], [4]], [1, 3]);
    expect(new Set(await often(40, () => chosen()))).toEqual(new Set([1, 2, 4]));
    expect(calls()).toBe(0);
  });

  test("never repeats the last title if there is another", async () => {
    expect(new Set(await often(30, () => setUp([[1, 2], [3]], [1, 2]).chosen(3)))).toEqual(new Set([1, 2]));
    // The one cached page has no other title: the first page does.
    expect(await setUp([[1], [3]], [2]).chosen(3)).toBe(1);
    expect(await setUp([[1]], [1]).chosen(1)).toBe(1);
  });

  test("passes the filters on, from the first page", async () => {
    const { visit, discoverMovies } = setUp([[1]]);
    await visit("/discover/surprise?sort=oldest&genres=18&page=7&after=x");
    const [filters, options] = discoverMovies.mock.calls.at(-1) ?? [];
    expect([filters?.genres, filters?.sort, filters?.page, options]).toEqual([[18], "oldest", 1, { priority: "visitor" }]);
  });

  test("leads to a series if the filters are for series", async () => {
    const discoverSeries = async () => ({ items: [sampleSeriesSummary(7)], page: 1, totalPages: 1, totalResults: 1 });
    const response = await sampleApp({ catalog: sampleCatalog({ discoverSeries }) }).get("/discover/surprise?type=tv");
    expect(response.headers.get("location")).toBe("/tv/7-series-7");
  });

  test("leads to the filters' own page if nothing is found, the provider fails or takes too long", async () => {
    const to = "/discover?genres=18&sort=oldest";
    const path = to.replace("?", "/surprise?");
    expect(await setUp([[]]).visit(path)).toEqual({ status: 302, location: to, cacheControl: "no-store" });
    for (const site of [
      sampleApp({ catalog: failingCatalog() }),
      sampleApp({ catalog: sampleCatalog({ discoverMovies: neverResolving }), pageDeadlineMs: 1 }),
    ]) {
      const response = await site.get(path);
      expect([response.status, response.headers.get("location"), site.errors.length]).toEqual([302, to, 1]);
    }
  });

  test("is not prefetched", async () => {
    const { visit, discoverMovies } = setUp([[1]]);
    for (const headers of [{ "sec-purpose": "prefetch;prerender" }, { purpose: "prefetch" }])
      expect(await visit(undefined, headers)).toEqual({ status: 503, location: null, cacheControl: "no-store" });
    expect(discoverMovies).not.toHaveBeenCalled();
  });

  test("a client with too many surprises gets 429", async () => {
    const { visit } = setUp([[1]], [1]);
    const statuses = (await often(80, () => visit())).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(15);
  });
});
