import { describe, expect, test } from "vitest";
import { texts, translatedSample } from "#tests/support/translated-sample.ts";
import { createEmbeddedService } from "./service.ts";

type Titles = { results: Record<string, unknown>[] };

const service = createEmbeddedService({ data: translatedSample });
const english = createEmbeddedService({ data: { ...translatedSample, translations: {} } });
const text = async (path: string, from = service) => (await from.fetch(new Request(`http://embedded/3${path}`))).text();
const read = async (path: string): Promise<unknown> => JSON.parse(await text(path));
const firstOf = async (path: string) => ((await read(path)) as Titles).results[0];

describe("a film's details", () => {
  test("are in the language of the request", async () => {
    expect(await read("/movie/19?language=de-DE")).toMatchObject({
      title: "Der Spieler",
      tagline: "Ein Spruch",
      overview: "Ein Überblick.",
      original_title: "Игрок",
    });
    expect(await read("/movie/19?language=ar-SA")).toMatchObject({ title: "المقامر", tagline: "", overview: "نظرة عامة." });
  });

  test("without a translation have the original title and no other text", async () => {
    expect(await read("/movie/20?language=de-DE")).toMatchObject({ title: "Стачка", tagline: "", overview: "" });
    expect(await read("/movie/19?language=xx-XX")).toMatchObject({ title: "Игрок", tagline: "", overview: "" });
  });

  test("are the same in another region of the language", async () => {
    expect(await text("/movie/19?language=de-AT")).toBe(await text("/movie/19?language=de"));
  });
});

describe("lists", () => {
  test.each([
    "/trending/movie/day",
    "/movie/popular",
    "/movie/top_rated",
    "/discover/movie",
    "/movie/20/similar",
    "/movie/20/recommendations",
    "/search/movie?query=gambler",
  ])("%s has titles and overviews in the language", async (path) => {
    const inLanguage = (language: string) => read(`${path}${path.includes("?") ? "&" : "?"}language=${language}`);
    expect(await inLanguage("de-DE")).toMatchObject({
      results: expect.arrayContaining([expect.objectContaining({ title: "Der Spieler", overview: "Ein Überblick." })]),
    });
    expect(await inLanguage("ar-SA")).toMatchObject({ results: expect.arrayContaining([expect.objectContaining({ title: "المقامر" })]) });
  });

  test.each(["/trending/tv/week", "/tv/popular", "/tv/top_rated", "/discover/tv"])("%s has names in the language", async (path) => {
    expect(await firstOf(`${path}?language=de-DE`)).toMatchObject({ name: "Die Vampire", overview: "Serie." });
    expect(await firstOf(`${path}?language=ar-SA`)).toMatchObject({ name: "مصاصو الدماء", overview: "" });
  });

  test("find by an IMDb id answers in the language", async () => {
    expect(await read("/find/tt0017136?external_source=imdb_id&language=de-DE")).toMatchObject({ movie_results: [{ title: "Der Spieler" }] });
  });

  test("a collection and its films are in the language", async () => {
    expect(await read("/collection/6?language=de-DE")).toMatchObject({
      name: "Zwei Filme",
      overview: "Unsere.",
      parts: [{ title: "Der Spieler" }, { title: "Стачка" }],
    });
    expect(await read("/collection/6?language=ar-SA")).toMatchObject({ name: "Two Films", overview: "", parts: [{ title: "المقامر" }, {}] });
    expect(await read("/movie/19?language=de-DE")).toMatchObject({ belongs_to_collection: { name: "Zwei Filme" } });
  });
});

describe("the search", () => {
  test.each([
    ["spieler", "de-DE"],
    ["المقامر", "ar-SA"],
    ["gambler", "de-DE"],
    ["игрок", "ar-SA"],
  ])("finds by %s in %s", async (query, language) => {
    expect(await firstOf(`/search/movie?query=${encodeURIComponent(query)}&language=${language}`)).toMatchObject({ id: 19 });
  });

  test("finds series by a translated name", async () => {
    expect(await firstOf("/search/tv?query=die+vampire&language=de-DE")).toMatchObject({ id: 7 });
  });
});

describe("a series' seasons", () => {
  test("and episodes are in the language", async () => {
    expect(await read("/tv/7/season/1?language=de-DE")).toMatchObject({
      name: "Staffel 1",
      overview: "Zehn Folgen.",
      episodes: [{ name: "Der Ring", overview: "" }, {}],
    });
    expect(await read("/tv/7?language=ar-SA&append_to_response=season/0")).toMatchObject({
      seasons: [{ name: "حلقات خاصة" }, { name: "الموسم 1" }],
      "season/0": { name: "حلقات خاصة" },
    });
  });

  test("without a translation have the provider's names", async () => {
    expect(await read("/tv/7/season/1?language=de-DE")).toMatchObject({ episodes: [{}, { name: "Episode 2", overview: "" }] });
    expect(await read("/tv/7/season/1?language=xx-XX")).toMatchObject({ name: "Season 1", overview: "", episodes: [{ name: "Episode 1" }, {}] });
  });
});

