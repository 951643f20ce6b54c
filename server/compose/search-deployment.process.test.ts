import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import type { TitleName } from "#domain/inventory.ts";
import { indexFileIn, writeIndexFile } from "#server/title-index/index-file.ts";
import { startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openTestDeployment } from "#tests/support/test-deployment.ts";

/** The whole server over a provider whose calls are recorded, with everything that it logs and stores. */
async function searchedSite() {
  const provider = await startFaultyProvider();
  const folder = temporaryFolder();
  onTestFinished(provider.close);
  const { get, restart, lines } = await openTestDeployment({ TMDB_API_KEY: "key", TMDB_BASE_URL: provider.url, DATA_DIR: folder });
  for (const name of ["log", "warn", "error"] as const) vi.spyOn(console, name).mockImplementation((...words) => void lines.push(words.join(" ")));
  const searches = () => provider.calls.filter((path) => path.startsWith("/search/") || path.startsWith("/find/"));
  const onDisk = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), "latin1"))
      .join("");
  return { get, restart, folder, provider, searches, log: () => lines.join("\n"), onDisk };
}

test("one search text costs one call of the provider: as typed first, in another case, and on its page", async () => {
  const { get, searches } = await searchedSite();
  expect((await get("/api/search/movies?q=metropolis")).status).toBe(200);
  expect((await get("/api/search/movies?q=METROPOLIS&page=1")).status).toBe(200);
  expect(await (await get("/search?q=Metropolis")).text()).toContain('href="/movie/19"');
  await get("/search?q=Metropolis&type=movies");
  expect(searches()).toEqual(["/search/movie"]);
});

test("a search in all types costs three calls, and its tabs cost none after it", async () => {
  const { get, searches } = await searchedSite();
  expect((await get("/search?q=keaton&type=all")).status).toBe(200);
  for (const type of ["movies", "tv", "people"]) await get(`/search?q=Keaton&type=${type}`);
  expect(searches().toSorted()).toEqual(["/search/movie", "/search/person", "/search/tv"]);
});

const correctionOf = async (response: Response) => {
  const { items, correctedTo } = (await response.json()) as { items: { title: string }[]; correctedTo?: string };
  return [correctedTo, items[0]?.title];
};

test("a typo is corrected to a title that a list has named, also after a restart, in two calls of the provider", async () => {
  const { get, searches, restart } = await searchedSite();
  await get("/");
  expect(await correctionOf(await get("/api/search/movies?q=nosfartu"))).toEqual(["Nosferatu", expect.stringMatching(/^Nosferatu/)]);
  expect(searches()).toEqual(["/search/movie", "/search/movie"]);
  await restart();
  await vi.waitFor(async () => expect((await correctionOf(await get("/api/search/movies?q=nosfartu")))[0]).toBe("Nosferatu"));
});

test("a typo is corrected to a name of the provider's exports, which no list has shown", async () => {
  const { get, folder, restart } = await searchedSite();
  const names: TitleName[] = [
    { type: "movies", id: 19, name: "Metropolis", popularity: 5 },
    { type: "people", id: 7, name: "Metropolitan Opera", popularity: 5 },
  ];
  writeIndexFile(indexFileIn(folder), names, Date.now());
  await restart();
  await vi.waitFor(async () => expect(await correctionOf(await get("/api/search/movies?q=metropolus"))).toEqual(["Metropolis", "Metropolis"]));
});

test("suggestions are names that lists have brought, without a call of the provider", async () => {
  const { get, provider } = await searchedSite();
  const suggestions = async () => (await (await get("/api/suggestions?q=metrop")).json()) as unknown;
  expect(await suggestions()).toEqual(["metrop", []]);
  await get("/");
  const calls = provider.calls.length;
  expect(await suggestions()).toEqual(["metrop", ["Metropolis"]]);
  expect(provider.calls.length).toBe(calls);
});

test("a search text is in no log and on no disk, whether the search succeeds or fails", async () => {
  const { get, provider, log, onDisk } = await searchedSite();
  await get("/api/suggestions?q=zebrastripe");
  for (const type of ["movies", "tv", "people"]) {
    await get(`/api/search/${type}?q=zebrastripe`);
    await get(`/search?q=zebrastripe&type=${type}`);
  }
  provider.setFault({ kind: "status", status: 500 });
  expect((await get("/api/search/movies?q=zebrafailing")).status).toBe(502);
  expect((await get("/search?q=zebrafailing&type=tv")).status).toBe(503);
  expect(log()).toContain("A call to the film database failed");
  expect(log()).not.toMatch(/zebra/);
  expect(onDisk()).not.toMatch(/zebra/);
});
