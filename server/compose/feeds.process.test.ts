import { expect, onTestFinished, test } from "vitest";
import { startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { openTestDeployment } from "#tests/support/test-deployment.ts";

/** The whole server over a provider whose calls are recorded, and a store on disk. */
async function feedSite() {
  const provider = await startFaultyProvider();
  onTestFinished(provider.close);
  const { get } = await openTestDeployment({ TMDB_API_KEY: "key", TMDB_BASE_URL: provider.url });
  return { get, provider };
}

test("a list costs the call of its page, in all forms; an IMDb id is in it once the title's own row is stored", async () => {
  const { get, provider } = await feedSite();
  const idsIn = async (path: string) => ((await (await get(path)).json()) as { id: number; imdb_id?: string }[]).map(({ id, imdb_id }) => [id, imdb_id]);
  expect((await get("/feeds/atom/discover?sort=oldest")).status).toBe(200);
  const [first = []] = await idsIn("/feeds/radarr/discover?sort=oldest");
  expect((await get("/feeds/rss/discover?sort=oldest")).status).toBe(200);
  expect([provider.calls, first[1]]).toEqual([["/discover/movie"], undefined]);
  expect((await get(`/movie/${first[0]}`)).status).toBe(200);
  const shared = await idsIn(`/feeds/radarr/shared?titles=movie:${first[0]},movie:555555555`);
  expect(shared).toEqual([[first[0], expect.stringMatching(/^tt\d+$/)]]);
  expect(provider.calls).toEqual(["/discover/movie", `/movie/${first[0]}`]);
});

test("a feed is 503 with Retry-After while the provider is down, and costs none of its calls once it is cached", async () => {
  const { get, provider } = await feedSite();
  expect((await get("/feeds/atom/discover?genres=18")).status).toBe(200);
  provider.setFault({ kind: "status", status: 500 });
  const failed = await get("/de/feeds/atom/discover?genres=35");
  expect([failed.status, failed.headers.get("retry-after"), failed.headers.get("x-robots-tag")]).toEqual([503, "300", "noindex"]);
  expect((await get("/feeds/atom/discover?genres=18")).status).toBe(200);
});
