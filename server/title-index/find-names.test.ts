import { describe, expect, test } from "vitest";
import type { SearchType } from "#domain/addresses.ts";
import type { TitleName } from "#domain/inventory.ts";
import { hostileTexts } from "#tests/support/hostile-texts.ts";
import { findNames } from "./find-names.ts";
import { createTitleIndex } from "./title-index.ts";

const names: [type: SearchType, name: string, popularity: number][] = [
  ["movies", "Nosferatu", 50],
  ["movies", "Nosferatu the Vampyre", 20],
  ["movies", "Metropolis", 40],
  ["movies", "The General", 30],
  ["movies", "The Generals of Düppel", 60],
  ["movies", "Star Wars", 90],
  ["movies", "Spider-Man", 80],
  ["movies", "Сталкер", 25],
  ["movies", "Ορφέας", 5],
  ["movies", "Amélie", 35],
  ["movies", "七人の侍", 33],
  ["movies", "The Cabinet of Dr. Caligari", 28],
  ["movies", "Love", 3],
  ["movies", "Metropolix", 2],
  ["movies", "Ocean's Eleven", 44],
  ["tv", "Nosferatu Nights", 2],
  ["tv", "Judex", 4],
  ["people", "Charlie Chaplin", 22],
  ["people", "Buster Keaton", 21],
];
const listed = names.map(([type, name, popularity], index): TitleName => ({ type, id: index + 1, name, popularity }));
const index = createTitleIndex();
index.add(listed);
const find = (query: string, type: SearchType = "movies", isBlocked = (_: SearchType, id: number) => id < 0) => findNames({ index, isBlocked }, query, type);
const movie = (query: string) => find(query).movies?.text;

describe("a query with typing errors", () => {
  test.each([
    ["nosfartu", "Nosferatu"],
    ["nosfe", "Nosferatu"],
    ["nasferat", "Nosferatu"],
    ["metropolus", "Metropolis"],
    ["merropoliss", "Metropolis"],
    ["metro polis", "Metropolis"],
    ["teh general", "The General"],
    ["genral", "The General"],
    ["starwars", "Star Wars"],
    ["star wras", "Star Wars"],
    ["spiderman", "Spider-Man"],
    ["spidre man", "Spider-Man"],
    ["metrp olis", "Metropolis"],
    ["oceans elevn", "Ocean's Eleven"],
    ["stalkr", "Сталкер"],
    ["сталкр", "Сталкер"],
    ["метрополис", "Metropolis"],
    ["метрополус", "Metropolis"],
    ["orfes", "Ορφέας"],
    ["ορφας", "Ορφέας"],
    ["amelei", "Amélie"],
    ["七人の待", "七人の侍"],
    ["caligary cabinett", "Caligari Cabinet"],
  ])("%s finds %s", (query, text) => {
    expect(movie(query)).toBe(text);
  });

  test("finds people", () => {
    expect(find("charlie chapln", "people").people).toMatchObject({ text: "Charlie Chaplin", edits: 1, part: 0 });
    expect(find("bsuter keatno", "people").people?.edits).toBe(2);
  });

  test("is forgiven one edit in words of four to seven letters, two from eight, none below", () => {
    expect(movie("teh genral")).toBe("The General");
    expect(movie("geenrxl")).toBe(undefined);
    expect(movie("mxtrxpolis")).toBe("Metropolis");
    expect(movie("mxtrxpolxs")).toBe(undefined);
    expect(movie("dr caligari")).toBe("Dr Caligari");
    expect(movie("dx caligari")).toBe(undefined);
  });

  test("of few letters is left alone, unless they are all or most of a name", () => {
    expect(movie("lo")).toBe("Love");
    expect(movie("lvoe")).toBe(undefined);
    expect(movie("judxe")).toBe(undefined);
    expect(find("judxe", "tv").tv?.text).toBe("Judex");
    expect(movie("duepl")).toBe(undefined);
    expect(movie("caligri")).toBe("Caligari");
    expect(movie("colugari")).toBe(undefined);
    expect(movie("nosfxr")).toBe(undefined);
  });

  test.each(["xqzt", "gzorp", "vvxq", "щжъх", "Αμελί"])("%s is like no name, however many have a word of one letter or a long one", (query) => {
    const others = [
      "American History X",
      "A Minecraft Movie",
      "Clarence G. Badger",
      "V for Vendetta",
      "The Q and the Z",
      "Plan Z: Φ",
      "Х и Щ, or the Beginning",
    ];
    const withLetters = createTitleIndex();
    withLetters.add(others.map((name, id): TitleName => ({ type: "movies", id: id + 1, name, popularity: 90 })));
    expect(findNames({ index: withLetters, isBlocked: () => false }, query, "movies")).toEqual({});
  });
});

describe("of several names", () => {
  test("the closest is found, then the whole name, then the most popular", () => {
    expect(find("metropolix").movies?.name).toBe("Metropolix");
    expect(find("metropolit").movies?.name).toBe("Metropolis");
    expect(find("love").movies).toMatchObject({ name: "Love", edits: 0 });
    expect(find("the genral").movies?.name).toBe("The General");
    expect(find("generl").movies?.name).toBe("The General");
  });

  test("the best of each type is found", () => {
    const found = find("nosferatu");
    expect(found.movies).toMatchObject({ name: "Nosferatu", edits: 0, part: 0 });
    expect(found.tv).toMatchObject({ name: "Nosferatu Nights", edits: 0, part: 1 });
    expect(found.people).toBe(undefined);
  });

  test("one that is blocked is passed over", () => {
    const id = listed.find(({ name }) => name === "Nosferatu")?.id;
    expect(find("nosferatu", "movies", (type, blocked) => type === "movies" && blocked === id).movies?.name).toBe("Nosferatu the Vampyre");
  });
});

test("texts that try to break it find nothing or something, in bounded time", () => {
  for (const text of [...Object.values(hostileTexts), "", " ", "a", "a".repeat(100), "a b c d e f g h i j k l m n o p q r s t u v w x y z", "the ".repeat(25)])
    expect(() => find(text)).not.toThrow();
});

test("an empty index finds nothing", () => {
  expect(findNames({ index: createTitleIndex(), isBlocked: () => false }, "nosferatu", "movies")).toEqual({});
});
