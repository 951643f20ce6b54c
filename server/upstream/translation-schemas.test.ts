import { describe, expect, test } from "vitest";
import { otherLanguages } from "#domain/languages.ts";
import { movieDetails, storedMovieDetails } from "./movie-schemas.ts";
import { seriesDetails } from "./series-schemas.ts";

const film = { id: 19, title: "Metropolis", original_title: "Metropolis", original_language: "de" };
const entry = (iso_639_1: string, iso_3166_1: string, data: object) => ({ iso_639_1, iso_3166_1, data });
const film19 = (entries: unknown[], images: unknown = {}, more: object = {}) =>
  movieDetails.parse({ ...film, ...more, translations: { translations: entries }, images }).translations;
/** A language that was asked for and has nothing. */
const withoutTexts = Object.fromEntries(otherLanguages.map((language) => [language, {}]));

describe("the translations of a title", () => {
  test("are those of our languages, and of those what is not empty", () => {
    const dutch = entry("nl", "NL", { title: "Metropool" });
    const german = entry("de", "DE", { title: "", overview: "Die Stadt.", tagline: " ", homepage: "https://example.org/de", runtime: 0 });
    const arabic = entry("ar", "SA", { title: "متروبوليس", overview: null, runtime: 148 });
    expect(film19([dutch, german, arabic])).toEqual({
      ...withoutTexts,
      de: { overview: "Die Stadt.", homepage: "https://example.org/de" },
      ar: { title: "متروبوليس", runtime: 148 },
    });
  });

  test("take each field from the country's variant, else from another with text", () => {
    const austrian = entry("de", "AT", { title: "Metropolis (AT)", overview: "Aus Österreich.", tagline: "Servus" });
    const german = entry("de", "DE", { title: "Metropolis (DE)", overview: "  ", tagline: null });
    expect(film19([austrian, german])?.de).toEqual({ title: "Metropolis (DE)", overview: "Aus Österreich.", tagline: "Servus" });
  });

  test("have no direction marks, and nothing in letters of another language", () => {
    const arabic = entry("ar", "SA", { title: "\u202Bمتروبوليس\u200F", overview: "A city, in English.", tagline: "\u2067\u2069" });
    const german = entry("de", "DE", { title: "Метрополис", overview: "\u200EDie Stadt\u202E.", tagline: "1927" });
    expect(film19([arabic, german])).toEqual({ ...withoutTexts, ar: { title: "متروبوليس" }, de: { overview: "Die Stadt.", tagline: "1927" } });
  });

  test("have a title in Latin letters where the language has others: it may be the film's", () => {
    expect(film19([entry("ar", "AE", { title: "WALL·E" })])?.ar).toEqual({ title: "WALL·E" });
  });

  test("have the best poster and logo of the language, and its videos, unless those are the original's", () => {
    const picture = (file_path: unknown, iso_639_1: unknown) => ({ file_path, iso_639_1 });
    const images = {
      posters: [
        picture("/en.jpg", "en"),
        picture("//elsewhere.example/x.jpg", "de"),
        picture("/de.jpg", "de"),
        picture("/de-2.jpg", "de"),
        picture("/ar.jpg", "ar"),
      ],
      logos: [picture("/none.png", null), picture("/de.png", "de"), "x"],
    };
    const video = (key: string, iso_639_1: string) => ({ key, site: "YouTube", name: key, type: "Trailer", official: true, iso_639_1 });
    const videos = { results: [video("german-one", "de"), video("english-1", "en"), video("arabic-one", "ar")] };
    const found = film19([], images, { videos });
    expect(found?.de).toEqual({ poster: "/de.jpg", logo: "/de.png" });
    expect(found?.ar).toMatchObject({ poster: "/ar.jpg", videos: [{ key: "arabic-one", language: "ar" }] });
  });

  test("of a series have its name", () => {
    const translations = { translations: [entry("de", "DE", { name: "Die Vampire" })] };
    expect(seriesDetails.parse({ id: 7, name: "Les Vampires", translations }).translations).toEqual({ ...withoutTexts, de: { title: "Die Vampire" } });
  });

  test.each([
    null,
    "x",
    { translations: "x" },
    { translations: [null, "x", { data: null }, entry("de", "DE", "x" as never)] },
    { translations: [entry("de", "DE", { title: 7, runtime: "x" })] },
  ])("%j are none, and are no mistake", (translations) => {
    const found = movieDetails.parse({ ...film, translations, images: "x" }).translations;
    expect(found === null || Object.values(found).every((one) => Object.keys(one ?? {}).length === 0)).toBe(true);
  });

  test("are not known of a response without them, or of a row of an older build", () => {
    const details = movieDetails.parse(film);
    expect(details.translations).toBeNull();
    const { translations: _, ...row } = details;
    expect(storedMovieDetails.parse(row).translations).toBeNull();
  });
});
