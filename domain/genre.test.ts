import { expect, test } from "vitest";
import { genres as arabic } from "#languages/ar/site/genres.ts";
import { genres as german } from "#languages/de/site/genres.ts";
import { genres as english } from "#languages/en/site/genres.ts";
import { genreName, genresOf, movieGenres, seriesGenres } from "./genre.ts";
import { sortedGenres } from "./sorted-genres.ts";

const written = (genres: readonly { id: number; name: string }[]) => genres.map(({ id, name }) => `${name} ${id}`).join(", ");

test("the film genres are section 3's", () => {
  expect(written(movieGenres)).toBe(
    "Action 28, Adventure 12, Animation 16, Comedy 35, Crime 80, Documentary 99, Drama 18, Family 10751, Fantasy 14, History 36, Horror 27, Music 10402, Mystery 9648, Romance 10749, Science Fiction 878, TV Movie 10770, Thriller 53, War 10752, Western 37",
  );
});

test("the series genres are section 3's", () => {
  expect(written(seriesGenres)).toBe(
    "Action & Adventure 10759, Animation 16, Comedy 35, Crime 80, Documentary 99, Drama 18, Family 10751, Kids 10762, Mystery 9648, News 10763, Reality 10764, Sci-Fi & Fantasy 10765, Soap 10766, Talk 10767, War & Politics 10768, Western 37",
  );
});

test("English pages name them so", () => {
  for (const { id, name } of [...movieGenres, ...seriesGenres]) expect(english[id]).toBe(name);
});

test("a genre in both tables has one name", () => {
  const names = new Map(movieGenres.map(({ id, name }) => [id, name]));
  const shared = seriesGenres.filter(({ id }) => names.has(id));
  expect(shared).toHaveLength(8);
  for (const { id, name } of shared) expect(names.get(id)).toBe(name);
});

test("genre ids resolve in their order, unknown ones are left out", () => {
  expect(genresOf([878, 10765, 4711, 18])).toEqual([
    { id: 878, name: "Science Fiction" },
    { id: 10765, name: "Sci-Fi & Fantasy" },
    { id: 18, name: "Drama" },
  ]);
  expect(genresOf([])).toEqual([]);
});

test("genres follow the alphabet of the language; in English section 3's order", () => {
  const firstThree = (language: "en" | "de" | "ar", names: typeof english) =>
    sortedGenres(movieGenres, names, language)
      .slice(0, 3)
      .map((genre) => genreName(names, genre));
  expect(sortedGenres(movieGenres, english, "en")).toEqual(movieGenres);
  expect(firstThree("de", german)).toEqual(["Abenteuer", "Action", "Animation"]);
  expect(firstThree("ar", arabic)).toEqual(["إثارة", "أكشن", "تاريخ"]);
});
