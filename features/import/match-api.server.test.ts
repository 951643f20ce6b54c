import { describe, expect, test, vi } from "vitest";
import type { MovieSummary } from "#domain/movie.ts";
import type { CallOptions } from "#domain/query.ts";
import type { SeriesSummary } from "#domain/series.ts";
import type { Catalog } from "#features/catalog.ts";
import { importLimits } from "#features/import/model/import-limits.ts";
import type { MatchResponse, MatchRow } from "#features/import/model/match-rows.ts";
import { savedMovie, savedSeries } from "#features/saved/model/saved-title.ts";
import { UpstreamError } from "#server/upstream/upstream-error.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { neverResolving, sampleCatalog, samplePage } from "#tests/support/sample-catalog.ts";
import { sampleSite } from "#tests/support/sample-site.ts";
import { sampleMovieSummary, sampleSeriesSummary } from "#tests/support/sample-titles.ts";

const film = (id: number, title: string, year: number, overrides: Partial<MovieSummary> = {}) =>
  sampleMovieSummary(id, { title, original_title: title, release_date: `${year}-05-01`, ...overrides });
const series = (id: number, name: string, year: number): SeriesSummary =>
  sampleSeriesSummary(id, { name, original_name: name, first_air_date: `${year}-05-01` });

/** The film database's own ids. */
const byOwnId = (known: readonly (MovieSummary | SeriesSummary)[]) => async (id: number, options?: CallOptions) => {
  options?.beforeLoad?.();
  return (known.find((title) => title.id === id) ?? null) as never;
};

const films = [
  film(1, "Metropolis", 1927),
  film(2, "Metropolis", 2001),
  film(3, "The Kid", 1921),
  film(4, "Alice", 1988),
  film(5, "Alice", 1988),
  film(6, "Häxan", 1922),
  film(8, "Shogun", 1980),
];
const shows = [series(7, "Judex", 1963), series(3, "The Kid", 1995), series(8, "Shogun", 1980)];

/** Searches by the beginning of a title, as if nothing were cached: each call is announced to `beforeLoad`. */
function searchable(): Pick<Catalog, "searchMovies" | "searchSeries" | "imdbMatch" | "movie" | "series"> {
  const like = (name: string, query: string) => name.toLowerCase().startsWith(query.toLowerCase().slice(0, 4));
  const announce = (options?: CallOptions) => options?.beforeLoad?.();
  return {
    movie: byOwnId(films),
    series: byOwnId(shows),
    searchMovies: async (query, _page, options) => {
      announce(options);
      return samplePage(films.filter(({ title, release_date }) => like(title, query) && (!options?.year || release_date.startsWith(String(options.year)))));
    },
    searchSeries: async (query, _page, options) => {
      announce(options);
      return samplePage(shows.filter(({ name, first_air_date }) => like(name, query) && (!options?.year || first_air_date.startsWith(String(options.year)))));
    },
    imdbMatch: async (id, options) => {
      announce(options);
      if (id === "tt0000001") return { type: "movies", item: films[0] as MovieSummary };
      if (id === "tt0000007") return { type: "tv", item: shows[0] as SeriesSummary };
      return id === "tt0000009"
        ? { type: "people", item: { id: 9, name: "x", profile_path: null, known_for_department: "", popularity: 1, known_for: [] } }
        : null;
    },
  };
}

const sent = { "content-type": "application/json", "sec-fetch-site": "same-origin" };

function site(overrides: Partial<Catalog> = {}, more: Parameters<typeof sampleApp>[0] = {}) {
  const catalog = sampleCatalog({ ...searchable(), ...overrides });
  const made = sampleApp({ catalog, ...more });
  const post = async (body: unknown, headers: Record<string, string> = sent) =>
    made.app.request("/api/match", { method: "POST", headers, body: typeof body === "string" ? body : JSON.stringify(body) });
  const match = async (...rows: MatchRow[]) => (await (await post({ rows })).json()) as MatchResponse;
  return { ...made, post, match };
}

const matched = (title: ReturnType<typeof savedMovie>) => ({ status: "matched", title });

