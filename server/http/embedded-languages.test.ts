import { beforeAll, describe, expect, test } from "vitest";
import type { MovieSummary } from "#domain/movie.ts";
import type { SearchResultPage } from "#features/search/model/queries.ts";
import { withOwnVideos } from "#server/catalog/own-videos.ts";
import { embeddedCatalog } from "#tests/support/embedded-titles.ts";
import { canonicalOf, readPage } from "#tests/support/read-page.ts";
import { projectRoot, sampleApp } from "#tests/support/sample-app.ts";
import { sampleSite } from "#tests/support/sample-site.ts";

// The embedded catalog, of which some films have German and Arabic texts, on a site in three languages.

type Get = ReturnType<typeof sampleApp>["get"];

const nothing = { items: [], page: 1, totalPages: 0, totalResults: 0 };
const noneHere = { newestMovies: () => [], newestSeries: () => [], discoverMovies: () => nothing, discoverSeries: () => nothing };
const noVideos = { owns: () => false, publicFilm: () => null, formatOf: () => undefined, lastEpisode: () => null, addedAt: () => undefined };

let get: Get;
beforeAll(async () => {
  const { catalog } = await embeddedCatalog(projectRoot);
  ({ get } = sampleApp({ site: sampleSite({ languages: ["en", "de", "ar"] }), catalog: withOwnVideos(catalog, noVideos, noneHere) }));
});

const open = async (path: string) => (await readPage(await get(path))).page;
const search = async (query: string, language: string) =>
  (await (await get(`/api/search/movies?q=${encodeURIComponent(query)}&lang=${language}`)).json()) as SearchResultPage<MovieSummary>;

describe("a search on a German page", () => {
  test.each([
    ["Die Reise zum Mond", 775, "Die Reise zum Mond"],
    ["Goldrausch", 962, "Goldrausch"],
    ["A Trip to the Moon", 775, "Die Reise zum Mond"],
    ["Le Voyage dans la Lune", 775, "Die Reise zum Mond"],
  ])("for %j finds the film by its German title", async (query, id, title) => {
    const { items } = await search(query, "de");
    expect(items.find((item) => item.id === id)?.title).toBe(title);
    const page = await open(`/de/search?q=${encodeURIComponent(query)}&type=movies`);
    expect(page.querySelector(`a[href^="/de/movie/${id}"]`)?.textContent).toContain(title);
  });

  test("corrects typing errors in a German title that the site knows", async () => {
    await get("/de/movie/962");
    const { items, correctedTo } = await search("goldruasch", "de");
    expect([correctedTo, items[0]?.title]).toEqual(["Goldrausch", "Goldrausch"]);
  });
});

test("a search on an Arabic page finds an Arabic title", async () => {
  expect((await search("حمى الذهب", "ar")).items[0]).toMatchObject({ id: 962, title: "حمى الذهب" });
});

describe("a film with texts in all languages", () => {
  test.each([
    ["/movie/962", "https://matinee.example/movie/962-the-gold-rush", "The Gold Rush"],
    ["/de/movie/962", "https://matinee.example/de/movie/962-goldrausch", "Goldrausch"],
    ["/ar/movie/962", "https://matinee.example/ar/movie/962-the-gold-rush", "حمى الذهب"],
  ])("%s is at %s", async (path, address, title) => {
    const page = await open(path);
    expect([canonicalOf(page), page.querySelector("h1")?.textContent]).toEqual([address, title]);
    expect(page.querySelector("article > :first-child [lang]")).toBeNull();
  });
});

test.each(["/de/home", "/ar/top", "/de/tv", "/ar/movie/962", "/de/tv/900000501", "/ar/tv/900000501?season=1&episode=2", "/ar/collection/902000002"])(
  "no title, name or overview on %s is empty, and what is English is marked",
  async (path) => {
    const page = await open(path);
    const names = [...page.querySelectorAll("a .font-semibold, h1, h2, .episode-rows b")].map(({ textContent }) => textContent.trim());
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => name === "")).toEqual([]);
    for (const marked of page.querySelectorAll("#root [lang=en]")) expect(marked.textContent.trim()).not.toBe("");
  },
);
