import { expect, test } from "vitest";
import { savedMovie, savedSeries } from "./saved-title.ts";

const listed = {
  overview: "",
  vote_average: 8.1,
  vote_count: 9,
  popularity: 1,
  poster_path: "/p.jpg",
  backdrop_path: null,
  genre_ids: [18],
};

test("a card says all that a list shows without network", () => {
  const movie = { ...listed, id: 19, title: "Metropolis", original_title: "Metropolis", release_date: "1927-01-10" };
  const saved = { key: "movie:19", title: "Metropolis", year: 1927, poster_path: "/p.jpg", genre_ids: [18], runtime: null, rating: 8.1 };
  expect(savedMovie(movie)).toEqual(saved);
  expect(savedMovie({ ...movie, runtime: 153 })).toEqual({ ...saved, runtime: 153 });
  expect(savedSeries({ ...listed, id: 19, name: "A Series", original_name: "", first_air_date: "" })).toEqual({
    ...saved,
    key: "tv:19",
    title: "A Series",
    year: null,
  });
});

test("a title says its language, unless that is English: the page's, or another one where the title has none in it", () => {
  const movie = { ...listed, id: 19, title: "Der Spieler", original_title: "", release_date: "" };
  expect([savedMovie(movie, "de"), savedMovie(movie, "en"), savedMovie(movie)].map(({ language }) => language)).toEqual(["de", undefined, undefined]);
  expect(savedMovie({ ...movie, textLanguages: { title: "en" } }, "de").language).toBeUndefined();
  expect(savedMovie({ ...movie, textLanguages: { title: "ja" } }, "de").language).toBe("ja");
  expect(savedSeries({ ...listed, id: 7, name: "Die Vampire", original_name: "", first_air_date: "" }, "de").language).toBe("de");
});