describe("rows", () => {
  test("by IMDb id: films and series; a person is no title", async () => {
    const { results } = await site().match({ imdb: "tt0000001" }, { imdb: "tt0000007", title: "x" }, { imdb: "tt0000009" }, { imdb: "tt9999999" });
    expect(results).toEqual([
      matched(savedMovie(films[0] as MovieSummary)),
      matched(savedSeries(shows[0] as SeriesSummary)),
      { status: "absent" },
      { status: "absent" },
    ]);
  });

  test("by title and year, whatever the spelling; a series only if no film fits, or if it says so", async () => {
    const { results } = await site().match(
      { title: "METROPOLIS!", year: 2001 },
      { title: "the kid", year: 1921 },
      { title: "The Kid", year: 1995, kind: "tv" },
      { title: "Judex", year: 1963 },
      { title: "Judex", year: 1963, kind: "movie" },
    );
    expect(results.map((result) => (result.status === "matched" ? result.title.key : result.status))).toEqual(["movie:2", "movie:3", "tv:3", "tv:7", "absent"]);
  });

  test("a wrong match is worse than none: two that fit, another year, a title whose IMDb id is unknown", async () => {
    const { results } = await site().match(
      { title: "Alice", year: 1988 },
      { title: "Metropolis" },
      { title: "Metropolis", year: 1950 },
      { imdb: "tt9999999", title: "The Kid", year: 1921 },
      { title: "Nothing like it", year: 1927 },
    );
    const shown = results.map((result) => ("titles" in result ? result.titles.map(({ key }) => key) : result.status));
    expect(shown).toEqual([["movie:4", "movie:5"], ["movie:1", "movie:2"], ["movie:1", "movie:2"], ["movie:3"], "absent"]);
  });

  test("a title that no English one is like is looked for in the page's language, as Netflix names it", async () => {
    const german = film(3, "Der Vagabund und das Kind", 1921);
    const search = searchable().searchMovies;
    const searchMovies: Catalog["searchMovies"] = async (query, page, options) =>
      options?.language === "de" ? samplePage([german]) : search(query, page, options);
    const rows = [{ title: "Der Vagabund und das Kind", year: 1921 }];
    const resultOf = async (body: object) => ((await (await site({ searchMovies }).post(body)).json()) as MatchResponse).results[0];
    expect(await resultOf({ rows, language: "de" })).toEqual(matched(savedMovie(german, "de")));
    expect(await resultOf({ rows })).toEqual({ status: "absent" });
  });

  const shownOf = (response: MatchResponse) =>
    response.results.map((result) =>
      result.status === "matched" ? result.title.key : "titles" in result ? result.titles.map(({ key }) => key) : result.status,
    );

  test("a film does not hide the series of its name: that of the row's year is found, and of one year both are offered", async () => {
    const response = await site().match(
      { title: "The Kid", year: 1995 },
      { title: "Shogun", year: 1980 },
      { title: "Shogun" },
      { title: "Shogun", year: 1980, kind: "movie" },
    );
    expect(shownOf(response)).toEqual(["tv:3", ["movie:8", "tv:8"], ["movie:8", "tv:8"], "movie:8"]);
  });

  test("the film database's ids are checked: a dead one, or one of another title, is not believed, and the next is tried", async () => {
    const response = await site().match(
      { tmdb: 1, kind: "movie", title: "Metropolis", year: 1927 },
      { tmdb: 7, kind: "tv", title: "Judex" },
      { tmdb: 3, kind: "movie" },
      { tmdb: 999, kind: "movie", imdb: "tt0000001", title: "Metropolis", year: 1927 },
      { tmdb: 6, kind: "movie", imdb: "tt0000001", title: "Metropolis", year: 1927 },
      { tmdb: 6, kind: "movie", imdb: "tt9999999", title: "Metropolis", year: 1927 },
      { tmdb: 999, kind: "movie", title: "The Kid", year: 1921 },
      { tmdb: 999, kind: "movie" },
      // In another language, of the same year.
      { tmdb: 6, kind: "movie", title: "Ведьмы", year: 1922 },
    );
    expect(shownOf(response)).toEqual(["movie:1", "tv:7", "movie:3", "movie:1", "movie:1", ["movie:6"], ["movie:3"], "absent", "movie:6"]);
  });

  test("at most five titles to choose from", async () => {
    const many = Array.from({ length: 12 }, (_, index) => film(index + 1, "Alice", 1988));
    const { results } = await site({ searchMovies: async () => samplePage(many) }).match({ title: "Alice", year: 1988 });
    expect(results[0]).toMatchObject({ status: "unclear", titles: { length: importLimits.candidates } });
  });

  test("blocked titles are not found", async () => {
    const none = { searchMovies: async () => samplePage<MovieSummary>([]), imdbMatch: async () => null };
    expect((await site(none).match({ imdb: "tt0000001" }, { title: "Metropolis", year: 1927 })).results).toEqual([{ status: "absent" }, { status: "absent" }]);
  });
});

