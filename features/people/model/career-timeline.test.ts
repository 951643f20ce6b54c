import { describe, expect, test } from "vitest";
import type { PersonCredit } from "#domain/person.ts";
import { sampleCredit } from "#tests/support/sample-credit.ts";
import { careerPoints } from "./career-timeline.ts";
import type { CreditsByMedium } from "./person.ts";

const credit = (id: number, release_date: string, facts: Partial<PersonCredit> = {}) => sampleCredit(id, { release_date, ...facts });
const inSeries = (id: number, first_air_date: string, facts: Partial<PersonCredit> = {}): PersonCredit =>
  credit(id, "", { title: undefined, name: `Series ${id}`, release_date: undefined, first_air_date, ...facts });
const none = { cast: [], crew: [] };
const credits = (movies: Partial<CreditsByMedium["movies"]>, series: Partial<CreditsByMedium["series"]> = {}): CreditsByMedium => ({
  movies: { ...none, ...movies },
  series: { ...none, ...series },
});
const three = [credit(1, "1921-07-01"), credit(2, "1920-01-01"), credit(3, "1922-01-01")];

describe("a career's points", () => {
  test("are its titles in the order of time, films and series, each once", () => {
    const points = careerPoints(credits({ cast: three, crew: [credit(1, "1921-07-01", { job: "Writer" })] }, { cast: [inSeries(1, "1921-03-01")] }));
    expect(points.map(({ type, id, year }) => `${type} ${id} ${year}`)).toEqual(["movies 2 1920", "series 1 1921", "movies 1 1921", "movies 3 1922"]);
    expect(points[2]).toMatchObject({ title: "Title 1", rating: 7, votes: 10, time: 1921.5 });
  });

  test("of a series are at the person's first episode", () => {
    const guest = inSeries(5, "1950-01-01", { first_credit_air_date: "1962-10-01" });
    expect(careerPoints(credits({ cast: three }, { cast: [guest], crew: [{ ...guest, first_credit_air_date: "1961-10-01" }] })).at(-1)?.year).toBe(1961);
  });

  test("are none of titles without votes, a rating or a possible year", () => {
    const odd = [
      credit(11, "1930-01-01", { vote_count: 0, vote_average: 0 }),
      credit(12, "1930-01-01", { vote_average: null }),
      ...["", "0000-01-01", "1066-10-14", "9999-12-31", "soon"].map((date, index) => credit(20 + index, date)),
    ];
    expect(careerPoints(credits({ cast: [...three, ...odd] })).map(({ id }) => id)).toEqual([2, 1, 3]);
    expect(careerPoints(credits({ cast: [...three, credit(13, "1999-99-99")] })).at(-1)).toMatchObject({ id: 13, time: 1999.5 });
  });

  test("are none below three titles", () => {
    expect(careerPoints(credits({ cast: three.slice(1) }))).toEqual([]);
  });

  test("leave out appearances as self, unless the person has hardly others", () => {
    const guest = credit(4, "1960-01-01", { character: "Self" });
    expect(careerPoints(credits({ cast: [...three, guest] })).map(({ id }) => id)).toEqual([2, 1, 3]);
    expect(careerPoints(credits({ cast: [...three.slice(1), guest] })).map(({ id }) => id)).toEqual([2, 3, 4]);
  });
});
