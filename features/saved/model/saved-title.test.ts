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
