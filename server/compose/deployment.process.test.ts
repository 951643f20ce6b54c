import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { startPictureHost } from "#tests/support/picture-host.ts";
import { readPage } from "#tests/support/read-page.ts";
import { longestWaitMs } from "#tests/support/safety-net.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openTestDeployment } from "#tests/support/test-deployment.ts";

// The whole server without its port, over a provider on a real port. Metropolis has the id 19 in the embedded data as well.
const film = "/movie/19";
const title = "Watch Metropolis (1927) Full Movie Online HD";
const key = "THE-SECRET-KEY";

const provider = await startFaultyProvider();
afterAll(() => provider.close());

const live = () => ({ TMDB_API_KEY: key, TMDB_BASE_URL: provider.url });

async function open(dataDir: string, variables: Record<string, string> = live(), apiDeadlineMs = longestWaitMs) {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const site = await openTestDeployment({ DATA_DIR: dataDir, ...variables }, { apiDeadlineMs });
  provider.setFault(null);
  provider.calls.length = 0;
  return site;
}

const titleOf = async (response: Response) => (await readPage(response)).page.title;

describe("with a provider", () => {
  test("the first view of a movie costs one call of the provider, the second none", async () => {
    const { get } = await open(temporaryFolder());
    expect(await titleOf(await get(film))).toBe(title);
    expect(provider.calls).toEqual([film]);
    expect(await titleOf(await get(`${film}-metropolis`))).toBe(title);
    expect((await get("/api/movies/19/extras")).status).toBe(200);
    expect(provider.calls).toEqual([film]);
  });

  test("data that is too late for one response is there for the next", async () => {
    const { get } = await open(temporaryFolder(), live(), 1);
    provider.setLatency(100);
    onTestFinished(() => provider.setLatency(0));
    expect((await get("/api/movies/19/extras")).status).toBe(502);
    await eventually(async () => expect((await get("/api/movies/19/extras")).status).toBe(200));
    expect(provider.calls).toEqual([film]);
  });

  test("an absent title is 404, and invalid ids cost no call", async () => {
    const { get } = await open(temporaryFolder());
    expect((await get("/movie/999999998")).status).toBe(404);
    expect(provider.calls).toEqual(["/movie/999999998"]);
    for (const path of ["/movie/0", "/movie/x", "/nowhere", "/api/movies/0/extras"]) expect((await get(path)).status).toBe(404);
    expect(provider.calls).toHaveLength(1);
  });

  test("a page that was rendered before works after a restart while the provider is down", async () => {
    const folder = temporaryFolder();
    const before = await open(folder);
    for (const path of [film, "/home"]) expect((await before.get(path)).status).toBe(200);
    await before.close();
    const after = await open(folder);
    provider.setFault({ kind: "status", status: 500 });
    expect(await titleOf(await after.get(film))).toBe(title);
    expect((await after.get("/home")).status).toBe(200);
    expect(provider.calls).toEqual([]);
  });

  test("an uncached movie is 503 while the provider fails", async () => {
    const { get } = await open(temporaryFolder());
    provider.setFault({ kind: "status", status: 500 });
    const response = await get(film);
    expect([response.status, response.headers.get("cache-control")]).toEqual([503, "no-store"]);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await titleOf(response)).toBe("Back in a moment · Matinee");
  });

  test("a response of wrong types causes no server error", async () => {
    const { get } = await open(temporaryFolder());
    provider.setFault({ kind: "wrong-types" });
    for (const path of [film, "/home", "/top", "/tv/1", "/actor/1"]) expect([200, 404, 503]).toContain((await get(path)).status);
  });
});

describe("the image proxy", () => {
  test("serves the provider's pictures from this origin, and the policy allows no other", async () => {
    const host = await startPictureHost();
    onTestFinished(() => host.close());
    const { get } = await open(temporaryFolder(), { TMDB_API_KEY: key, TMDB_BASE_URL: provider.url, IMAGE_PROXY: "on", IMAGE_BASE_URL: host.baseUrl });
    const response = await get(film);
    expect(response.headers.get("content-security-policy")).toContain("img-src 'self';");
    const { page } = await readPage(response);
    for (const picture of page.querySelectorAll("main img")) expect(picture.getAttribute("src")).toMatch(/^\/t\/p\//);
    expect((await get("/t/p/w342/poster.jpg")).headers.get("content-type")).toBe("image/jpeg");
    expect(host.calls).toEqual(["/w342/poster.jpg"]);
  });

  test("the log says that the image host failed, not the folder", async () => {
    const host = await startPictureHost();
    onTestFinished(() => host.close());
    host.setFault({ kind: "status", status: 500 });
    const { get, lines } = await open(temporaryFolder(), { TMDB_API_KEY: key, TMDB_BASE_URL: provider.url, IMAGE_PROXY: "on", IMAGE_BASE_URL: host.baseUrl });
    for (const _ of [1, 2]) expect((await get("/t/p/w342/poster.jpg")).status).toBe(502);
    expect(lines.filter((line) => line.includes("A picture")).map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      "A picture could not be loaded",
    ]);
  });
});

describe("the provider's logo", () => {
  const live = { TMDB_API_KEY: key };
  const missing = "providerLogo names no file";

  test("is served and shown if the operator supplies the file", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "logo.svg"), "<svg/>");
    writeFileSync(join(folder, "brand.json"), JSON.stringify({ tagline: "Pictures", providerLogo: "logo.svg" }));
    const { get, lines } = await open(temporaryFolder(), { ...live, TMDB_BASE_URL: provider.url, CONTENT_DIR: folder });
    const { page } = await readPage(await get(film));
    const logo = await get(page.querySelector("footer img")?.getAttribute("src") ?? "");
    expect([logo.status, logo.headers.get("content-type"), await logo.text()]).toEqual([200, "image/svg+xml", "<svg/>"]);
    expect(lines.join("")).not.toContain(missing);
  });

  test("causes one warning if it is missing with a live provider", async () => {
    const { lines } = await open(temporaryFolder(), { ...live, TMDB_BASE_URL: provider.url });
    expect(lines.filter((line) => line.includes(missing))).toHaveLength(1);
    expect((await open(temporaryFolder(), {})).lines).toEqual([]);
  });
});

describe("without a key", () => {
  test("the embedded catalog serves pages and pictures", async () => {
    const { get } = await open(temporaryFolder(), {});
    const { page } = await readPage(await get(film));
    expect(page.title).toBe(title);
    const picture = page.querySelector("main img")?.getAttribute("src") ?? "";
    expect(picture).toMatch(/^\/t\/p\//);
    const drawn = await get(picture);
    expect([drawn.status, drawn.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
    expect(provider.calls).toEqual([]);
  });
});

test("a draining server is not ready, but still responds", async () => {
  const { get, drain } = await open(temporaryFolder(), {});
  expect((await get("/readyz")).status).toBe(200);
  drain();
  expect((await get("/readyz")).status).toBe(503);
  expect((await get("/healthz")).status).toBe(200);
});
