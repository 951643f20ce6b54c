import { expect, test } from "vitest";
import type { TitleName } from "#domain/inventory.ts";
import { createTitleFinder } from "./title-finder.ts";

const movie = (id: number, name: string): TitleName => ({ type: "movies", id, name, popularity: 1 });
const finder = () => createTitleFinder({ exported: () => null, isBlocked: () => false, onError: (error) => expect.unreachable(String(error)) });

test("a name is found as soon as it is learned, and learned once", () => {
  const { find, learn, learned } = finder();
  expect(find("metropolus", "movies")).toEqual({});
  learn([movie(19, "Metropolis"), movie(19, "Metropolis"), movie(1, "")]);
  expect(find("metropolus", "movies").movies?.name).toBe("Metropolis");
  learn([movie(20, "Nosferatu"), movie(19, "Metropolis")]);
  expect(find("nosfartu", "movies").movies?.name).toBe("Nosferatu");
  expect(find("metropolus", "movies").movies?.name).toBe("Metropolis");
  expect(learned()).toBe(2);
});

test("thousands of names are found", () => {
  const { find, learn, learned } = finder();
  for (let number = 1; number <= 3000; number += 1) learn([movie(number, `Chronicle${number} Volume`)]);
  for (const number of [1, 999, 1500, 3000]) expect(find(`chronicle${number} volumee`, "movies").movies?.name).toBe(`Chronicle${number} Volume`);
  expect(learned()).toBe(3000);
});

test("at most 50,000 names are learned", () => {
  const { learn, learned } = finder();
  for (let id = 1; id <= 60_000; id += 1000) learn(Array.from({ length: 1000 }, (_, at) => movie(id + at, `${id + at}`)));
  expect(learned()).toBe(50_000);
});
