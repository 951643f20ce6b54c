import { describe, expect, test, vi } from "vitest";
import { sampleApp } from "#tests/support/sample-app.ts";
import { failingCatalog, neverResolving, sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleCredits, sampleMovie, sampleSeason, sampleSeries } from "#tests/support/sample-titles.ts";

type App = ReturnType<typeof sampleApp>;

const call = ({ app }: App, name: string, body: unknown, headers: Record<string, string> = {}) =>
  app.request(`/functions/v1/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

describe("section 7's functions", () => {
  test.each([
    ["get-movie", { movieId: 19 }, sampleMovie(19)],
    ["get-tv-series", { seriesId: 7 }, sampleSeries(7)],
    ["get-tv-season", { seriesId: 7, seasonNumber: 2 }, sampleSeason(2)],
    ["get-tv-season", { seriesId: 7, seasonNumber: 0 }, sampleSeason(0)],
    ["get-tv-credits", { seriesId: 7 }, sampleCredits()],
  ])("%s accepts %j", async (name, body, data) => {
    const response = await call(sampleApp(), name, body);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual(data);
  });

  test.each([
    ["get-movie", { movieId: 19 }, "movie"],
    ["get-tv-series", { seriesId: 7 }, "series"],
    ["get-tv-season", { seriesId: 7, seasonNumber: 1 }, "season"],
    ["get-tv-credits", { seriesId: 7 }, "seriesExtras"],
  ] as const)("%s is in the language that it names, and in English without one", async (name, body, method) => {
    const load = vi.fn(sampleCatalog()[method] as () => Promise<null>);
    const site = sampleApp({ catalog: sampleCatalog({ [method]: load }) });
    for (const language of [{}, { language: "en" }, { language: "de" }]) expect((await call(site, name, { ...body, ...language })).status).toBe(200);
    const options = load.mock.calls.map((args: unknown[]) => (args.at(-1) as { language?: string }).language ?? "en");
    expect(options).toEqual(["en", "en", "de"]);
    for (const language of ["xx", "DE", "", null, 1, "__proto__"]) {
      const response = await call(site, name, { ...body, language });
      expect([response.status, await response.json()]).toEqual([400, { error: "language: must be one of en, es, pt-BR, fr, de, it, pl, ru, ja, ar" }]);
    }
  });

  test("ignore the anonymous key, and any other", async () => {
    const response = await call(sampleApp(), "get-movie", { movieId: 19 }, { apikey: "anon", authorization: "Bearer anon" });
    expect(response.status).toBe(200);
  });

  test("accept a body of any content type, and ignore unknown fields", async () => {
    const response = await call(sampleApp(), "get-movie", { movieId: 19, extra: true }, { "content-type": "text/plain" });
    expect(response.status).toBe(200);
  });

  test.each([
    ["get-movie", { movieId: 404 }, "Movie not found"],
    ["get-tv-series", { seriesId: 404 }, "TV series not found"],
    ["get-tv-season", { seriesId: 404, seasonNumber: 1 }, "Season not found"],
    ["get-tv-credits", { seriesId: 404 }, "TV series not found"],
  ])("%s is 404 for an absent title, and names what is absent", async (name, body, error) => {
    const nothing = async () => null;
    const response = await call(sampleApp({ catalog: sampleCatalog({ movie: nothing, series: nothing, season: nothing, seriesExtras: nothing }) }), name, body);
    expect([response.status, await response.json()]).toEqual([404, { error }]);
  });

  test.each(["get-movies", "get-movie/x", "toString", "__proto__", "constructor", "GET-MOVIE", "%67et-movies", ""])("%j is no function", async (name) => {
    const response = await call(sampleApp(), name, { movieId: 19 });
    expect([response.status, await response.json()]).toEqual([404, { error: "There is no such function" }]);
  });

  const badId = "must be a whole number from 1 to 999999999";
  test.each([
    ["get-movie", {}, `movieId: ${badId}`],
    ["get-movie", { movieId: "19" }, `movieId: ${badId}`],
    ["get-movie", { movieId: 0 }, `movieId: ${badId}`],
    ["get-movie", { movieId: -1 }, `movieId: ${badId}`],
    ["get-movie", { movieId: 1.5 }, `movieId: ${badId}`],
    ["get-movie", { movieId: 1_000_000_000 }, `movieId: ${badId}`],
    ["get-movie", { movieId: [19] }, `movieId: ${badId}`],
    ["get-movie", { seriesId: 19 }, `movieId: ${badId}`],
    ["get-tv-series", { movieId: 19 }, `seriesId: ${badId}`],
    ["get-tv-season", { seriesId: 7 }, "seasonNumber: must be a whole number from 0 to 999"],
    ["get-tv-season", { seriesId: 7, seasonNumber: -1 }, "seasonNumber: must be a whole number from 0 to 999"],
    ["get-tv-season", { seriesId: 7, seasonNumber: 1000 }, "seasonNumber: must be a whole number from 0 to 999"],
    ["get-tv-credits", { seriesId: null }, `seriesId: ${badId}`],
  ])("%s refuses %j with the reason", async (name, body, error) => {
    const catalog = sampleCatalog({ movie: vi.fn(), series: vi.fn(), season: vi.fn() });
    const response = await call(sampleApp({ catalog }), name, body);
    expect([response.status, await response.json()]).toEqual([400, { error }]);
    for (const load of [catalog.movie, catalog.series, catalog.season]) expect(load).not.toHaveBeenCalled();
  });

  test.each(["", "{", "movieId=19", "\u0000"])("%j is not JSON", async (body) => {
    const response = await call(sampleApp(), "get-movie", body);
    expect([response.status, await response.json()]).toEqual([400, { error: "The body is not JSON" }]);
  });

  test.each(["null", "[]", "19", '"19"', "true"])("the JSON %s is no body", async (body) => {
    expect((await call(sampleApp(), "get-movie", body)).status).toBe(400);
  });

  test("a body that is too large is not read", async () => {
    const response = await call(sampleApp(), "get-movie", { movieId: 19, filler: "x".repeat(5000) });
    expect([response.status, await response.json()]).toEqual([413, { error: "The body is larger than 4096 bytes" }]);
  });

  test("a body that is too large without a length is not read to its end", async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1024;
        controller.enqueue(new Uint8Array(1024).fill(32));
        if (sent > 1024 * 1024) controller.close();
      },
    });
    const request = new Request("http://localhost/functions/v1/get-movie", { method: "POST", body, duplex: "half" } as RequestInit);
    const response = await sampleApp().app.request(request);
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(64 * 1024);
  });

  test.each(["GET", "PUT", "DELETE", "HEAD"])("%s is not allowed", async (method) => {
    const response = await sampleApp().app.request("/functions/v1/get-movie", { method });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  });

  test("beyond a client's limit is 429", async () => {
    const app = sampleApp();
    const responses = await Promise.all(Array.from({ length: 300 }, async () => call(app, "get-movie", {})));
    const statuses = responses.map(({ status }) => status);
    expect([statuses[0], statuses.at(-1)]).toEqual([400, 429]);
  });

  const all = [
    ["get-movie", { movieId: 19 }],
    ["get-tv-series", { seriesId: 7 }],
    ["get-tv-season", { seriesId: 7, seasonNumber: 1 }],
    ["get-tv-credits", { seriesId: 7 }],
  ] as const;
  test.each(all)("%s is 502 and logged if the provider fails", async (name, body) => {
    const site = sampleApp({ catalog: failingCatalog() });
    const response = await call(site, name, body);
    expect([response.status, await response.json()]).toEqual([502, { error: "The film database did not answer" }]);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(site.errors).toHaveLength(1);
  });

  test.each(all)("%s is an uncached 502 if the provider takes too long", async (name, body) => {
    const catalog = sampleCatalog({ movie: neverResolving, series: neverResolving, season: neverResolving, seriesExtras: neverResolving });
    const response = await call(sampleApp({ catalog, apiDeadlineMs: 1 }), name, body);
    expect([response.status, await response.json()]).toEqual([502, { error: "The film database did not answer" }]);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });
});
