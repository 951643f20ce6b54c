import { expect, onTestFinished, test } from "vitest";
import { startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { openTestDeployment } from "#tests/support/test-deployment.ts";

/** The whole server over a provider whose calls are recorded. `get` follows one redirect. */
async function discoverSite() {
  const provider = await startFaultyProvider();
  onTestFinished(provider.close);
  const site = await openTestDeployment({ TMDB_API_KEY: "key", TMDB_BASE_URL: provider.url });
  const get = async (path: string): Promise<number> => {
    const { status, headers } = await site.get(path);
    return status === 308 ? get(headers.get("location") ?? "") : status;
  };
  return { get, calls: () => provider.calls };
}

// P13 (docs/quality.md).
test("a page of filters costs one call of the provider; in another order, as data or as another visit it costs none", async () => {
  const { get, calls } = await discoverSite();
  expect(await get("/discover?genres=18,35&match=any&sort=oldest")).toBe(200);
  expect(calls()).toEqual(["/discover/movie"]);
  for (const path of ["/discover?sort=oldest&match=any&genres=35&genres=18&utm_source=x", "/api/discover/movies?match=any&genres=35,18&sort=oldest"])
    expect(await get(path)).toBe(200);
  expect(calls()).toHaveLength(1);
  expect(await get("/discover?genres=18,35&match=any&sort=oldest&page=2")).toBe(200);
  expect(calls()).toHaveLength(2);
});

test("a week of releases in a country costs one call of the provider; in another order or as a feed it costs none", async () => {
  const { get, calls } = await discoverSite();
  for (const path of ["/upcoming?region=DE&list=soon&week=1", "/upcoming?week=1&list=soon&region=DE", "/feeds/radarr/upcoming?region=DE&list=soon&week=1"])
    expect(await get(path)).toBe(200);
  expect(calls()).toHaveLength(1);
});

test("Surprise me costs the first page at most", async () => {
  const { get, calls } = await discoverSite();
  expect([await get("/discover/surprise?genres=18"), await get("/discover/surprise?genres=18&after=19")]).toEqual([302, 302]);
  expect(calls()).toEqual(["/discover/movie"]);
});
