import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleData, sampleFilm } from "#tests/support/embedded-data.ts";
import { collectionOf } from "./collection.ts";
import { parseData } from "./data-schema.ts";
import { folded, titleSearch } from "./search.ts";

const titles: [number, string, string?, number?][] = [
  [1, "The Kid"],
  [2, "Kid Auto Races at Venice", undefined, 50],
  [3, "The Cabinet of Dr. Caligari", "Das Cabinet des Dr. Caligari"],
  [4, "Ikiru", "生きる"],
  [5, "The Passion of Joan of Arc", "La passion de Jeanne d'Arc"],
  [6, "Nosferatu: A Symphony of Horror", "Nosferatu – Eine Symphonie des Grauens"],
  [7, "A Kid for Two Farthings", undefined, 60],
  [8, "Häxan"],
  [9, "Carnival of Souls"],
  [10, "Spider-Man"],
];
const films = titles.map(([id, title, original_title = title, popularity = 10]) => sampleFilm(id, { title, original_title, popularity }));
const find = titleSearch([...collectionOf(parseData(sampleData(films))).films.values()]);
const found = (query: string) => find(query).map((film) => film.id);

test.each([
  ["kid", [1, 7, 2]],
  ["the kid", [1]],
  ["HAXAN", [8]],
  ["häxan", [8]],
  ["hax", [8]],
  ["caligari cab", [3]],
  ["das cabinet", [3]],
  ["dr caligari", [3]],
  ["生き", [4]],
  ["jeanne d’arc", [5]],
  ["jeanne darc", [5]],
  ["nosferatu a symphony", [6]],
  ["spiderman", [10]],
  ["spider man", [10]],
  ["souls carnival", [9]],
  ["arnival", []],
  ["", []],
  ["  ?!  ", []],
])("%j finds %j", (query, expected) => {
  expect(found(query)).toEqual(expected);
});

test("no query throws", () => {
  fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 300 }), (query) => find(query).length <= films.length));
});

test("only the beginning of a long query counts", () => {
  expect(found(`kid${" ".repeat(200)}${"a ".repeat(100_000)}`)).toEqual([1, 7, 2]);
});

test("folding twice is folding once", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(folded(folded(text))).toBe(folded(text));
    }),
  );
});
