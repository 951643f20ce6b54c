import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { folded, parseImdbId, parseSearchYear, searchAttempts, typedQuery } from "./search-query.ts";

describe("typedQuery", () => {
  test.each([
    ["  The   Kid ", "The Kid"],
    ["Nos\tfer\natu\u0000", "Nos fer atu"],
    ["   ", ""],
    ["x".repeat(150), "x".repeat(100)],
    ["🎬".repeat(150), "🎬".repeat(100)],
    [`${"x".repeat(99)} y`, "x".repeat(99)],
  ])("%j becomes %j", (text, query) => {
    expect(typedQuery(text)).toBe(query);
  });

  test("null and undefined become an empty query", () => {
    expect([typedQuery(null), typedQuery(undefined)]).toEqual(["", ""]);
  });
});

describe("folded", () => {
  test.each([
    ["AMÉLIE", "amelie"],
    ["Häxan", "haxan"],
    ["Schindler’s List", "schindlers list"],
    ["Spider-Man: No Way Home", "spider man no way home"],
    ["Straße nach Łódź", "strasse nach lodz"],
    ["Ελλάδα", "ελλαδα"],
    ["M*A*S*H", "m a s h"],
  ])("%s and %s fold alike", (text, plain) => {
    expect(folded(text)).toBe(plain);
    expect(folded(plain)).toBe(plain);
  });

  test.each(["がんばれ", "й", "생활의 발견", "आवारा"])("%s retains its marks", (text) => {
    expect(folded(text)).toBe(text);
  });

  test("punctuation alone is unchanged", () => {
    expect(folded(" $ ")).toBe("$");
  });

  test("folding twice is folding once", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
        expect(folded(folded(text))).toBe(folded(text));
      }),
    );
  });
});

test.each([
  ["tt0017136", "tt0017136"],
  [" TT0017136 ", "tt0017136"],
  ["nm0000036", "nm0000036"],
  ["https://www.imdb.com/title/tt0017136/?ref_=fn", "tt0017136"],
  ["tt123", null],
  ["tt0017136 metropolis", null],
  ["att0017136", null],
  ["metropolis", null],
])("the IMDb id in %j is %j", (query, id) => {
  expect(parseImdbId(query)).toBe(id);
});

test.each([
  ["1927", 1927],
  ["1870", 1870],
  ["2099", 2099],
  ["1869", null],
  ["2100", null],
  ["19270", null],
  ["1927 ", null],
  ["١٩٢٧", null],
  ["", null],
  [null, null],
])("the year %j is %j", (text, year) => {
  expect(parseSearchYear(text)).toBe(year);
});

describe("searchAttempts", () => {
  const attempts = (query: string, chosenYear?: number | null, spelling?: string) =>
    searchAttempts(query, chosenYear, spelling).map(({ text, year, exact, omittedYear }) => [
      text,
      year,
      ...(exact ? ["exact"] : []),
      ...(omittedYear ? [omittedYear] : []),
    ]);

  test("a query without a year is one attempt, as it is spelled", () => {
    expect(attempts("The Kid")).toEqual([["The Kid", null]]);
  });

  test.each([
    ["Ocean's Eleven", ["Ocean’s Eleven", "oceans eleven"]],
    ["Ocean’s Eleven", ["Ocean's Eleven", "oceans eleven"]],
    ["Rock ‘n’ Roll", ["Rock 'n' Roll", "rock n roll"]],
    ["S.W.A.T.", ["s w a t"]],
    ["[REC]", ["rec"]],
    ["Amélie", ["amelie"]],
    ["$", []],
  ])("%s is asked before its other spellings", (query, others) => {
    expect(attempts(query)).toEqual([query, ...others].map((text) => [text, null]));
    expect(attempts(query, 1999)).toEqual([query, ...others].map((text) => [text, 1999]));
  });

  test("a year in brackets is tried first, then the title alone", () => {
    expect(attempts("The Kid (1921)")).toEqual([
      ["The Kid", 1921],
      ["The Kid", null, 1921],
    ]);
    expect(attempts("Ocean’s Eleven (1961)").slice(0, 3)).toEqual([
      ["Ocean’s Eleven", 1961],
      ["Ocean’s Eleven", null, 1961],
      ["Ocean's Eleven", null, 1961],
    ]);
  });

  test("a bare year is part of the title, then the year of an exact title, then of any, then left out", () => {
    expect(attempts("Blade Runner 2049")).toEqual([
      ["Blade Runner 2049", null, "exact"],
      ["Blade Runner", 2049, "exact"],
      ["Blade Runner 2049", null],
      ["Blade Runner", 2049],
      ["Blade Runner", null, 2049],
    ]);
    expect(attempts("spider man 2002", null, "Spider-Man").slice(3)).toEqual([
      ["Spider-Man", 2002],
      ["Spider-Man", null, 2002],
    ]);
  });

  test("with an apostrophe whose spelling is not known, a bare year is left out of both", () => {
    expect(attempts("ocean’s eleven 1961")).toEqual([
      ["ocean’s eleven 1961", null, "exact"],
      ["ocean’s eleven 1961", null],
      ["ocean’s eleven", null, 1961],
      ["ocean's eleven", null, 1961],
    ]);
    expect(attempts("oceans eleven 1961", null, "Ocean’s Eleven")).toContainEqual(["Ocean’s Eleven", 1961]);
  });

  test("a chosen year is in every attempt, and the same year in the query is no part of the title", () => {
    expect(attempts("The Kid", 1921)).toEqual([["The Kid", 1921]]);
    expect(attempts("The Kid (1921)", 1921).slice(0, 2)).toEqual([
      ["The Kid", 1921],
      ["The Kid (1921)", 1921],
    ]);
    expect(attempts("Blade Runner 2049", 2017)).toEqual([["Blade Runner 2049", 2017]]);
  });

  test.each(["1917", "2012", "Room 1408", "Apollo 13", "Death Race 3000"])("%s is a title", (query) => {
    expect(attempts(query)).toEqual([[query, null]]);
  });
});
