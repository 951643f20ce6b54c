import { describe, expect, test } from "vitest";
import { type FilmData, parseData, type SeriesData } from "./data-schema.ts";
import { readData } from "./read-data.ts";

// Checks the embedded catalog's data against the rules of data/README.md.

const { films, series, people } = parseData(readData(process.cwd()));
const titles: (FilmData | SeriesData)[] = [...films, ...series];
const nameOf = (title: FilmData | SeriesData): string => ("title" in title ? title.title : title.name);
const peopleByName = new Map(people.map((person) => [person.name, person]));
const duplicates = (values: readonly (string | number)[]): (string | number)[] => values.filter((value, index) => values.indexOf(value) !== index);
const isDay = (date: string): boolean => new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);
/** Animations and documentaries may have few performers or none. */
const mayHaveNoCast = (title: FilmData | SeriesData): boolean => title.genres.some(({ name }) => name === "Animation" || name === "Documentary");

describe("counts", () => {
  test("there are at least 110 films, 14 series and 100 biographies", () => {
    expect(films.length).toBeGreaterThanOrEqual(110);
    expect(series.length).toBeGreaterThanOrEqual(14);
    expect(people.filter(({ biography }) => biography !== "").length).toBeGreaterThanOrEqual(100);
  });

  test("some series have several seasons, some have specials", () => {
    const numbers = series.map(({ seasons }) => seasons.map(({ season_number }) => season_number));
    expect(numbers.some((of) => of.filter((number) => number > 0).length >= 2)).toBe(true);
    expect(numbers.some((of) => of.includes(0))).toBe(true);
  });
});

describe("references", () => {
  test("ids and names are unique", () => {
    expect(duplicates(films.map(({ id }) => id))).toEqual([]);
    expect(duplicates(series.map(({ id }) => id))).toEqual([]);
    expect(duplicates(people.map(({ id }) => id))).toEqual([]);
    expect(duplicates(people.map(({ name }) => name))).toEqual([]);
    expect(duplicates(titles.flatMap(({ imdb_id }) => imdb_id ?? []))).toEqual([]);
  });

  test("people.json contains exactly the people in the titles' credits", () => {
    const named = new Set(titles.flatMap(({ cast, crew }) => [...cast, ...crew].map(({ name }) => name)));
    expect([...named].filter((name) => !peopleByName.has(name))).toEqual([]);
    expect([...peopleByName.keys()].filter((name) => !named.has(name))).toEqual([]);
  });

  test("every title has a director, a genre and its cast", () => {
    expect(titles.filter(({ crew }) => !crew.some(({ job }) => job === "Director")).map(nameOf)).toEqual([]);
    expect(titles.filter(({ genres }) => genres.length === 0).map(nameOf)).toEqual([]);
    expect(titles.filter((title) => title.cast.length < 3 && !mayHaveNoCast(title)).map(nameOf)).toEqual([]);
  });
});

/** Performers in recordings made long before the film. */
const heardInRecordings = ["Annette Hanshaw"];

describe("dates", () => {
  test("exist in the calendar, and deaths come after births", () => {
    const all = [
      ...films.map(({ release_date }) => release_date),
      ...series.flatMap(({ first_air_date, seasons }) => [
        first_air_date,
        ...seasons.flatMap(({ air_date, episodes }) => [air_date, ...episodes.map((episode) => episode.air_date)]),
      ]),
      ...people.flatMap(({ birthday, deathday }) => [birthday, deathday]),
    ];
    expect(all.filter((date) => date !== null && !isDay(date))).toEqual([]);
    expect(people.filter(({ birthday, deathday }) => birthday !== null && deathday !== null && deathday <= birthday).map(({ name }) => name)).toEqual([]);
  });

  test("performers are at least one year old, and no one lives past 112", () => {
    const years = (from: string, to: string): number => Number(to.slice(0, 4)) - Number(from.slice(0, 4));
    const tooYoung = films.flatMap((film) =>
      [...film.cast, ...film.crew]
        .filter(({ name, ...role }) => {
          const birthday = peopleByName.get(name)?.birthday;
          // Only performers: an author's book may be filmed before or long after their life.
          return "character" in role && birthday && years(birthday, film.release_date) < 1;
        })
        .map(({ name }) => `${name} in ${film.title}`),
    );
    expect(tooYoung).toEqual([]);
    expect(people.filter(({ birthday, deathday }) => birthday && deathday && years(birthday, deathday) > 112).map(({ name }) => name)).toEqual([]);
  });

  test("no one performs more than two years after their death", () => {
    const late = films.flatMap((film) =>
      film.cast
        .filter(({ name }) => {
          const deathday = heardInRecordings.includes(name) ? null : peopleByName.get(name)?.deathday;
          return deathday && Number(film.release_date.slice(0, 4)) - Number(deathday.slice(0, 4)) > 2;
        })
        .map(({ name }) => `${name} in ${film.title}`),
    );
    expect(late).toEqual([]);
  });

  test("a season's episodes are in order", () => {
    const disordered = series.flatMap((one) =>
      one.seasons
        .filter(({ episodes }) => {
          const numbers = episodes.map(({ episode_number }) => episode_number);
          return numbers.some((number, index) => index > 0 && number <= (numbers[index - 1] ?? 0));
        })
        .map((season) => `${one.name} ${season.season_number}`),
    );
    expect(disordered).toEqual([]);
  });
});

describe("texts", () => {
  const between = (text: string, from: number, to: number): boolean => text.length >= from && text.length <= to;

  test("have their length", () => {
    expect(titles.filter(({ overview }) => !between(overview, 180, 480)).map(nameOf)).toEqual([]);
    expect(titles.filter(({ tagline }) => !between(tagline, 8, 90)).map(nameOf)).toEqual([]);
    expect(titles.flatMap((title) => title.reviews.filter(({ content }) => !between(content, 60, 900)).map(() => nameOf(title)))).toEqual([]);
    expect(titles.filter(({ reviews }) => reviews.length > 4).map(nameOf)).toEqual([]);
  });

  test("are unique", () => {
    expect(duplicates(titles.map(({ overview }) => overview))).toEqual([]);
    expect(duplicates(titles.map(({ tagline }) => tagline))).toEqual([]);
    expect(duplicates(titles.flatMap(({ reviews }) => reviews.map(({ content }) => content)))).toEqual([]);
    const openings = titles.map(({ overview }) => overview.split(" ").slice(0, 3).join(" "));
    expect(duplicates(openings)).toEqual([]);
  });

  test("reviews come with and without ratings, some titles have none", () => {
    const ratings = titles.flatMap(({ reviews }) => reviews.map(({ rating }) => rating));
    expect(ratings).toContain(null);
    expect(ratings.some((rating) => rating !== null)).toBe(true);
    expect(titles.some(({ reviews }) => reviews.length === 0)).toBe(true);
  });
});