describe("what is pending", () => {
  const fifty = (from: number): MatchRow[] => Array.from({ length: 50 }, (_, index) => ({ imdb: `tt${1_000_000 + from + index}` }));

  test("each row that is not cached costs a token of the client's share, however many calls it takes", async () => {
    const { match } = site();
    expect((await match(...Array.from({ length: 50 }, () => ({ title: "Metropolis", year: 1950 })))).results).not.toContainEqual({ status: "pending" });
    const { results, retryAfterS } = await match(...fifty(0));
    const pending = results.filter(({ status }) => status === "pending").length;
    expect(pending).toBeGreaterThan(35);
    expect(pending).toBeLessThanOrEqual(40);
    expect(retryAfterS).toBe(10);
  });

  test("what is cached is found without a token", async () => {
    const cached = site({ imdbMatch: async () => ({ type: "movies", item: films[0] as MovieSummary }) });
    for (const from of [0, 50, 100]) expect((await cached.match(...fifty(from))).results.map(({ status }) => status)).toEqual(Array(50).fill("matched"));
  });

  test("a thousand rows take at most ten minutes", async () => {
    vi.useFakeTimers({ toFake: ["performance"], now: 0 });
    const { match } = site();
    const queue = Array.from({ length: 20 }, (_, index) => fifty(index * 50)).flat();
    const start = performance.now();
    while (queue.length > 0) {
      const batch = queue.splice(0, 50);
      const { results, retryAfterS = 0 } = await match(...batch);
      queue.push(...batch.filter((_, index) => results[index]?.status === "pending"));
      vi.advanceTimersByTime(retryAfterS * 1000);
    }
    const tookS = (performance.now() - start) / 1000;
    vi.useRealTimers();
    expect(tookS).toBeGreaterThan(60);
    expect(tookS).toBeLessThan(600);
  });

  test("a failing film database leaves the row pending, names its wait, and is logged", async () => {
    const failure = new UpstreamError({ kind: "open", path: "/find/tt0000001", retryAfterMs: 30_000 });
    const made = site({ imdbMatch: () => Promise.reject(failure) });
    const { results, retryAfterS } = await made.match({ imdb: "tt0000001" }, { title: "Judex", year: 1963 });
    expect([results.map(({ status }) => status), retryAfterS]).toEqual([["pending", "matched"], 30]);
    expect(made.errors).toEqual([failure]);
    expect(String(failure.message)).not.toContain("tt0000001");
  });

  test("at the deadline the response says what is found", async () => {
    const late = site({ imdbMatch: neverResolving }, { apiDeadlineMs: 300 });
    const { results, retryAfterS } = await late.match({ title: "Judex", year: 1963 }, { imdb: "tt0000001" });
    expect([results.map(({ status }) => status), retryAfterS]).toEqual([["matched", "pending"], 1]);
  });
});

