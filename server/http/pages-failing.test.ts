import { beforeEach, describe, expect, test, vi } from "vitest";
import { isServerFailure, serverFailure } from "#app/data/query-client.ts";
import { listNotice, notices } from "#domain/notices.ts";
import { notices as englishNotices } from "#languages/en/site/notices.ts";
import { UpstreamError } from "#server/upstream/upstream-error.ts";
import { isNoindex, readPage, textOf } from "#tests/support/read-page.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { failing, failingCatalog, neverResolving, sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleMovieSummary, sampleSeriesSummary } from "#tests/support/sample-titles.ts";

// Each failed query is logged.
beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));

describe("a page whose critical query failed", () => {
  test.each([
    ["/", "Failed to load popular movies"],
    ["/home", "Failed to load popular movies"],
    ["/top", "Failed to load top rated movies"],
    ["/movie/19-metropolis", "Unable to load movie details"],
  ])("%s is 503 with its notice and a link to itself", async (path, text) => {
    const response = await sampleApp({ catalog: failingCatalog() }).get(path);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const { page } = await readPage(response);
    expect(page.title).toBe("Back in a moment · Matinee");
    expect(isNoindex(page)).toBe(true);
    const failures = [...page.querySelectorAll('[data-slot="failure"]')];
    const failure = failures.find((one) => one.querySelector("p")?.textContent === text);
    expect(failure?.querySelector("a")?.textContent).toBe("Try again");
    expect(new URL(failure?.querySelector("a")?.href ?? "", "http://localhost").pathname).toBe(path.split("-")[0]);
    expect(textOf(page)).not.toContain("not found");
  });

  test("is not cached: the next visitor gets the page", async () => {
    const movie = vi.fn(sampleCatalog().movie).mockRejectedValueOnce(new Error("down"));
    const { get } = sampleApp({ catalog: sampleCatalog({ movie }) });
    expect((await get("/movie/19")).status).toBe(503);
    expect((await get("/movie/19")).status).toBe(200);
  });

  test("does not disclose the cause", async () => {
    const movie = () => Promise.reject(new Error("https://provider.example/3/movie/19?api_key=SECRET"));
    const { html } = await readPage(await sampleApp({ catalog: sampleCatalog({ movie }) }).get("/movie/19"));
    expect(html).not.toContain("SECRET");
    expect(html).not.toContain("provider.example");
  });

  test("carries the failure into the browser as a flag", async () => {
    const { state } = await readPage(await sampleApp({ catalog: failingCatalog() }).get("/movie/19"));
    const { queries } = JSON.parse(state).queries as { queries: { queryKey: unknown[]; state: { error: unknown } }[] };
    expect(queries.find(({ queryKey }) => queryKey.join() === "movie,19,details")?.state.error).toEqual(serverFailure);
    expect(queries.every(({ state }) => isServerFailure(state.error))).toBe(true);
  });

  test("is the short page of an overload if the provider's quota has no call for it", async () => {
    const movie = () => Promise.reject(new UpstreamError({ kind: "budget", path: "/movie/19" }));
    const response = await sampleApp({ catalog: sampleCatalog({ movie }) }).get("/movie/19");
    expect([response.status, response.headers.get("retry-after"), response.headers.get("cache-control")]).toEqual([503, "2", "no-store"]);
    expect(await response.text()).toContain("A lot of people are here right now.");
  });

  test("treats a query that throws synchronously as failed", async () => {
    const movie = () => {
      throw new Error("at once");
    };
    expect((await sampleApp({ catalog: sampleCatalog({ movie }) }).get("/movie/19")).status).toBe(503);
  });
});

