import { describe, expect, test } from "vitest";
import type { PersonCredit } from "#domain/person.ts";
import { sampleCredit } from "#tests/support/sample-credit.ts";
import { creditCards, initialCards, isAsSelf } from "./filmography.ts";

const first = { sort: "popularity", whole: false, ratingFloor: 0 } as const;
const idsIn = (credits: PersonCredit[], options: Partial<Parameters<typeof creditCards>[1]>) =>
  creditCards(credits, { ...first, ...options }).cards.map((card) => card.id);

describe("cards of credits", () => {
  test("are sorted by popularity, descending", () => {
    expect(idsIn([sampleCredit(1, { popularity: 2 }), sampleCredit(2, { popularity: 9 }), sampleCredit(3, { popularity: 4 })], {})).toEqual([2, 3, 1]);
  });

  test("are one per title, with each job once", () => {
    const crew = [
      sampleCredit(1, { job: "Director" }),
      sampleCredit(2, { job: "Writer" }),
      sampleCredit(1, { job: "Writer" }),
      sampleCredit(1, { job: "Director" }),
    ];
    const { cards, total } = creditCards(crew, first);
    expect(cards.map((card) => [card.id, card.jobs])).toEqual([
      [1, ["Director", "Writer"]],
      [2, ["Writer"]],
    ]);
    expect(total).toBe(2);
  });

  test("are cut to the first ones of their order, with the total", () => {
    const credits = Array.from({ length: 900 }, (_, index) => sampleCredit(index + 1, { vote_average: index / 100 }));
    expect(creditCards(credits, first)).toMatchObject({ total: 900, cards: { length: initialCards } });
    expect(idsIn(credits, { whole: true })).toHaveLength(900);
    expect(idsIn(credits, { sort: "rating" })[0]).toBe(900);
  });

  test("of a series have its name and first air date", () => {
    const part = sampleCredit(5, { title: undefined, release_date: undefined, name: "Judex", first_air_date: "1916-12-16", character: "Judex" });
    const { cards } = creditCards([part, { ...part, character: undefined, job: "Writer" }], first);
    expect(cards).toMatchObject([{ id: 5, title: "Judex", date: "1916-12-16", characters: ["Judex"], jobs: ["Writer"] }]);
  });
});

describe("other orders", () => {
  const credits = [
    sampleCredit(1, { release_date: "1920-05-01", vote_average: 9.9, vote_count: 3 }),
    sampleCredit(2, { release_date: "", vote_average: 0, vote_count: 0 }),
    sampleCredit(3, { release_date: "1931-05-01", vote_average: 6, vote_count: 900 }),
    sampleCredit(4, { release_date: "1925", vote_average: 8, vote_count: 200, popularity: 5 }),
    sampleCredit(5, { release_date: "0000-00-00", vote_average: null, vote_count: 0, popularity: 3 }),
  ];

  test("newest and oldest have the undated last, most popular first", () => {
    expect(idsIn(credits, { sort: "newest" })).toEqual([3, 4, 1, 5, 2]);
    expect(idsIn(credits, { sort: "oldest" })).toEqual([1, 4, 3, 5, 2]);
  });

  test("rating has titles with too few votes after the others, and those without votes last", () => {
    expect(idsIn(credits, { sort: "rating", ratingFloor: 200 })).toEqual([4, 3, 1, 5, 2]);
    expect(idsIn(credits, { sort: "rating" })).toEqual([1, 4, 3, 5, 2]);
  });
});

test("an appearance as self", () => expect([isAsSelf({ character: "Self" }), isAsSelf({ character: "Maria" }), isAsSelf({})]).toEqual([true, false, false]));
test("a job is no appearance", () => expect(isAsSelf({ job: "Director", character: "Self" })).toBe(false));
