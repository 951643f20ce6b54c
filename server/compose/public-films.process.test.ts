import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Movie, MovieSummary } from "#domain/movie.ts";
import type { Page } from "#domain/page.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { readPage, textOf } from "#tests/support/read-page.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openTestDeployment } from "#tests/support/test-deployment.ts";

// The whole server without its port. No test loads a film: what the site says of them comes from sample/data/public-films.json.

const aTripToTheMoon = "/movie/775";
/** Gertie the Dinosaur, which has an id of the embedded catalog alone. */
const gertie = { id: 900000102, imdbId: "tt0004008" };

async function open(variables: Record<string, string>) {
  const { get } = await openTestDeployment(variables);
  const json = async <T>(path: string): Promise<T> => (await (await get(path)).json()) as T;
  const movie = async (movieId: number): Promise<Movie> =>
    (await (await get("/functions/v1/get-movie", { method: "POST", body: JSON.stringify({ movieId }) })).json()) as Movie;
  return { get, json, movie, sourceOf: async (id: number) => (await movie(id)).public_film };
}

const idsOf = (titles: readonly { id: number }[]) => titles.map(({ id }) => id);

test("with the embedded catalog its films are marked, ready to watch by their votes, and found by the filter", async () => {
  const { get, json } = await open({ PUBLIC_FILMS: "on" });
  await eventually(async () => expect(idsOf(await json<{ id: number }[]>("/api/tv/here"))).toEqual([900000501, 900000511]), 50);
  const ready = await json<MovieSummary[]>("/api/movies/here");
  expect(ready).toHaveLength(20);
  expect(ready.map(({ vote_count }) => vote_count)).toEqual(ready.map(({ vote_count }) => vote_count).toSorted((a, b) => b - a));
  expect(new Set(ready.map(({ here }) => here))).toEqual(new Set([0]));
  const found = await json<Page<MovieSummary>>("/api/discover/movies?here=1&sort=oldest");
  expect([found.items[0]?.id, found.totalResults > 100]).toEqual([775, true]);
  const home = await eventually(async () => {
    const { page } = await readPage(await get("/home"));
    expect(page.querySelector('[aria-label="Ready to watch"] a')).not.toBeNull();
    return page;
  });
  expect(textOf(home)).toContain("Watch here");
});

test("a film's page says without script from where it plays, with its basis and a link to the copy", async () => {
  const { get } = await open({ PUBLIC_FILMS: "on" });
  const { page } = await readPage(await get(`${aTripToTheMoon}-a-trip-to-the-moon`));
  expect(page.querySelector(".stage-note")?.textContent).toBe("Plays from Wikimedia Commons");
  const [line] = page.querySelectorAll("[data-slot=film-source] > span");
  expect([line?.textContent, line?.querySelector("a")?.getAttribute("href")]).toEqual([
    "A Trip to the Moon (1902) · Wikimedia Commons (opens a new window) · Published in 1902: in the public domain in the United States by age",
    "https://commons.wikimedia.org/wiki/File:Le_Voyage_dans_la_Lune_(1902).webm",
  ]);
});

test("the privacy and cookie pages name the hosts, and the landing page what is marked", async () => {
  const [on, off] = [await open({ PUBLIC_FILMS: "on" }), await open({ PUBLIC_FILMS: "off" })];
  const textAt = async ({ get }: typeof on, path: string) => textOf((await readPage(await get(path))).page);
  for (const path of ["/privacy", "/cookies"]) {
    expect(await textAt(on, path)).toMatch(/upload\.wikimedia\.org[\s\S]*archive\.org/);
    expect(await textAt(off, path)).not.toMatch(/archive\.org/);
  }
  const marked = "Titles marked Watch here have their video on this site or in a public archive.";
  expect([(await textAt(on, "/")).includes(marked), (await textAt(off, "/")).includes(marked)]).toEqual([true, false]);
});

test("off, no title is marked, and the player has the sample reel and no host in its policy", async () => {
  const playerOf = async (PUBLIC_FILMS: string) => {
    const { get, movie } = await open({ PUBLIC_FILMS });
    const response = await get("/player/2embed/movie/775");
    return { facts: await movie(775), policy: response.headers.get("content-security-policy"), html: await response.text() };
  };
  const [on, off] = [await playerOf("on"), await playerOf("off")];
  expect([off.facts.own_video, "public_film" in off.facts, "here" in off.facts]).toEqual([false, false, false]);
  expect([on.html.includes("Sample reel"), off.html.includes("Sample reel")]).toEqual([false, true]);
  expect(on.policy).toContain("https://upload.wikimedia.org");
  expect(off.policy).toContain("media-src 'self' blob:;");
});

test("a taken-down film leaves the marks, the row, the filter and the player", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "takedown.json"), JSON.stringify({ movies: [775], series: [900000511], people: [] }));
  const { get, json } = await open({ PUBLIC_FILMS: "on", CONTENT_DIR: folder });
  await eventually(async () => expect(idsOf(await json<{ id: number }[]>("/api/tv/here"))).toEqual([900000501]), 50);
  const { items } = await json<Page<MovieSummary>>("/api/discover/movies?here=1&sort=oldest");
  expect([items.length > 0, idsOf(items)]).toEqual([true, expect.not.arrayContaining([775])]);
  expect(idsOf(await json<MovieSummary[]>("/api/movies/here"))).not.toContain(775);
  for (const path of [aTripToTheMoon, "/player/2embed/movie/775"]) expect([404, 410, 451]).toContain((await get(path)).status);
});

test("with a provider they are off unless they are asked for; then titles without its number are found by their IMDb id", async () => {
  const provider = await startFaultyProvider();
  onTestFinished(provider.close);
  const live = { TMDB_API_KEY: "key", TMDB_BASE_URL: provider.url };
  const [off, on] = [await open(live), await open({ ...live, PUBLIC_FILMS: "on" })];
  expect(await off.sourceOf(775)).toBeUndefined();
  expect((await on.sourceOf(775))?.copies[0]?.hostName).toBe("Wikimedia Commons");
  await eventually(async () => expect((await on.sourceOf(gertie.id))?.title).toBe("Gertie the Dinosaur (1914)"), 50);
  expect(provider.calls.filter((path) => path === `/find/${gertie.imdbId}`)).toHaveLength(1);
});

test("with a provider that finds nothing by the IMDb id its number alone offers nothing", async () => {
  const provider = await startFaultyProvider();
  onTestFinished(provider.close);
  provider.setFault({ kind: "status", status: 404 }, /^\/find\//);
  const { sourceOf } = await open({ TMDB_API_KEY: "key", TMDB_BASE_URL: provider.url, PUBLIC_FILMS: "on" });
  await eventually(async () => expect(provider.calls).toContain("/find/tt0006206"));
  expect([await sourceOf(gertie.id), (await sourceOf(775))?.title]).toEqual([undefined, "A Trip to the Moon (1902)"]);
});