describe("a page whose deferred queries failed", () => {
  const rest = { movieExtras: failing };

  test("is 200 with a notice in each section's place", async () => {
    const response = await sampleApp({ catalog: sampleCatalog(rest) }).get("/movie/19");
    expect(response.status).toBe(200);
    const { page } = await readPage(response);
    expect(page.querySelector("h1")?.textContent).toBe("Film 19");
    const texts = [...page.querySelectorAll('[data-slot="failure"] p')].map((text) => text.textContent);
    expect(texts.toSorted()).toEqual(
      [englishNotices[notices.cast.id].text, englishNotices[notices.reviews.id].text, englishNotices[notices.similarMovies.id].text].toSorted(),
    );
  });

  test("is not cached here or in shared caches", async () => {
    const movieExtras = vi.fn(sampleCatalog().movieExtras).mockRejectedValueOnce(new Error("down"));
    const { get } = sampleApp({ catalog: sampleCatalog({ movieExtras }) });
    const first = await get("/movie/19");
    expect([first.status, first.headers.get("cache-control")]).toEqual([200, "no-store"]);
    const second = await get("/movie/19");
    expect(second.headers.get("cache-status")).toContain("fwd=miss");
    expect(second.headers.get("cache-control")).toContain("s-maxage");
    expect(textOf((await readPage(second)).page)).toContain("Author a");
  });

  test("does not wait for them beyond the deadline", async () => {
    const response = await sampleApp({ catalog: sampleCatalog({ movieExtras: neverResolving }), pageDeadlineMs: 1 }).get("/movie/19");
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
    const { page, state } = await readPage(response);
    expect(page.querySelectorAll(".skeleton").length).toBeGreaterThan(0);
    expect(page.querySelector(':not(noscript) > [data-slot="failure"]')).toBeNull();
    expect(Array.from(page.querySelectorAll("noscript"), (one) => one.textContent).join()).toContain("Failed to load the cast");
    expect(JSON.parse(state).queries.queries.map((query: { queryKey: unknown }) => query.queryKey)).not.toContainEqual(["movie-extras", 19]);
  });

  test.each(["/", "/home"])("%s shows the movies without the hero", async (path) => {
    const response = await sampleApp({ catalog: sampleCatalog({ heroMovies: failing, seriesList: failing }) }).get(path);
    expect(response.status).toBe(200);
    const { page } = await readPage(response);
    expect(page.querySelectorAll('[data-slot="movie-card"]').length).toBeGreaterThanOrEqual(20);
    expect([...page.querySelectorAll('[data-slot="failure"] p')].map((text) => text.textContent)).toEqual([
      "Failed to load trending movies",
      englishNotices[listNotice("series", "trending").id].text,
    ]);
  });
});

describe("a title whose details fail but that a list has named", () => {
  const placeholders = { movie: async (id: number) => sampleMovieSummary(id), series: async (id: number) => sampleSeriesSummary(id) };

  test.each([
    ["/movie/19", "Film 19", notices.movie, "/player/2embed/movie/19"],
    ["/tv/7", "Series 7", notices.series, "/player/2embed/tv/7/1/1"],
  ])("%s is a page of the list's data, with its player and the notice", async (path, title, notice, player) => {
    const { get } = sampleApp({ catalog: failingCatalog(), placeholders });
    const response = await get(path);
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
    const { page, html } = await readPage(response);
    expect(page.querySelector("h1")?.textContent).toBe(title);
    expect(page.title).toContain(title);
    expect(isNoindex(page)).toBe(false);
    expect(html).toContain(player);
    expect([...page.querySelectorAll('[data-slot="failure"] p')].map((text) => text.textContent)).toContain(englishNotices[notice.id].text);
    expect((await get(path)).headers.get("cache-status")).toContain("fwd=miss");
  });

  test("is complete once the details load", async () => {
    const movie = vi.fn(sampleCatalog().movie).mockRejectedValueOnce(new Error("down"));
    const { get } = sampleApp({ catalog: sampleCatalog({ movie }), placeholders });
    await get("/movie/19");
    const { page } = await readPage(await get("/movie/19"));
    expect(textOf(page)).not.toContain(englishNotices[notices.movie.id].text);
  });

  test("is 503 if the list's data does not arrive either", async () => {
    const silent = { movie: neverResolving, series: neverResolving };
    for (const path of ["/movie/19", "/tv/7"]) expect((await sampleApp({ catalog: failingCatalog(), placeholders: silent }).get(path)).status).toBe(503);
  });

  test("is 404 if the provider does not know it", async () => {
    const { get } = sampleApp({ catalog: sampleCatalog({ movie: async () => null }), placeholders });
    expect((await get("/movie/19")).status).toBe(404);
  });
});
