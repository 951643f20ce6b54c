import { expect, test } from "vitest";
import { allGenres } from "#domain/genre.ts";
import { canonicalGenreParameters, genreSearch, parseGenreChoice } from "./genre-address.ts";

const choice = (search: string) => {
  const chosen = parseGenreChoice(new URLSearchParams(search));
  return chosen && [chosen.genre.name, chosen.tab];
};

test("the union of both tables has 27 genres, each once, sorted by name", () => {
  expect(allGenres).toHaveLength(27);
  expect(new Set(allGenres.map((genre) => genre.id)).size).toBe(27);
  const names = allGenres.map((genre) => genre.name);
  expect(names).toEqual(names.toSorted());
  expect(names.slice(0, 3)).toEqual(["Action", "Action & Adventure", "Adventure"]);
});

test("a genre defaults to Movies, a series-only genre to TV Series", () => {
  expect(choice("?genre=28")).toEqual(["Action", "movies"]);
  expect(choice("?genre=16")).toEqual(["Animation", "movies"]);
  expect(choice("?genre=10765")).toEqual(["Sci-Fi & Fantasy", "tv"]);
});

test("a valid tab parameter wins", () => {
  expect(choice("?genre=28&tab=tv")).toEqual(["Action", "tv"]);
  expect(choice("?genre=10765&tab=movies")).toEqual(["Sci-Fi & Fantasy", "movies"]);
  expect(choice("?genre=28&tab=books")).toEqual(["Action", "movies"]);
});

test.each(["", "?genre=", "?genre=1", "?genre=abc", "?tab=tv", "?genre=28.5"])("%s chooses nothing", (search) => {
  expect(choice(search)).toBeNull();
  expect(String(canonicalGenreParameters(new URLSearchParams(search)))).toBe("");
});

test("equal choices have equal canonical addresses", () => {
  expect(String(canonicalGenreParameters(new URLSearchParams("tab=x&genre=028")))).toBe("genre=28&tab=movies");
  expect(genreSearch(28)).toBe("?genre=28");
  expect(genreSearch(28, "tv")).toBe("?genre=28&tab=tv");
});
