import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BuiltServer, startBuiltServer } from "#tests/support/built-server.ts";
import { expect, hydrated, ignoreProblems, test as plainTest } from "./fixtures.ts";

type Deployment = { server: BuiltServer; takeDown: (list: unknown) => void };

const test = plainTest.extend<Deployment & { folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "matinee-content-"));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  server: async ({ folder }, use) => {
    const server = await startBuiltServer({ CONTENT_DIR: folder });
    await use(server);
    await server.stop();
  },
  takeDown: async ({ folder }, use) => {
    await use((list) => writeFileSync(join(folder, "takedown.json"), JSON.stringify(list)));
  },
  baseURL: async ({ server }, use) => use(server.url),
});

const film = { id: 19, title: "Metropolis" };

test("a taken-down film disappears everywhere within seconds, without a restart", async ({ server, takeDown, page, problems }) => {
  const get = async (path: string) => {
    const response = await fetch(server.url + path);
    return { status: response.status, text: await response.text() };
  };
  const statusOf = async (path: string) => (await get(path)).status;
  const sitemaps = async () => {
    const index = (await get("/sitemap.xml")).text;
    const parts = await Promise.all([...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => get(new URL(address ?? "").pathname)));
    return parts.map((part) => part.text).join();
  };
  const director = ((await get(`/api/movies/${film.id}/extras`)).text.match(/"id":(\d+),"name":"Fritz Lang"/) ?? [])[1];
  const places = [
    ...["/", "/home", "/top", `/actor/${director}`, "/search?q=metropolis"],
    ...["/api/movies/hero", "/api/movies/trending", "/api/movies/popular", "/api/movies/top-rated", "/api/genres/878/movies"],
    ...["/api/search/movies?q=metropolis", "/api/search/imdb?q=tt0017136", `/api/people/${director}/credits`, `/api/people/${director}/known-for`],
  ];
  const naming = async () => {
    const texts = await Promise.all(places.map(async (place) => ({ place, text: (await get(place)).text })));
    return texts.filter(({ text }) => /\/movie\/19\b|"id":19,|"Metropolis"/.test(text)).map(({ place }) => place);
  };

  // Requested first, so that the caches hold them.
  expect(await statusOf(`/movie/${film.id}`)).toBe(200);
  expect(await naming()).toEqual(expect.arrayContaining(["/", "/api/search/movies?q=metropolis", `/api/people/${director}/credits`]));
  expect(await sitemaps()).toContain("/movie/19-metropolis");

  takeDown({ movies: [film.id] });
  await expect.poll(() => statusOf(`/movie/${film.id}`)).toBe(410);
  expect(await naming()).toEqual([]);
  expect(await sitemaps()).not.toContain("/movie/19-metropolis");
  expect(await statusOf(`/api/movies/${film.id}/extras`)).toBe(410);
  expect(await statusOf(`/player/2embed/movie/${film.id}`)).toBe(410);
  const invoked = await fetch(`${server.url}/functions/v1/get-movie`, { method: "POST", body: JSON.stringify({ movieId: film.id }) });
  expect(invoked.status).toBe(404);

  const response = await page.goto(`/movie/${film.id}-metropolis`);
  expect(response?.status()).toBe(410);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1, name: "Movie not found" })).toBeVisible();
  await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1);
  // A visitor's own list is theirs: it names the film still, and leads to the page that says that it has gone.
  const saved = { key: `movie:${film.id}`, title: film.title, year: 1927, poster_path: null, genre_ids: [], runtime: 153, rating: 8, at: Date.UTC(2026, 0, 1) };
  await page.evaluate((text) => localStorage.setItem("matinee-list", text), JSON.stringify({ version: 1, titles: [saved] }));
  await page.goto("/list");
  await page.getByRole("list", { name: "Saved", exact: true }).getByRole("link", { name: film.title }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Movie not found" })).toBeVisible();
  // The film's further facts are requested beside it.
  await expect.poll(() => problems.join("\n")).toContain("movie-extras");
  ignoreProblems(problems, /410|status of 404 .*get-movie/);

  takeDown({});
  await expect.poll(() => statusOf(`/movie/${film.id}`)).toBe(200);
});
