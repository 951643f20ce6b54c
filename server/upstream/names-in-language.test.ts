import { describe, expect, test } from "vitest";
import { collectionIn } from "./collection-calls.ts";
import { moviesIn, seriesIn } from "./page-schemas.ts";
import { personDetailsIn } from "./person-schemas.ts";
import { seasonIn } from "./season-schemas.ts";

const inGerman = (film: object) => moviesIn("de").parse({ results: [{ id: 19, overview: "", ...film }] }).items[0];
const inArabic = (film: object) => moviesIn("ar").parse({ results: [{ id: 19, overview: "", ...film }] }).items[0];

describe("a film of a list in another language", () => {
  test.each([
    ["its own title", { title: "Der Pate", original_title: "The Godfather", original_language: "en" }, { title: "Der Pate" }, undefined],
    ["the original's title", { title: "Inception", original_title: "Inception", original_language: "en" }, { title: "Inception" }, { title: "en" }],
    ["a German original's title", { title: "Das Boot", original_title: "Das Boot", original_language: "de" }, { title: "Das Boot" }, undefined],
    ["no title", { title: "", original_title: "東京物語", original_language: "ja" }, { title: "東京物語" }, { title: "ja" }],
    ["null", { title: null, original_title: "東京物語", original_language: "cn" }, { title: "東京物語" }, { title: "yue" }],
    [
      "a title in other letters",
      { title: "Крёстный отец", original_title: "The Godfather", original_language: "en" },
      { title: "The Godfather" },
      { title: "en" },
    ],
    ["an original of an unknown language", { title: " ", original_title: "X", original_language: "../x" }, { title: "X" }, { title: "und" }],
    ["no original", { title: "Der Pate" }, { title: "Der Pate", original_title: "Der Pate" }, undefined],
  ])("with %s", (_, film, expected, textLanguages) => {
    expect(inGerman(film)).toMatchObject(expected);
    expect(inGerman(film)?.textLanguages).toEqual(textLanguages);
  });

  test("has no direction marks and no overview in other letters", () => {
    expect(inArabic({ title: "\u202Bالعراب\u202C\u200F", overview: "In English.", original_title: "x", original_language: "en" })).toMatchObject({
      title: "العراب",
      overview: "",
    });
    expect(inGerman({ title: "\u200EDer Pate", overview: "\u2066Ein Film." })).toMatchObject({ title: "Der Pate", overview: "Ein Film." });
  });

  test("has the English title for its address if that is the original's, and its own has no Latin letters", () => {
    expect(inArabic({ title: "العراب", original_title: "The Godfather", original_language: "en" })?.englishTitle).toBe("The Godfather");
    expect(inArabic({ title: "العراب", original_title: "Il padrino", original_language: "it" })?.englishTitle).toBeUndefined();
    expect(inGerman({ title: "Der Pate", original_title: "The Godfather", original_language: "en" })?.englishTitle).toBeUndefined();
  });

  test("without any name is left out", () => {
    expect(inGerman({ title: "\u200E", original_title: null })).toBeUndefined();
  });

  test("is in English as it was: nothing is changed or marked", () => {
    const film = { id: 19, title: "\u200EMetropolis", original_title: "Метрополис", original_language: "ru", overview: "Ein Film." };
    expect(moviesIn(undefined).parse({ results: [film] }).items[0]).toMatchObject({ title: "\u200EMetropolis", overview: "Ein Film." });
    expect(moviesIn("en").parse({ results: [film] }).items[0]).not.toHaveProperty("textLanguages");
  });
});

test("a series of a list has its name as a film its title", () => {
  const results = [{ id: 7, name: "", original_name: "Les Vampires", original_language: "fr", overview: "Zehn Folgen." }];
  expect(seriesIn("de").parse({ results }).items[0]).toMatchObject({ name: "Les Vampires", overview: "Zehn Folgen.", textLanguages: { name: "fr" } });
});

test("a season's names that say no more than the number are left to the page", () => {
  const episodes = [
    { episode_number: 1, name: "Episode 1" },
    { episode_number: 2, name: "Der rote Kreis", overview: "\u2067Es regnet." },
    { episode_number: 3 },
  ];
  expect(seasonIn("de").parse({ season_number: 2, name: "Season 2", episodes })).toMatchObject({
    name: "",
    episodes: [{ name: "" }, { name: "Der rote Kreis", overview: "Es regnet." }, { name: "" }],
  });
  expect(seasonIn("de").parse({ season_number: 2, name: "Staffel 2", episodes: [] }).name).toBe("Staffel 2");
});

test("a collection may lack its name in a language", () => {
  expect(collectionIn("de").parse({ id: 10, name: null, parts: [] }).name).toBe("");
});

describe("a person in another language", () => {
  const english = { iso_639_1: "en", data: { biography: "Born in Vienna." } };
  const read = (person: object) => personDetailsIn("de").parse({ id: 5, name: "Fritz Lang", ...person });

  test("has the biography in the language, else in English, from the same response", () => {
    const translations = { translations: [{ iso_639_1: "fr", data: { biography: "Né à Vienne." } }, english] };
    expect(read({ biography: "Geboren in Wien.", translations }).person).toMatchObject({ biography: "Geboren in Wien." });
    expect(read({ biography: "Geboren in Wien.", translations }).person).not.toHaveProperty("textLanguages");
    for (const biography of ["", null, " \u200F", "Родился в Вене.", "Born in Vienna."])
      expect(read({ biography, translations }).person).toMatchObject({ biography: "Born in Vienna.", textLanguages: { biography: "en" } });
    for (const none of ["x", null, { translations: [null, { iso_639_1: "en", data: null }] }, { translations: [{ ...english, data: { biography: " " } }] }])
      expect(read({ biography: "", translations: none }).person).toMatchObject({ biography: "" });
  });

  test("has the titles of films and series in the language, and marks the others", () => {
    const film = { id: 19, title: "", original_title: "Metropolis", original_language: "de", character: "Maria" };
    const series = { id: 7, name: "Les Vampires", original_name: "Les Vampires", original_language: "fr" };
    const { credits } = read({ movie_credits: { cast: [film] }, tv_credits: { crew: [series] } });
    expect(credits.movies.cast[0]).toMatchObject({ title: "Metropolis", character: "Maria" });
    expect(credits.movies.cast[0]).not.toHaveProperty("textLanguages");
    expect(credits.series.crew[0]).toMatchObject({ name: "Les Vampires", textLanguages: { name: "fr" } });
    expect(credits.series.crew[0]).not.toHaveProperty("original_name");
  });
});
