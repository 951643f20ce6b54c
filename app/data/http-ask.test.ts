import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { allQueries } from "#app/queries.ts";
import { catalogOf } from "#features/catalog.ts";
import { noFilters } from "#features/discover/model/discover-filters.ts";
import { discoverQueries } from "#features/discover/model/queries.ts";
import { savedQueries } from "#features/saved/model/queries.ts";
import { searchQueries } from "#features/search/model/queries.ts";
import { titleQueries } from "#features/titles/model/queries.ts";
import { fakeTimeLimits } from "#tests/support/fake-time-limits.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { failingCatalog, sampleCatalog } from "#tests/support/sample-catalog.ts";
import { CatalogError } from "./catalog-error.ts";
import { httpAsk } from "./http-ask.ts";
import { createQueryClient } from "./query-client.ts";

/** A method for each query, which asks over HTTP. */
const httpCatalog = catalogOf(httpAsk);

/** `fetch` calls the server's app directly. @returns the requests */
function serve(catalog = sampleCatalog()) {
  const { app } = sampleApp({ catalog });
  const requests: string[] = [];
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    requests.push(`${init?.method ?? "GET"} ${path}`);
    return app.request(path, init);
  });
  return requests;
}

beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));

const methods: [name: string, call: (catalog: typeof httpCatalog) => Promise<unknown>][] = [
  ["heroMovies", (catalog) => catalog.heroMovies()],
  ["movieList", (catalog) => catalog.movieList("trending", 1)],
  ["movieList", (catalog) => catalog.movieList("popular", 2)],
  ["movieList", (catalog) => catalog.movieList("genre-28", 1)],
  ["movie", (catalog) => catalog.movie(19)],
  ["movieExtras", (catalog) => catalog.movieExtras(19)],
  ["seriesList", (catalog) => catalog.seriesList("top-rated", 3)],
  ["seriesList", (catalog) => catalog.seriesList("genre-80", 1)],
  ["series", (catalog) => catalog.series(7)],
  ["season", (catalog) => catalog.season(7, 2)],
  ["seriesExtras", (catalog) => catalog.seriesExtras(7)],
  ["discoverMovies", (catalog) => catalog.discoverMovies({ ...noFilters("movies"), genres: [18], page: 2 })],
  ["discoverSeries", (catalog) => catalog.discoverSeries(noFilters("tv"))],
  ["references", (catalog) => catalog.references({ kind: "provider", type: "tv", region: "DE", ids: ["8"] })],
  ["references", (catalog) => catalog.references({ kind: "company", type: "movies", region: "US", text: "ufa" })],
  ["searchMovies", (catalog) => catalog.searchMovies("the kid & more", 1)],
  ["searchSeries", (catalog) => catalog.searchSeries("judex", 1)],
  ["searchPeople", (catalog) => catalog.searchPeople("chaplin", 1)],
  ["person", (catalog) => catalog.person(5)],
  ["personCredits", (catalog) => catalog.personCredits(5)],
  ["collaborators", (catalog) => catalog.collaborators(5)],
];

describe("the browser's catalog", () => {
  test.each(methods)("returns the server's data: %s", async (_, call) => {
    serve();
    expect(await call(httpCatalog)).toEqual(await call(sampleCatalog()));
  });

  test("names another language than English in the address, or in a function's body", async () => {
    const languages: unknown[] = [];
    const catalog = Object.fromEntries(
      Object.entries(sampleCatalog()).map(([name, answer]) => [
        name,
        async (...call: unknown[]) => {
          languages.push((call.at(-1) as { language?: string }).language);
          return (answer as (...call: unknown[]) => unknown)(...call);
        },
      ]),
    ) as unknown as ReturnType<typeof sampleCatalog>;
    const requests = serve(catalog);
    const german = { language: "de" } as const;
    await httpAsk(titleQueries.movie, [19], german);
    await httpAsk(titleQueries.movieExtras, [19], german);
    await httpAsk(titleQueries.movieInRegion, [19, "AT"], german);
    await httpAsk(searchQueries.searchMovies, ["kid", 1], german);
    await httpAsk(discoverQueries.discoverMovies, [{ ...noFilters("movies"), language: "ja" }], german);
    await httpAsk(savedQueries.titles, [["movie:19"]], german);
    await httpAsk(titleQueries.movie, [19], { language: "en" });
    expect(languages).toEqual(["de", "de", "de", "de", "de", "de", undefined]);
    expect(requests).toEqual([
      "POST /functions/v1/get-movie",
      "GET /api/movies/19/extras?lang=de",
      "GET /api/movies/19/region?region=AT&lang=de",
      "GET /api/search/movies?q=kid&page=1&lang=de",
      "GET /api/discover/movies?language=ja&lang=de",
      "GET /api/titles?ids=movie:19&lang=de",
      "POST /functions/v1/get-movie",
    ]);
  });

  test("invokes section 7's functions for their data", async () => {
    const requests = serve();
    await Promise.all([httpCatalog.movie(19), httpCatalog.series(7), httpCatalog.season(7, 1)]);
    expect(requests).toEqual(["get-movie", "get-tv-series", "get-tv-season"].map((name) => `POST /functions/v1/${name}`));
  });

  test("returns null for an absent title or person", async () => {
    const names = ["movie", "movieExtras", "series", "seriesExtras", "season", "person", "personCredits", "knownFor"] as const;
    serve(sampleCatalog(Object.fromEntries(names.map((name) => [name, async () => null]))));
    for (const name of names) expect(await httpCatalog[name](404, 1)).toBeNull();
  });

  test.each(methods)("rejects with the status if the provider fails: %s", async (_, call) => {
    serve(failingCatalog());
    await expect(call(httpCatalog)).rejects.toMatchObject({ status: 502 });
    await expect(call(httpCatalog)).rejects.toBeInstanceOf(CatalogError);
  });

  test("tries twice and gives up within twelve seconds without a response", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    fakeTimeLimits();
    const fetched = vi.fn(
      (_path: string, init?: RequestInit) => new Promise((_, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason as Error))),
    );
    vi.stubGlobal("fetch", fetched);
    const client = createQueryClient();
    const settled = vi.fn();
    client.fetchQuery(allQueries(httpAsk).movie(19)).catch(settled);
    await vi.advanceTimersByTimeAsync(11_000);
    expect([settled.mock.calls.length, fetched.mock.calls.length]).toEqual([0, 2]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(settled.mock.calls).toEqual([[expect.objectContaining({ status: 0 })]]);
  });

  test("rejects with the caller's reason if the caller gives up", async () => {
    vi.stubGlobal("fetch", (_: string, init?: RequestInit) => Promise.reject(init?.signal?.reason as Error));
    const reason = new DOMException("typed on", "AbortError");
    await expect(httpAsk(searchQueries.searchMovies, ["night", 1], { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });

  test("rejects with status 0 without a response", async () => {
    const cause = new TypeError("offline");
    vi.stubGlobal("fetch", () => Promise.reject(cause));
    await expect(httpCatalog.heroMovies()).rejects.toMatchObject({ status: 0, cause });
  });
});