describe("a person", () => {
  test("has credits in the language and no biography but the English one", async () => {
    expect(await read("/person/68?language=de-DE&append_to_response=movie_credits,tv_credits,translations")).toMatchObject({
      biography: "",
      movie_credits: { crew: [{ title: "Der Spieler" }, { title: "Стачка" }] },
      tv_credits: { crew: [{ name: "Die Vampire" }] },
      translations: { translations: [{ iso_639_1: "en", data: { biography: "Life." } }] },
    });
  });

  test("is known for titles in the language", async () => {
    expect(await firstOf("/search/person?query=lang&language=ar-SA")).toMatchObject({ known_for: [{ title: "المقامر" }, {}, {}] });
  });
});

describe("translations", () => {
  test("of a film are in all languages, with English first", async () => {
    expect(await read("/movie/19/translations")).toEqual({
      id: 19,
      translations: [
        { iso_3166_1: "US", iso_639_1: "en", name: "English", english_name: "English", data: { homepage: "", runtime: 70, title: "The Gambler", ...texts } },
        expect.objectContaining({ iso_3166_1: "DE", iso_639_1: "de", data: expect.objectContaining({ title: "Der Spieler", tagline: "Ein Spruch" }) }),
        {
          iso_3166_1: "SA",
          iso_639_1: "ar",
          name: "العربية",
          english_name: "Arabic",
          data: { homepage: "", runtime: 70, title: "المقامر", tagline: "", overview: "نظرة عامة." },
        },
      ],
    });
  });

  test("are the same in each language, also appended", async () => {
    const { translations } = JSON.parse(await text("/movie/19/translations")) as { translations: unknown };
    expect(await read("/movie/19?append_to_response=translations&language=de-DE")).toMatchObject({ translations: { translations } });
  });

  test("of a series have names", async () => {
    expect(await read("/tv/7?append_to_response=translations")).toMatchObject({
      translations: {
        translations: [
          { iso_639_1: "en", data: { name: "The Vampires" } },
          { data: { name: "Die Vampire", overview: "Serie." } },
          { data: { name: "مصاصو الدماء" } },
        ],
      },
    });
  });
});

test.each([
  "/movie/19?append_to_response=credits,similar",
  "/movie/19/images?include_image_language=en,null",
  "/tv/7?append_to_response=season/1,credits",
  "/person/68?append_to_response=movie_credits,tv_credits",
  "/search/movie?query=spieler",
  "/movie/popular?page=1",
  "/collection/6?",
])("%s is the same in English with and without translations", async (path) => {
  const body = await text(path, english);
  expect(await text(path)).toBe(body);
  expect(await text(`${path}&language=en-US`)).toBe(body);
});

describe("posters", () => {
  const images = async (languages: string) => read(`/movie/19/images?include_image_language=${languages}`);

  test("are listed in the included languages, backdrops with null", async () => {
    expect(await images("de,en,null")).toMatchObject({
      backdrops: [{ iso_639_1: null }],
      posters: [
        { iso_639_1: "en", file_path: "/the-gambler-19-poster.svg" },
        { iso_639_1: "de", file_path: "/the-gambler-19-poster-de.svg" },
      ],
    });
    expect(await images("ar,null")).toMatchObject({ backdrops: [{}], posters: [] });
    expect(await images("en")).toMatchObject({ backdrops: [], posters: [{}] });
  });

  test("of a title are the language's, else the English one", async () => {
    expect(await read("/movie/19?language=de-DE")).toMatchObject({
      poster_path: "/the-gambler-19-poster-de.svg",
      backdrop_path: "/the-gambler-19-backdrop.svg",
    });
    expect(await read("/movie/20?language=de-DE")).toMatchObject({ poster_path: "/strike-20-poster.svg" });
    expect(await read("/movie/19?language=ar-SA")).toMatchObject({ poster_path: "/the-gambler-19-poster.svg" });
  });

  test("are lettered in their language", async () => {
    const poster = async (file: string) => (await service.fetch(new Request(`http://embedded/t/p/w500${file}`))).text();
    expect(await poster("/the-gambler-19-poster-de.svg")).toContain("<title>Der Spieler (1925)</title>");
    expect(await poster("/the-gambler-19-poster.svg")).toContain("<title>The Gambler (1925)</title>");
  });
});
