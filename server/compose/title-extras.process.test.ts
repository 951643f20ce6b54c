import { afterAll, describe, expect, test } from "vitest";
import type { InRegion } from "#features/titles/model/in-region.ts";
import { startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openTestDeployment } from "#tests/support/test-deployment.ts";

// The whole server over a provider that has trailers, offers and releases.

const provider = await startFaultyProvider({ extras: true });
afterAll(() => provider.close());

async function open(variables: Record<string, string> = {}, dataDir = temporaryFolder()) {
  const { get } = await openTestDeployment({ DATA_DIR: dataDir, TMDB_API_KEY: "k", TMDB_BASE_URL: provider.url, ...variables });
  provider.setFault(null);
  provider.calls.length = 0;
  return { get, json: async <T>(path: string) => (await (await get(path)).json()) as T };
}

describe("one call of the provider", () => {
  test("is a cold film page, its data and every country", async () => {
    const { get, json } = await open();
    expect((await get("/movie/19")).status).toBe(200);
    const extras = await json<Record<string, unknown[]>>("/api/movies/19/extras");
    expect(extras).toMatchObject({ inRegion: { region: "US", certification: "PG" }, facts: { homepage: "https://example.com/" } });
    expect([extras.videos?.length, (extras.recommendations?.length ?? 0) > 0]).toEqual([7, true]);
    for (const region of ["DE", "GB", "JP"]) expect((await json<InRegion>(`/api/movies/19/region?region=${region}`)).region).toBe(region);
    expect((await get("/de/movie/19")).status).toBe(200);
    expect(provider.calls).toEqual(["/movie/19"]);
  });

  test("is a cold series page beside that of its season", async () => {
    const { get, json } = await open();
    expect((await get("/tv/900000501")).status).toBe(200);
    expect(await json("/api/tv/900000501/extras")).toMatchObject({ facts: { next_episode: { season_number: 9 } }, inRegion: { certification: "TV-PG" } });
    expect((await json<InRegion>("/api/tv/900000501/region?region=DE")).offers?.stream).toHaveLength(1);
    expect(provider.calls.toSorted()).toEqual(["/tv/900000501", "/tv/900000501/season/1"]);
  });
});

test("a country is read from the stored row after a restart, while the provider is down", async () => {
  const folder = temporaryFolder();
  await (await open({}, folder)).get("/movie/19");
  const { json } = await open({}, folder);
  provider.setFault({ kind: "status", status: 500 });
  expect(await json("/api/movies/19/region?region=DE")).toMatchObject({ certification: "12", offers: { stream: [{ name: "Example Plus" }], rent: [] } });
  expect(provider.calls).toEqual([]);
});

test("DEFAULT_REGION is the country of pages", async () => {
  const { json } = await open({ DEFAULT_REGION: "GB" });
  expect(await json("/api/movies/19/extras")).toMatchObject({ inRegion: { region: "GB", certification: null, offers: { rent: [{ name: "Example Rent" }] } } });
});

test("TRAILERS=off leaves no trace of the other site", async () => {
  const frames = async (variables?: Record<string, string>) => {
    const { get } = await open(variables);
    const page = await get("/movie/19");
    return { policy: page.headers.get("content-security-policy"), texts: (await page.text()) + (await (await get("/api/movies/19/extras")).text()) };
  };
  const on = await frames();
  expect(on.policy).toContain("frame-src 'self' https://www.youtube-nocookie.com;");
  expect(on.texts).toContain("example___0");
  const off = await frames({ TRAILERS: "off" });
  expect(off.policy).toContain("frame-src 'self';");
  expect(off.texts).not.toMatch(/youtube|example___/i);
});
