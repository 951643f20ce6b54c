import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseDiscoverFilters } from "#features/discover/model/discover-address.ts";
import { discoverCallParameters } from "#server/upstream/discover-parameters.ts";
import { createProvider } from "#server/upstream/provider.ts";
import { absentId, providers, required } from "./upstream-providers.ts";

type Item = { id: number; genre_ids: number[]; original_language: string; vote_average: number; vote_count: number; popularity: number } & {
  title?: string;
  name?: string;
  release_date?: string;
  first_air_date?: string;
};

const context = { today: new Date().toISOString().slice(0, 10), ratingFloor: { movies: 0, tv: 0 } };
const dateOf = (item: Item): string => item.release_date ?? item.first_air_date ?? "";
const titleOf = (item: Item): string => item.title ?? item.name ?? "";
const isDescending = (values: number[]): boolean => values.every((value, index) => index === 0 || value <= (values[index - 1] ?? 0));

describe.each(providers)("$name", ({ open }) => {
  const { transport, close } = open();
  const provider = createProvider(transport, { ratingFloor: context.ratingFloor });
  let companyId: number;
  let networkId: number;
  const raw = (path: string, parameters = {}) => transport.get(path, parameters, "visitor");
  /** A page of the filters in an address of /discover. */
  const discover = async (search: string) => {
    const filters = parseDiscoverFilters(new URLSearchParams(search));
    const page = await raw(`/discover/${filters.type === "tv" ? "tv" : "movie"}`, { ...discoverCallParameters(filters, context), page: filters.page });
    return { items: page.results as Item[], total: Number(page.total_results), pages: Number(page.total_pages), page: page.page };
  };
  /** The same, not empty. */
  const some = async (search: string): Promise<Item[]> => {
    const { items } = await discover(search);
    expect(items.length).toBeGreaterThan(0);
    return items;
  };

  beforeAll(async () => {
    const [movie] = (await discover("sort=rating&votes=100&genres=18")).items;
    const [series] = (await discover("type=tv&sort=rating&votes=100")).items;
    companyId = required(((await raw(`/movie/${movie?.id}`)).production_companies as { id: number }[])[0]).id;
    networkId = required(((await raw(`/tv/${series?.id}`)).networks as { id: number }[])[0]).id;
  });
  afterAll(close);

  describe("discover filters", () => {
    test.each([
      ["", 18, 35, 80],
      ["type=tv&", 80, 9648, 35],
    ])("genres: all, any and none of them (%s)", async (type, one, other, third) => {
      for (const item of await some(`${type}genres=${one},${other}`)) expect(item.genre_ids).toEqual(expect.arrayContaining([one, other]));
      for (const item of await some(`${type}genres=${one},${other}&match=any`)) expect(item.genre_ids.some((id) => id === one || id === other)).toBe(true);
      for (const item of await some(`${type}genres=${one}&not=${other},${third}`)) {
        expect(item.genre_ids).toContain(one);
        expect(item.genre_ids.some((id) => id === other || id === third)).toBe(false);
      }
    });

    test.each(["", "type=tv&"])("years, both ends included (%s)", async (type) => {
      const items = await some(`${type}from=1914&to=1959&sort=oldest`);
      expect(items.map((item) => Number(dateOf(item).slice(0, 4))).filter((year) => year < 1914 || year > 1959)).toEqual([]);
    });

    test.each(["", "type=tv&"])("rating and votes (%s)", async (type) => {
      for (const item of await some(`${type}rating=7&votes=100`)) {
        expect(item.vote_average).toBeGreaterThanOrEqual(7);
        expect(item.vote_count).toBeGreaterThanOrEqual(100);
      }
    });

    test("runtime", async () => {
      for (const { id } of (await some("runtime=60-90&genres=18")).slice(0, 3)) {
        const { runtime } = (await provider.movieDetails(id)).movie;
        expect(runtime).toBeGreaterThanOrEqual(60);
        expect(runtime).toBeLessThanOrEqual(90);
      }
      const [shorter, longer] = await Promise.all([discover("type=tv&runtime=-30"), discover("type=tv&runtime=31-")]);
      expect([shorter.total > 0, longer.total > 0]).toEqual([true, true]);
      expect(shorter.items.filter((item) => longer.items.some(({ id }) => id === item.id))).toEqual([]);
    });

    test.each(["", "type=tv&"])("original language (%s)", async (type) => {
      for (const item of await some(`${type}language=fr`)) expect(item.original_language).toBe("fr");
    });

    test("company", async () => {
      for (const { id } of (await some(`company=${companyId}`)).slice(0, 3))
        expect((await raw(`/movie/${id}`)).production_companies).toContainEqual(expect.objectContaining({ id: companyId }));
      const [one, either] = await Promise.all([discover(`company=${companyId}`), discover(`company=${companyId},${absentId}`)]);
      expect(either.total).toBe(one.total);
    });

    test("network", async () => {
      for (const { id } of (await some(`type=tv&network=${networkId}`)).slice(0, 3))
        expect((await raw(`/tv/${id}`)).networks).toContainEqual(expect.objectContaining({ id: networkId }));
    });

    test("certification: films with exactly that one in the region", async () => {
      for (const { id } of (await discover("certification=PG&region=US")).items.slice(0, 3))
        expect(JSON.stringify((await raw(`/movie/${id}/release_dates`)).results)).toContain('"certification":"PG"');
      expect((await discover("certification=NONE-SUCH&region=US")).total).toBe(0);
    });

    test("keyword", async () => {
      const all = await discover("");
      const silent = required((await provider.searchReferences("keyword", "silent film"))[0]);
      expect(await provider.reference("keyword", silent.id)).toEqual(silent);
      const { total } = await discover(`keyword=${silent.id}`);
      expect(total).toBeGreaterThan(0);
      expect(total).toBeLessThan(all.total);
      expect((await discover(`keyword=${absentId}`)).total).toBe(0);
    });

    test.each(["movies", "tv"] as const)("streaming provider with region (%s)", async (type) => {
      const all = await discover(`type=${type}`);
      for (const { id } of (await provider.streamingProviders(type, "US")).slice(0, 1))
        expect((await discover(`type=${type}&provider=${id}&region=US`)).total).toBeLessThan(all.total);
      expect((await discover(`type=${type}&provider=${absentId}&region=US`)).total).toBe(0);
    });
  });

  describe.each(["", "type=tv&"])("discover orders (%s)", (type) => {
    test("by popularity and by rating", async () => {
      expect(isDescending((await some(`${type}`)).map((item) => item.popularity))).toBe(true);
      expect(isDescending((await some(`${type}sort=rating&votes=100`)).map((item) => item.vote_average))).toBe(true);
    });

    test("newest, which ends today, and oldest", async () => {
      const newest = (await some(`${type}sort=newest`)).map(dateOf);
      expect(newest).toEqual(newest.toSorted().toReversed());
      expect(newest.filter((date) => date > context.today)).toEqual([]);
      const oldest = (await some(`${type}sort=oldest`)).map(dateOf);
      expect(oldest).toEqual(oldest.toSorted());
      expect(oldest).not.toContain("");
    });

    test("by title", async () => {
      const initials = (await some(`${type}sort=title&genres=18`))
        .map((item) => titleOf(item)[0]?.toUpperCase() ?? "")
        .filter((initial) => /[A-Z]/.test(initial));
      expect(initials).toEqual(initials.toSorted());
    });
  });

  describe("discover pages", () => {
    test("continue each other, in every order", async () => {
      for (const sort of ["popularity", "rating", "newest", "oldest", "title"]) {
        const [first, second] = await Promise.all([discover(`sort=${sort}&genres=18`), discover(`sort=${sort}&genres=18&page=2`)]);
        expect([first.page, second.page, second.total]).toEqual([1, 2, first.total]);
        expect(second.items.length).toBeGreaterThan(0);
        expect(second.items.filter((item) => first.items.some(({ id }) => id === item.id))).toEqual([]);
      }
    });

    test("past the last one are empty", async () => {
      const { pages } = await discover("genres=18&from=1900&to=1930");
      const past = parseDiscoverFilters(new URLSearchParams(`genres=18&from=1900&to=1930&page=${Math.min(500, pages + 1)}`));
      const { items, page } = await provider.discoverMovies(past);
      expect([items.length, page]).toEqual([0, past.page]);
    });
  });

  describe("references", () => {
    test("a company is found by its name, and has one", async () => {
      const company = await provider.reference("company", String(companyId));
      expect(company).toEqual({ id: String(companyId), name: expect.stringMatching(/\S/) });
      expect(await provider.searchReferences("company", company.name)).toContainEqual(company);
    });

    test("a network has a name", async () => {
      expect((await provider.reference("network", String(networkId))).name).toMatch(/\S/);
    });

    test("unknown ids are 404, unknown texts find nothing", async () => {
      for (const kind of ["keyword", "company", "network"] as const)
        await expect(provider.reference(kind, String(absentId))).rejects.toMatchObject({ kind: "status", status: 404 });
      for (const kind of ["keyword", "company"] as const) expect(await provider.searchReferences(kind, "zqxjkvbpwy zqxjkvbpwy")).toEqual([]);
    });

    test("certifications and streaming providers are lists, by region", async () => {
      expect(await provider.certifications()).toBeInstanceOf(Object);
      for (const type of ["movies", "tv"] as const) expect(await provider.streamingProviders(type, "US")).toBeInstanceOf(Array);
    });
  });
});
