import { describe, expect, test } from "vitest";
import { creditYear, filmographyOf, initialCards, televisionOf } from "./filmography.ts";
import type { PersonCredit } from "./person.ts";

const credit = (id: number, facts: Partial<PersonCredit> = {}): PersonCredit => ({
  id,
  credit_id: `credit-${id}`,
  title: `Film ${id}`,
  release_date: "1927-01-10",
  poster_path: null,
  backdrop_path: null,
  overview: "",
  vote_average: 7,
  vote_count: 10,
  genre_ids: [],
  popularity: 1,
  ...facts,
});

describe("a filmography", () => {
  test("is sorted by popularity, descending", () => {
    const { asActor } = filmographyOf({ cast: [credit(1, { popularity: 2 }), credit(2, { popularity: 9 }), credit(3, { popularity: 4 })], crew: [] }, false);
    expect(asActor.cards.map((card) => card.id)).toEqual([2, 3, 1]);
  });
  test("has one card per title, with each job once", () => {
    const crew = [credit(1, { job: "Director" }), credit(2, { job: "Writer" }), credit(1, { job: "Writer" }), credit(1, { job: "Director" })];
    const { asCrew } = filmographyOf({ cast: [], crew }, false);
    expect(asCrew.cards.map((card) => [card.id, card.roles])).toEqual([
      [1, ["Director", "Writer"]],
      [2, ["Writer"]],
    ]);
    expect(asCrew.total).toBe(2);
  });
  test("is cut to the first cards and gives the total", () => {
    const cast = Array.from({ length: 900 }, (_, index) => credit(index + 1));
    expect(filmographyOf({ cast, crew: [] }, false).asActor).toMatchObject({ total: 900 });
    expect(filmographyOf({ cast, crew: [] }, false).asActor.cards).toHaveLength(initialCards);
    expect(filmographyOf({ cast, crew: [] }, true).asActor.cards).toHaveLength(900);
  });
});

test("series have a name and a first air date, cast and crew credits together", () => {
  const part = credit(5, { title: undefined, release_date: undefined, name: "Judex", first_air_date: "1916-12-16", character: "Judex" });
  const { cards } = televisionOf({ cast: [part], crew: [{ ...part, character: undefined, job: "Writer" }] }, false);
  expect(cards).toMatchObject([{ id: 5, title: "Judex", date: "1916-12-16", roles: ["as Judex", "Writer"] }]);
});

test("a missing year is 'Unknown'", () => {
  expect(creditYear({ date: "" })).toBe("Unknown");
  expect(creditYear({ date: "1927-01-10" })).toBe("1927");
});
