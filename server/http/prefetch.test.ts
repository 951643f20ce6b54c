import { expect, test, vi } from "vitest";
import type { CallOptions } from "#domain/catalog.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { failing, sampleCatalog } from "#tests/support/sample-catalog.ts";
import type { RequestEnv } from "./request-env.ts";

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

const speculative: RequestEnv = { priority: "speculative" };

test("a prefetched page is loaded with a prefetch's priority", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { get, app } = busySite();
  const prefetched = await app.request("/movie/19", {}, speculative);
  expect([prefetched.status, prefetched.headers.get("cache-control")]).toEqual([503, "no-store"]);
  expect((await get("/movie/19")).status).toBe(200);
});

test("so are lists and functions", async () => {
  const { get, app } = busySite();
  const invoke = (env: RequestEnv) => app.request("/functions/v1/get-movie", { method: "POST", body: '{"movieId":19}' }, env);
  expect([(await app.request("/api/movies/popular", {}, speculative)).status, (await invoke(speculative)).status]).toEqual([502, 502]);
  expect([(await get("/api/movies/popular")).status, (await invoke({})).status]).toEqual([200, 200]);
});