describe("requests", () => {
  test("a response is not stored", async () => {
    const response = await site().post({ rows: [{ imdb: "tt0000001" }] });
    expect([response.status, response.headers.get("cache-control"), response.headers.get("content-type")]).toEqual([200, "no-store", "application/json"]);
  });

  const refused = async (body: unknown, headers?: Record<string, string>) => {
    const made = site({ imdbMatch: vi.fn(), searchMovies: vi.fn() });
    const response = await made.post(body, headers);
    const { error } = (await response.json()) as { error: string };
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(made.errors).toEqual([]);
    return [response.status, error];
  };

  test.each([
    ["", "The body is not JSON"],
    ["{", "The body is not JSON"],
    ["rows=1", "The body is not JSON"],
    ["null", /^The body: /],
    ["[]", /^The body: /],
    [{}, /^rows: /],
    [{ rows: {} }, /^rows: /],
    [{ rows: [] }, "rows: must be 1 or more"],
    [{ rows: Array(51).fill({ imdb: "tt0000001" }) }, "rows: must be at most 50"],
    [{ rows: [{}] }, "rows.0: must have an id or a title"],
    [{ rows: [{ tmdb: 5 }] }, "rows.0.tmdb: must be a number, beside a kind"],
    [{ rows: [{ tmdb: -5, kind: "tv" }] }, "rows.0.tmdb: must be a number, beside a kind"],
    [{ rows: [{ imdb: "tt0000001" }, { imdb: "nm0000001" }] }, "rows.1.imdb: must be an IMDb id such as tt0017136"],
    [{ rows: [{ imdb: "tt1/../../x" }] }, "rows.0.imdb: must be an IMDb id such as tt0017136"],
    [{ rows: [{ title: " " }] }, "rows.0.title: must be 1 to 300 characters"],
    [{ rows: [{ title: "x".repeat(301) }] }, "rows.0.title: must be 1 to 300 characters"],
    [{ rows: [{ title: "A", year: 1e20 }] }, /^rows\.0\.year: /],
    [{ rows: [{ title: "A", year: "1927" }] }, "rows.0.year: must be a year from 1870 to 2100"],
    [{ rows: [{ title: "A", kind: "person" }] }, "rows.0.kind: must be movie or tv"],
    ['{"rows":[{"title":"A","__proto__":{"x":1}}]}', /^rows\.0: /],
    [{ rows: [{ title: "A", note: "private" }] }, /^rows\.0: /],
  ])("%j is 400 with the reason", async (body, error) => {
    expect(await refused(body)).toEqual([400, typeof error === "string" ? error : expect.stringMatching(error)]);
  });

  test("a body that is too large is not read", async () => {
    expect(await refused({ rows: [{ title: "x".repeat(importLimits.bodyBytes) }] })).toEqual([413, `The body is larger than ${importLimits.bodyBytes} bytes`]);
  });

  test.each([
    [{ "content-type": "text/plain", "sec-fetch-site": "same-origin" }, 415],
    [{ "sec-fetch-site": "same-origin" }, 415],
    [{ "content-type": "application/json" }, 403],
    [{ "content-type": "application/json", "sec-fetch-site": "cross-site" }, 403],
    [{ "content-type": "application/json", "sec-fetch-site": "same-site" }, 403],
    [{ "content-type": "application/json", origin: "https://elsewhere.example" }, 403],
    [{ "content-type": "application/json", origin: "null" }, 403],
    [{ "content-type": "application/json", origin: "http://localhost", "sec-fetch-site": "cross-site" }, 403],
  ])("%j is %d", async (headers, status) => {
    expect((await refused({ rows: [{ imdb: "tt0000001" }] }, headers))[0]).toBe(status);
  });

  // The second is the configured origin: nginx leaves the port out of the Host.
  test.each(["http://localhost", sampleSite().origin])("a browser without Sec-Fetch-Site names its origin, %s", async (origin) => {
    const response = await site().post({ rows: [{ imdb: "tt0000001" }] }, { "content-type": "application/json; charset=utf-8", origin });
    expect(response.status).toBe(200);
  });

  test("other requests are served between any two searches, also of two imports", async () => {
    let searches = 0;
    let most = 0;
    let isOver = false;
    const countTurn = (): void => {
      most = Math.max(most, searches);
      searches = 0;
      if (!isOver) setImmediate(countTurn);
    };
    setImmediate(countTurn);
    const searchMovies = async () => {
      searches += 1;
      return samplePage<MovieSummary>([]);
    };
    const { match } = site({ searchMovies });
    const rows: MatchRow[] = Array.from({ length: 50 }, (_, index) => ({ title: `Absent ${index}`, year: 1927, kind: "movie" }));
    const both = await Promise.all([match(...rows), match(...rows)]);
    isOver = true;
    expect(both.flatMap(({ results }) => results)).toEqual(Array(100).fill({ status: "absent" }));
    // Two turns may meet between two counts. Sixteen rows are in progress.
    expect([most > 0, most <= 2]).toEqual([true, true]);
  });

  test.each(["GET", "PUT", "DELETE", "HEAD", "OPTIONS"])("%s is not allowed", async (method) => {
    const response = await site().app.request("/api/match", { method });
    expect([response.status, response.headers.get("allow"), response.headers.get("access-control-allow-origin")]).toEqual([405, "POST", null]);
  });
});
