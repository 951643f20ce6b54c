import { expect, test } from "vitest";
import type { TitleName } from "#domain/inventory.ts";
import { createTitleFinder } from "./title-finder.ts";

const names: TitleName[] = [
  { type: "movies", id: 1, name: "The General", popularity: 5 },
  { type: "movies", id: 2, name: "Genuine", popularity: 1 },
  { type: "movies", id: 3, name: "Genuine", popularity: 2 },
  { type: "tv", id: 4, name: "Major Genius", popularity: 9 },
  { type: "people", id: 5, name: "Léon Gaumont", popularity: 3 },
  { type: "movies", id: 6, name: "Сталкер", popularity: 3 },
];

function finder(blocked: number[] = []) {
  const made = createTitleFinder({ exported: () => null, isBlocked: (_, id) => blocked.includes(id), onError: (error) => expect.unreachable(String(error)) });
  made.learn(names);
  return made;
}

test.each([
  ["gen", ["The General", "Genuine", "Major Genius"]],
  ["THE ge", ["The General"]],
  ["genius maj", ["Major Genius"]],
  ["leon", ["Léon Gaumont"]],
  ["stal", ["Сталкер"]],
  ["gem", []],
  ["", []],
  ["?!", []],
])("%j begins %j: those that begin so first, then by popularity, each once", (typed, expected) => {
  expect(finder().begun(typed, 10)).toEqual(expected);
});

test("as many as wanted, without what is blocked", () => {
  expect(finder().begun("gen", 1)).toEqual(["The General"]);
  expect(finder([1]).begun("gen", 1)).toEqual(["Genuine"]);
});
