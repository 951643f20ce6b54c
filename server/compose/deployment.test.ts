import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { readEnv } from "#server/config/env.ts";
import { type Fault, type FaultyProvider, startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { startPictureHost } from "#tests/support/picture-host.ts";
import { readPage } from "#tests/support/read-page.ts";
import { sampleAssets } from "#tests/support/sample-app.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openDeployment } from "./deployment.ts";

// The whole server but its port, over a provider on a real one. Metropolis is 19 in the embedded data, as it is at the provider.
const film = "/movie/19";
const title = "Watch Metropolis (1927) Full Movie Online HD";
const key = "THE-SECRET-KEY";

let provider: FaultyProvider;
beforeAll(async () => {
  provider = await startFaultyProvider();
});
afterAll(() => provider.close());

async function open(dataDir: string, variables: Record<string, string> = { TMDB_API_KEY: key, TMDB_BASE_URL: provider.url }) {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const lines: string[] = [];
  const sink = new Writable({ write: (chunk, _, done) => done(void lines.push(String(chunk))) });
  const { env } = readEnv({ DATA_DIR: dataDir, PUBLIC_ORIGIN: "https://matinee.example", ...variables });
  const deployment = await openDeployment({ env, assets: sampleAssets, root: process.cwd(), log: pino({ level: "trace" }, sink) });
  let closed: Promise<void> | null = null;
  const close = () => {
    closed ??= deployment.close();
    return closed;
  };
  onTestFinished(close);
  provider.setFault(null);
  provider.calls.length = 0;
  return { get: async (path: string) => deployment.app.request(path), lines, drain: deployment.drain, close };
}

const titleOf = async (response: Response) => (await readPage(response)).page.title;

describe("with a provider", () => {
  test("a film's page costs one call, and the second view none", async () => {
    const { get } = await open(temporaryFolder());
    expect(await titleOf(await get(film))).toBe(title);
    expect(provider.calls).toEqual([film]);
    expect(await titleOf(await get(`${film}-metropolis`))).toBe(title);
    expect((await get("/api/movies/19/extras")).status).toBe(200);
    expect(provider.calls).toEqual([film]);
  });

  test("a thousand who ask for a cold film at once cost one call", async () => {
    const { get } = await open(temporaryFolder());
    const answers = await Promise.all(Array.from({ length: 1000 }, () => get(film)));
    expect(answers.filter((answer) => answer.status !== 200)).toEqual([]);
    expect(provider.calls).toEqual([film]);
  });

  test("what is not there is 404, and bad ids cost no call", async () => {
    const { get } = await open(temporaryFolder());
    expect((await get("/movie/999999998")).status).toBe(404);
    expect(provider.calls).toEqual(["/movie/999999998"]);
    for (const path of ["/movie/0", "/movie/x", "/nowhere", "/api/movies/0/extras"]) expect((await get(path)).status).toBe(404);
    expect(provider.calls).toHaveLength(1);
  });

  test("a page that was seen stands after a restart, while the provider is down", async () => {
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

  const faults: Fault[] = [
    { kind: "status", status: 500 },
    { kind: "status", status: 401 },
    { kind: "status", status: 429, retryAfter: "1" },
    { kind: "reset" },
    { kind: "html" },
    { kind: "malformed" },
    { kind: "large" },
    { kind: "redirect", to: "http://127.0.0.1:9/3/movie/19" },
  ];
  test.each(faults)("a film that was never seen is 503 while the provider answers with $kind $status", async (fault) => {
    const { get, lines } = await open(temporaryFolder());
    provider.setFault(fault);
    const response = await get(film);
    expect([response.status, response.headers.get("cache-control")]).toEqual([503, "no-store"]);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await titleOf(response)).toBe("Back in a moment · Matinee");
    expect(lines.join("")).not.toContain(key);
  });

  test("an answer of wrong types breaks nothing", async () => {
    const { get } = await open(temporaryFolder());
    provider.setFault({ kind: "wrong-types" });
    for (const path of [film, "/home", "/top", "/tv/1", "/actor/1"]) expect([200, 404, 503]).toContain((await get(path)).status);
  });

  test("the key reaches nobody", async () => {
    const { get, lines } = await open(temporaryFolder());
    for (const path of [film, "/home", "/api/movies/popular", "/search?q=kid"]) {
      const response = await get(path);
      expect(JSON.stringify([...response.headers]) + (await response.text())).not.toContain(key);
    }
    provider.setFault({ kind: "reset" });
    expect(await (await get("/movie/20")).text()).not.toContain(key);
    expect((await get("/api/tv/7/extras")).status).toBe(502);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join("")).not.toContain(key);
  });
});

describe("the image proxy", () => {
  test("puts the provider's pictures under this origin, with headers that allow no other", async () => {
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
});

describe("the provider's logo", () => {
  const live = { TMDB_API_KEY: key };
  const missing = "providerLogo names no file";

  test("is served from here where the operator supplies the file, and shown", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "logo.svg"), "<svg/>");
    writeFileSync(join(folder, "brand.json"), JSON.stringify({ tagline: "Pictures", providerLogo: "logo.svg" }));
    const { get, lines } = await open(temporaryFolder(), { ...live, TMDB_BASE_URL: provider.url, CONTENT_DIR: folder });
    const { page } = await readPage(await get(film));
    const logo = await get(page.querySelector("footer img")?.getAttribute("src") ?? "");
    expect([logo.status, logo.headers.get("content-type"), await logo.text()]).toEqual([200, "image/svg+xml", "<svg/>"]);
    expect(lines.join("")).not.toContain(missing);
  });

  test("is asked for in one line where a live provider is without it", async () => {
    const { lines } = await open(temporaryFolder(), { ...live, TMDB_BASE_URL: provider.url });
    expect(lines.filter((line) => line.includes(missing))).toHaveLength(1);
    expect((await open(temporaryFolder(), {})).lines).toEqual([]);
  });
});

describe("without a key", () => {
  test("the embedded catalog answers, pictures included", async () => {
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

test("a server that is about to stop wants no more visitors, and still answers those it has", async () => {
  const { get, drain } = await open(temporaryFolder(), {});
  expect((await get("/readyz")).status).toBe(200);
  drain();
  expect((await get("/readyz")).status).toBe(503);
  expect((await get("/healthz")).status).toBe(200);
});
