import { expect, test, vi } from "vitest";
import { sampleApp } from "#tests/support/sample-app.ts";
import { failing, sampleCatalog } from "#tests/support/sample-catalog.ts";

function app() {
  const visitor = sampleCatalog({ movie: vi.fn(sampleCatalog().movie), popularMovies: vi.fn(sampleCatalog().popularMovies) });
  const speculative = sampleCatalog({ movie: vi.fn(failing), popularMovies: vi.fn(failing) });
  return { visitor, speculative, ...sampleApp({ catalog: visitor, speculativeCatalog: speculative }) };
}

test.each(["sec-purpose", "purpose"])("%s: a prefetched page has speculative priority", async (name) => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { get, visitor, speculative } = app();
  const prefetched = await get("/movie/19", { [name]: "prefetch" });
  expect([prefetched.status, prefetched.headers.get("cache-control")]).toEqual([503, "no-store"]);
  expect(visitor.movie).not.toHaveBeenCalled();
  expect((await get("/movie/19")).status).toBe(200);
  expect(speculative.movie).toHaveBeenCalledOnce();
});

test("prefetched lists and functions have speculative priority", async () => {
  const { get, app: site, visitor } = app();
  const headers = { purpose: "prefetch" };
  expect((await get("/api/movies/popular", headers)).status).toBe(502);
  expect((await site.request("/functions/v1/get-movie", { method: "POST", headers, body: '{"movieId":19}' })).status).toBe(502);
  expect([visitor.movie, visitor.popularMovies].map((method) => vi.mocked(method).mock.calls.length)).toEqual([0, 0]);
});
