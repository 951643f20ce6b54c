import { expect, test } from "vitest";
import { similarTitleHints, type TitleHint } from "./title-hint.ts";

const hint = (id: number, title: string, facts: Partial<TitleHint> = {}): TitleHint => ({
  ...{ type: "movies", id, title, date: "", poster_path: null, popularity: 1 },
  ...facts,
});
const suggested = (hints: TitleHint[], query: string, type: "movies" | "tv" = "movies") => similarTitleHints(hints, query, type).map(({ id }) => id);

test("hints are sorted by closeness, then the searched type, then popularity", () => {
  const hints = [
    hint(1, "Nosferatu: A Symphony of Horror", { popularity: 90 }),
    hint(2, "Nosferatu", { type: "tv", popularity: 80 }),
    hint(3, "Nosferatu", { popularity: 5 }),
    hint(4, "Nosferatus", { popularity: 50 }),
    hint(5, "Nosferati", { popularity: 70 }),
    hint(6, "Metropolis", { popularity: 99 }),
  ];
  expect(suggested(hints, "NOSFÉRATU")).toEqual([3, 2, 5, 4, 1]);
  expect(suggested(hints, "nosferatu", "tv")).toEqual([2, 3, 5, 4, 1]);
});

test("at most five are suggested", () => {
  expect(
    suggested(
      Array.from({ length: 9 }, (_, index) => hint(index + 1, "Metropolis")),
      "metropolis",
    ),
  ).toHaveLength(5);
});
