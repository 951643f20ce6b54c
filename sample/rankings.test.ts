import { expect, test } from "vitest";
import { sampleData, sampleFilm } from "#tests/support/embedded-data.ts";
import { collectionOf } from "./collection.ts";
import { parseData } from "./data-schema.ts";
import { popular, topRated, trending } from "./rankings.ts";
import { similarTo } from "./similarity.ts";

const filmsOf = (...films: Record<string, unknown>[]) => [...collectionOf(parseData(sampleData(films))).films.values()];
const ids = (films: { id: number }[]) => films.map((film) => film.id);
const day = (number: number) => new Date(Date.UTC(2026, 0, number, 12));

test("popular sorts by popularity, ties by id", () => {
  expect(ids(popular(filmsOf(sampleFilm(3), sampleFilm(1), sampleFilm(2, { popularity: 11 }))))).toEqual([2, 1, 3]);
});

test("a perfect rating with few votes does not beat a good one with many", () => {
  const films = filmsOf(
    sampleFilm(1, { vote_average: 10, vote_count: 3 }),
    sampleFilm(2, { vote_average: 8.4, vote_count: 5000 }),
    sampleFilm(3, { vote_average: 9.5, vote_count: 100 }),
    sampleFilm(4, { vote_average: 5, vote_count: 100 }),
    ...Array.from({ length: 6 }, (_, index) => sampleFilm(10 + index, { vote_average: 5, vote_count: 1000 })),
  );
  const ranked = ids(topRated(films));
  expect(ranked.slice(0, 2)).toEqual([2, 3]);
  expect(ranked).not.toContain(1);
});

test("the day's trending list is stable for the day, changes daily and favors popular titles", () => {
  const films = filmsOf(...Array.from({ length: 60 }, (_, index) => sampleFilm(index + 1, { popularity: 60 - index })));
  expect(ids(trending(films, day(5), 1))).toEqual(ids(trending(films, new Date(day(5).getTime() + 3_600_000), 1)));
  expect(ids(trending(films, day(5), 1))).not.toEqual(ids(trending(films, day(6), 1)));
  const firstFives = Array.from({ length: 60 }, (_, index) => ids(trending(films, day(index + 1), 1)).slice(0, 5)).flat();
  expect(new Set(firstFives).size).toBeGreaterThan(20);
  expect(firstFives.filter((id) => id <= 30).length).toBeGreaterThan(firstFives.length * 0.75);
});

test("the week's trending list is stable for the week", () => {
  const films = filmsOf(...Array.from({ length: 20 }, (_, index) => sampleFilm(index + 1)));
  const weeks = new Set(Array.from({ length: 14 }, (_, index) => ids(trending(films, day(index + 1), 7)).join()));
  expect(weeks.size).toBeGreaterThanOrEqual(2);
  expect(weeks.size).toBeLessThanOrEqual(3);
});

test("similar films share people, genres and decade, and exclude the film itself", () => {
  const director = { crew: [{ name: "D", job: "Director" }] };
  const films = filmsOf(
    sampleFilm(1, { genres: ["Horror"], ...director }),
    sampleFilm(2, { genres: ["Horror"], release_date: "1960-01-01" }),
    sampleFilm(3, { genres: ["Horror"], ...director }),
    sampleFilm(4, { genres: ["Comedy"], popularity: 60 }),
    sampleFilm(5, { genres: ["Horror"] }),
  );
  const [first] = films;
  expect(first && ids(similarTo(first, films))).toEqual([3, 5, 2]);
});
