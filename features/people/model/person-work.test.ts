import { describe, expect, test } from "vitest";
import type { PersonCredit } from "#domain/person.ts";
import { sampleCredit } from "#tests/support/sample-credit.ts";
import type { CreditsByMedium } from "./person.ts";
import { parseFilmographyView } from "./person-address.ts";
import { personWork } from "./person-work.ts";

const credit = (id: number, facts: Partial<PersonCredit> = {}) => sampleCredit(id, { release_date: `19${10 + id}-01-10`, popularity: 100 - id, ...facts });
const credits: CreditsByMedium = {
  movies: {
    cast: [credit(1), credit(2, { character: "Self" }), credit(3, { character: "Himself" })],
    crew: [credit(1, { job: "Writer" }), credit(3, { job: "Director" })],
  },
  series: { cast: [credit(1), credit(8, { character: "Self - Guest" })], crew: [credit(9, { job: "Writer" })] },
  ratingFloor: { movies: 200, tv: 0 },
};
const work = (search: string) => personWork(credits, parseFilmographyView(new URLSearchParams(search)));
const ids = ({ films, series }: ReturnType<typeof personWork>) => [films.asActor, films.asCrew, series].map(({ cards }) => cards.map(({ id }) => id));

describe("a person's work", () => {
  test("has the specification's lists by default", () => {
    expect(ids(work(""))).toEqual([
      [1, 2, 3],
      [1, 3],
      [1, 8, 9],
    ]);
  });
  test("counts titles whatever the view; a title on which the person also worked is no mere appearance", () => {
    for (const search of ["", "type=tv&self=0"]) expect(work(search).titles).toEqual({ movies: 3, series: 3, asSelf: 2 });
  });
  test("is films alone or series alone", () => {
    expect(ids(work("type=movies"))).toEqual([[1, 2, 3], [1, 3], []]);
    expect(ids(work("type=tv"))).toEqual([[], [], [1, 8, 9]]);
  });
  test("without appearances as self keeps other work on the same title", () => {
    expect(ids(work("self=0"))).toEqual([[1], [1, 3], [1, 9]]);
  });
  test("says how many titles the timeline has", () => {
    expect(work("").plotted).toBe(4);
  });
});
