import { expect, test, vi } from "vitest";
import type { CallOptions } from "#domain/query.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { failing, sampleCatalog } from "#tests/support/sample-catalog.ts";

/** A site whose provider has no quota for prefetches. */
function busySite() {
  const { movie, movieList } = sampleCatalog();
  const unlessSpeculative =
    <A extends unknown[], R>(load: (...call: A) => Promise<R>) =>
    (...call: A): Promise<R> =>
      (call.at(-1) as CallOptions).priority === "speculative" ? failing() : load(...call);
  const catalog = sampleCatalog({ movie: vi.fn(unlessSpeculative(movie)), movieList: vi.fn(unlessSpeculative(movieList)) });
  return { catalog, ...sampleApp({ catalog }) };
}

const prefetch = { "sec-purpose": "prefetch" };

test("a prefetched page is loaded with a prefetch's priority", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { get } = busySite();
  const prefetched = await get("/movie/19", prefetch);
  expect([prefetched.status, prefetched.headers.get("cache-control")]).toEqual([503, "no-store"]);
  expect((await get("/movie/19")).status).toBe(200);
});

test("so are lists and functions", async () => {
  const { get, app } = busySite();
  const invoke = (headers: Record<string, string>) => app.request("/functions/v1/get-movie", { method: "POST", body: '{"movieId":19}', headers });
  expect([(await get("/api/movies/popular", prefetch)).status, (await invoke(prefetch)).status]).toEqual([502, 502]);
  expect([(await get("/api/movies/popular")).status, (await invoke({})).status]).toEqual([200, 200]);
});
